import { svg, type TemplateResult } from "lit";
import { figure } from "../../shared/art/figure";

const beach = svg`<path class="ink" d="M22 46c1-9 1-15-1-21M21 25c-4-5-9-5-13-1M21 25c-1-5-6-8-10-7M21 25c4-5 9-5 13-1M21 25c1-5 6-8 10-7"></path>
  <path class="ink" d="M7 52c5-3 9-3 14 0s9 3 14 0"></path>
  <circle class="brass" cx="33" cy="13" r="4.5"></circle>`;

function card(x: number, turn: number, face: TemplateResult): TemplateResult {
  return svg`<g transform="translate(${x} 27) rotate(${turn} 21 32)">
    <rect class="card" width="42" height="64" rx="5"></rect>${face}
  </g>`;
}

const sameCards = svg`${card(18, -7, beach)} ${card(70, -2, beach)} ${card(122, 3, beach)}
  ${card(
    176,
    8,
    svg`<path class="night" d="M6 30h30l-3-3h-3l-2-11c-4-2-10-2-14 0l-2 11H9z"></path>
    <text x="21" y="55" font-size="24" class="mark">?</text>`,
  )}`;

const asking = svg`${figure(34, 62, "one")} ${figure(166, 62, "two")}
  <path class="bubble" d="M62 16h52a8 8 0 0 1 8 8v14a8 8 0 0 1-8 8H82l-12 12 2-12h-10a8 8 0 0 1-8-8V24a8 8 0 0 1 8-8z"></path>
  <text x="88" y="39" font-size="22">?</text>
  <path class="bubble" d="M142 30h36a8 8 0 0 1 8 8v10a8 8 0 0 1-8 8h-4l2 9-11-9h-23a8 8 0 0 1-8-8V38a8 8 0 0 1 8-8z"></path>
  <path class="ink" d="M149 43v.2M160 43v.2M171 43v.2"></path>`;

const voting = svg`<path class="beam" d="M120 0l44 120H76z"></path>
  ${figure(100, 56, "four")} ${figure(14, 68, "one")} ${figure(186, 68, "two")}
  <path class="chalk dotted" d="M48 62c14-22 34-30 54-22M192 62c-14-22-34-30-54-22"></path>
  <rect class="card" x="66" y="24" width="16" height="22" rx="3" transform="rotate(-14 74 35)"></rect>
  <rect class="card" x="158" y="24" width="16" height="22" rx="3" transform="rotate(14 166 35)"></rect>
  <g class="brass"><circle cx="74" cy="35" r="4"></circle><circle cx="163" cy="33" r="4"></circle><circle cx="169" cy="38" r="4"></circle></g>`;

export default [sameCards, asking, voting];
