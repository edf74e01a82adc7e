/** Keeps the screen on while a game runs, on plain http too. */
export class Wake {
  private wanted = false;
  private lock: WakeLockSentinel | null = null;
  private video: HTMLVideoElement | null = null;

  constructor() {
    document.addEventListener("visibilitychange", () => this.refresh());
    // A video may only start by a tap, so each tap is a chance.
    document.addEventListener("pointerup", () => this.refresh());
  }

  /** Keep the screen on, or let it sleep. */
  keep(on: boolean): void {
    if (on === this.wanted) return;
    this.wanted = on;
    this.refresh();
  }

  private refresh(): void {
    if (!this.wanted) return this.release();
    if (document.visibilityState === "hidden") return;
    if ("wakeLock" in navigator) void this.acquire();
    else this.play();
  }

  private async acquire(): Promise<void> {
    if (this.lock?.released === false) return;
    try {
      this.lock = await navigator.wakeLock.request("screen");
    } catch {
      // A phone that saves power says no; the game goes on without.
    }
  }

  private play(): void {
    this.video ??= silentVideo();
    void this.video?.play().catch(() => undefined);
  }

  private release(): void {
    void this.lock?.release();
    this.lock = null;
    this.video?.pause();
  }
}

const FRAME_MS = 1000;

/** Return a tiny video of a canvas that changes now and then: screens stay on while one plays. */
function silentVideo(): HTMLVideoElement | null {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 2;
  const pen = canvas.getContext("2d");
  if (pen === null || !("captureStream" in canvas)) return null;
  let lit = false;
  setInterval(() => {
    lit = !lit;
    pen.fillStyle = lit ? "#000" : "#010101";
    pen.fillRect(0, 0, 2, 2);
  }, FRAME_MS);
  const video = document.createElement("video");
  video.muted = video.loop = video.playsInline = true;
  video.setAttribute("playsinline", "");
  video.setAttribute("aria-hidden", "true");
  video.tabIndex = -1;
  video.className = "wake";
  video.srcObject = canvas.captureStream();
  document.body.append(video);
  return video;
}
