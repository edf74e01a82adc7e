import { html, svg, type SVGTemplateResult, type TemplateResult } from "lit";

/** Rounds are written as `@x y radius`, boxes as `#x y width height`: paths of them are long. */
const ROUND = /@(\S+) (\S+) ([\d.]+)/g;
const BOX = /#(\S+) (\S+) (\S+) ([\d.]+)/g;

/**
 * Return the shapes of a drawing: parts like `cM0 0…`, a letter for the paint before each path.
 *
 * Paints, in `card.css` and `map.css`: c cloth, k hair, s skin, d dark, w ivory, m brass, i steel,
 * o wood, r red, v leaf, p wall, q floor, h shade, g glow; l and y are lines, dark and of light.
 */
export function shapes(drawing: string): SVGTemplateResult[] {
  return drawing
    .replace(ROUND, (_, x: string, y: string, r: string) => round(Number(x), Number(y), Number(r)))
    .replace(BOX, "M$1 $2h$3v$4h-$3z")
    .split("|")
    .map((part) => svg`<path class=${part.charAt(0)} d=${part.slice(1)}></path>`);
}

function round(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** Return a picture; the words stand beside it. */
export function picture(id: string, drawing: string): TemplateResult {
  return html`<svg class="picture ${id}" viewBox="0 0 64 64" aria-hidden="true">
    ${shapes(drawing)}
  </svg>`;
}
