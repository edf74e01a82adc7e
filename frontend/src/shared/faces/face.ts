import { html, nothing, svg, type TemplateResult } from "lit";
import type { SeatInfo } from "../protocol";
import { featuresOf, type Mood } from "./features";
import { hairOf } from "./hair";
import { HATS } from "./hats";

const HEAD =
  "M32 17.500c9 0 15 6.500 15 15.500c0 10-6 18.500-15 18.500S17 43 17 33c0-9 6-15.500 15-15.500zM16.500 31a3.500 4.500 0 1 0 .1 9zM47.500 31a3.500 4.500 0 1 1-.1 9z";
const NECK = "M26 46h12v9l-6 7l-6-7z";
const COAT = "M25 53.500l7 8l7-8c9 2 18 5 19 18.500H6c1-13.500 10-16.500 19-18.500z";

const AUTOMATON = "M20 18h24a4 4 0 0 1 4 4v25a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4z";
const KNOBS = "M11.500 29H17v10h-5.500zM47 29h5.500v10H47z";
const RIVETS =
  "M20.500 21.500a1 1 0 1 0 .1 0zM43.500 21.500a1 1 0 1 0 .1 0zM20.500 46a1 1 0 1 0 .1 0zM43.500 46a1 1 0 1 0 .1 0z";

const ANTENNA = "M31 11h2v8h-2zM32 5.500a3.200 3.200 0 1 0 .1 0z";

/** Return a portrait: who sits there, in their colour and hat, with the face they make now. */
export function face(seat: SeatInfo, mood: Mood | null): TemplateResult {
  const bot = seat.kind === "bot" || seat.bot;
  const hair = hairOf(seat.shape);
  const hat = HATS[seat.hat];
  const { eyes, lines, light = "", blush = "", beside = "" } = featuresOf(seat.expression, mood);
  return html`<svg
    class="portrait ${mood ?? ""} ${bot ? "bot" : ""}"
    viewBox="0 0 64 72"
    aria-hidden="true"
  >
    <ellipse class="ground" cx="32" cy="36" rx="29" ry="33"></ellipse>
    <g clip-path="url(#oval)">
      ${bot ? nothing : svg`<path class="hair" d=${hair.behind}></path>`}
      <path class="neck" d=${NECK}></path>
      <path class="coat" d=${COAT}></path>
    </g>
    <clipPath id="oval"><ellipse cx="32" cy="36" rx="27.500" ry="31.500"></ellipse></clipPath>
    <ellipse class="frame" cx="32" cy="36" rx="29" ry="33"></ellipse>
    <g class="head">
      ${
        bot
          ? svg`<path class="trim" d=${KNOBS}></path><path class="skin" d=${AUTOMATON}></path><path class="ink" d=${RIVETS}></path>`
          : svg`<path class="skin" d=${HEAD}></path><path class="hair" d=${hair.before}></path>`
      }
      ${bot && hat.cloth === "" ? svg`<path class="cloth" d=${ANTENNA}></path>` : nothing}
      <path class="blush" d=${blush}></path>
      <path class="ink" d=${eyes}></path>
      <path class="line" d=${lines}></path>
      <path class="skin" d=${light}></path>
      <path class=${hat.pale ? "trim" : "cloth"} d=${hat.cloth}></path>
      <path class=${hat.pale ? "cloth" : "trim"} d=${hat.trim}></path>
    </g>
    <path class="beside" d=${beside}></path>
  </svg>`;
}
