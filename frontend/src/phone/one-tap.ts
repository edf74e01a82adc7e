import type { LitElement, ReactiveController } from "lit";

/** Nobody sees what has come under the finger, and decides to press it, as fast as this. */
const ONE_TAP_MS = 500;
/** How far a finger strays between two taps, in pixels. */
const SAME_PLACE = 24;

/** A hand that taps twice means the first tap: what has come there since is not pressed. */
export class OneTap implements ReactiveController {
  private last: { event: MouseEvent; pressed: EventTarget | undefined } | null = null;

  constructor(private readonly host: LitElement) {
    host.addController(this);
  }

  hostConnected(): void {
    this.host.addEventListener("click", this.pressed, { capture: true });
  }

  hostDisconnected(): void {
    this.host.removeEventListener("click", this.pressed, { capture: true });
  }

  private readonly pressed = (event: MouseEvent): void => {
    const pressed = event.composedPath().find((one) => one instanceof HTMLButtonElement);
    const { last } = this;
    if (last !== null && last.pressed !== pressed && isSameTap(last.event, event))
      event.stopImmediatePropagation();
    else this.last = { event, pressed };
  };
}

function isSameTap(one: MouseEvent, other: MouseEvent): boolean {
  const near = Math.hypot(other.clientX - one.clientX, other.clientY - one.clientY) < SAME_PLACE;
  // A key presses no place.
  return near && other.detail > 0 && other.timeStamp - one.timeStamp < ONE_TAP_MS;
}
