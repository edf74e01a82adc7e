import { svg, type SVGTemplateResult } from "lit";

/** Return the shapes of a drawing: parts like `cM0 0…`, a letter for the paint before each path. */
export function shapes(drawing: string): SVGTemplateResult[] {
  return drawing
    .split("|")
    .map((part) => svg`<path class=${part.charAt(0)} d=${part.slice(1)}></path>`);
}
