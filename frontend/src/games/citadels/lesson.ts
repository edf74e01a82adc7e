import { svg, type TemplateResult } from "lit";
import { figure } from "../../shared/art/figure";

function back(x: number, y: number, turn: number): TemplateResult {
  return svg`<g transform="translate(${x} ${y}) rotate(${turn} 20 30)">
    <rect class="back" width="40" height="60" rx="5"></rect>
    <path class="brass-line" d="M20 18l8 12-8 12-8-12z"></path>
  </g>`;
}

const crown = svg`<path class="brass" d="M0 16l-3-15 8 7 6-10 6 10 8-7-3 15z"></path>`;

const choosing = svg`${back(34, 44, -16)} ${back(66, 38, -7)} ${back(134, 38, 7)} ${back(166, 44, 16)}
  <g transform="translate(99 14)">
    <rect class="card" width="44" height="66" rx="5"></rect>
    <text x="10" y="17" font-size="14">4</text>
    <g transform="translate(11 28)">${crown}</g>
    <path class="ink" d="M10 54h24"></path>
  </g>
  <path class="chalk" d="M104 100c9-11 25-11 34 0c-9 11-25 11-34 0z"></path>
  <circle class="brass" cx="121" cy="100" r="4.500"></circle>`;

const roundels = Array.from({ length: 8 }, (_, at) => {
  const called = at === 3;
  return svg`<g transform="translate(${22 + at * 28} 98)">
    <circle class=${called ? "brass" : "night"} r="11"></circle>
    <text class=${called ? "" : "lit"} y="5" font-size="14">${at + 1}</text>
  </g>`;
});

const calling = svg`<path class="beam" d="M106 0l34 88H72z"></path>
  ${figure(86, 36, "one")}
  <g transform="translate(95 19)">${crown}</g>
  ${roundels}`;

function house(x: number, height: number, colour: string, roof: string): TemplateResult {
  return svg`<g transform="translate(${x} ${112 - height})">
    <rect class=${colour} width="32" height=${height}></rect>
    <path class=${colour} d=${roof}></path>
    <path class="night" d="M12 ${height}v-11c0-5 8-5 8 0v11z"></path>
    <path class="chalk" d="M9 14v5M23 14v5"></path>
  </g>`;
}

const building = svg`<path class="chalk" d="M8 112h224"></path>
  ${house(20, 40, "three", "M-2 0l18-16L34 0z")} ${house(60, 58, "one", "M0 0v-7h7v5h5v-5h8v5h5v-5h7v7z")}
  ${house(100, 74, "brass", "M-2 0l18-22L34 0z")} ${house(140, 46, "five", "M0 0v-7h7v5h5v-5h8v5h5v-5h7v7z")}
  ${house(180, 62, "four", "M0 0c0-20 32-20 32 0z")}
  <path class="chalk" d="M116 16V4"></path><path class="accent" d="M116 3l13 5-13 5z"></path>
  <g class="brass"><circle cx="34" cy="40" r="6"></circle><circle cx="44" cy="46" r="6"></circle><circle cx="156" cy="40" r="6"></circle></g>`;

export default [choosing, calling, building];
