import { svg, type TemplateResult } from "lit";

/** Return somebody, from the head to the shoulders, 40 wide and 46 high. */
export function figure(x: number, y: number, colour: string): TemplateResult {
  return svg`<g transform="translate(${x} ${y})">
    <path class=${colour} d="M0 46c0-13 8-20 20-20s20 7 20 20z"></path>
    <circle class="card" cx="20" cy="14" r="12"></circle>
    <path class="ink" d="M15.5 12.5v.6M24.5 12.5v.6M16 18.5c2.5 2 5.500 2 8 0"></path>
  </g>`;
}
