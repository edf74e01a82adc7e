import { nothing, svg, type TemplateResult } from "lit";
import { motif } from "./glaze";
import { MIDDLE } from "./model";

/** Where a sign's nine stones are on a tile of 100. */
const FIRST = 15;
const APART = 24;
const SIDE = 22;
/** The tile's own motif, which the sign covers, is repeated in the rim. */
const RIM = [
  [50, 7.5],
  [92.5, 50],
  [50, 92.5],
  [7.5, 50],
] as const;

const TICK = "M5.500 11.500l4 4l7-8.500";
const BAR = "M6 16L16 6";

/** Return a sign as it lies on its tile: what it wants, and which of that holds now. */
export function sign(
  nine: readonly number[],
  held: ReadonlyMap<number, boolean>,
  own: number,
): TemplateResult {
  const target = nine[MIDDLE] ?? 0;
  const whole = [...held.values()].every((holds) => holds);
  return svg`<svg class="sign ${whole ? "whole" : ""}" viewBox="0 0 100 100" aria-hidden="true">
    <g class="rim">${RIM.map(
      ([x, y]) =>
        svg`<g transform="translate(${x - 5.5} ${y - 5.5}) scale(0.46)">${motif(own)}</g>`,
    )}</g>
    <rect class="bed" x="13" y="13" width="74" height="74" rx="9"></rect>
    ${nine.map((pixel, at) => (at === MIDDLE ? middle(target, held.get(at)) : stone(pixel, at, held.get(at))))}
  </svg>`;
}

function placed(at: number): string {
  return `translate(${FIRST + APART * (at % 3)} ${FIRST + APART * Math.floor(at / 3)})`;
}

/** Where no tile is, a sign says nothing. */
function stone(
  pixel: number,
  at: number,
  holds: boolean | undefined,
): TemplateResult | typeof nothing {
  if (holds === undefined) return nothing;
  const wanted = pixel === 0;
  return svg`<g class="stone ${wanted ? "wanted" : "banned"} ${holds ? "holds" : ""}" transform=${placed(at)}>
    <rect width=${SIDE} height=${SIDE} rx="5"></rect>
    ${holds ? svg`<path d=${TICK}></path>` : wanted ? nothing : svg`<path d=${BAR}></path>`}
  </g>`;
}

function middle(target: number, holds: boolean | undefined): TemplateResult {
  return svg`<g class="target g${target}" transform=${placed(MIDDLE)}>
    <rect x="-1" y="-1" width=${SIDE + 2} height=${SIDE + 2} rx="6"></rect>
    <g class="motif" transform="translate(3.2 3.2) scale(0.65)">${motif(target)}</g>
    ${
      holds === undefined
        ? nothing
        : svg`<circle class="centre ${holds ? "holds" : ""}" cx="21" cy="1" r="5"></circle>`
    }
  </g>`;
}
