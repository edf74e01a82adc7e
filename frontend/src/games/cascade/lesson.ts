import { svg, type TemplateResult } from "lit";
import { figure } from "../../shared/art/figure";

/** The glazes of the pictures, which stand in places that have no look of their own. */
const BLUE = "#2557c4";
const RED = "#c22a33";
const CLAY = "#b3623a";
const SLIP = "#fff6e4";
const DROP = "M0-10c4.500 5.600 7 9 7 12.500a7 7 0 0 1-14 0C-7-1-4.500-4.400 0-10z";
const DIAMOND = "M0-10l8 10l-8 10l-8-10z";

function tile(x: number, y: number, glaze: string, side = 26): TemplateResult {
  const half = side / 2;
  return svg`<g transform="translate(${x} ${y})">
    <rect fill=${CLAY} y="3" width=${side} height=${side} rx="6"></rect>
    <rect fill=${glaze} width=${side} height=${side} rx="6"></rect>
    <ellipse fill="#fff" opacity="0.45" cx=${half * 0.8} cy="4.500" rx=${half * 0.6} ry="2.600"></ellipse>
    <path fill=${SLIP} transform="translate(${half} ${half + 1}) scale(${side / 42})" d=${glaze === RED ? DIAMOND : DROP}></path>
  </g>`;
}

function board(x: number, y: number, reds: readonly number[]): TemplateResult {
  return svg`<g transform="translate(${x} ${y})">${Array.from({ length: 9 }, (_, at) =>
    tile((at % 3) * 31, Math.floor(at / 3) * 31, reds.includes(at) ? RED : BLUE),
  )}</g>`;
}

const ARROW = svg`<path class="chalk" d="M0 0h18M12-6l6 6l-6 6"></path>`;
const PLUS = [1, 3, 4, 5, 7];

const finger = svg`<circle class="beam" r="16"></circle><circle class="beam" r="9"></circle>
  <path class="card" d="M-4-2a4.500 4.500 0 0 1 9 0v12l8 3c3 1 4 3 3.500 6L15 30H-2l-9-12c-2-3 2-6 4.500-3.500L-4 17z"></path>`;

const spreads = svg`${board(12, 14, [])}<g transform="translate(56 60)">${finger}</g>
  <g transform="translate(111 60)">${ARROW}</g>${board(136, 14, PLUS)}`;

/** Stones of a sign: wanted ones are white, forbidden ones grey. */
const STONES = [0, 1, 2, 3, 5, 6, 7, 8].map((at) => {
  const wanted = at % 2 === 0;
  return svg`<rect fill=${wanted ? "#fffaf0" : "#77706a"} x=${(at % 3) * 22} y=${Math.floor(at / 3) * 22} width="20" height="20" rx="5"></rect>
    <path fill="none" stroke=${wanted ? "#0b6b5a" : "#fff"} stroke-width="3" stroke-linecap="round" stroke-linejoin="round" transform="translate(${(at % 3) * 22 + 4} ${Math.floor(at / 3) * 22 + 5})" d="M1 5l4 4l7-8"></path>`;
});

const signs = svg`${board(14, 14, [0, 2, 6, 8])}
  <g transform="translate(142 26)">
    <rect fill="#3a2b23" x="-5" y="-5" width="74" height="74" rx="9"></rect>
    ${STONES}${tile(20, 20, RED, 24)}
  </g>
  <path class="chalk dotted" d="M60 58c22 22 50 24 74 10"></path>`;

const STAR =
  "M0-11l3.200 6.700l7.300 1l-5.400 5l1.400 7.300L0 5.500L-6.500 9l1.400-7.300l-5.400-5l7.300-1z";

const steps = svg`<rect fill="#170d0a" x="24" y="22" width="192" height="16" rx="8"></rect>
  <rect fill="#ff8a3d" x="24" y="22" width="122" height="16" rx="8"></rect>
  <rect fill="#ffc46b" x="116" y="22" width="30" height="16" rx="8"></rect>
  ${[0, 1, 2].map((at) => svg`<path class="brass" transform="translate(${78 + at * 42} 66) scale(${at === 1 ? 1.7 : 1.35})" d=${STAR}></path>`)}
  ${figure(30, 78, "five")}${figure(100, 82, "three")}${figure(170, 78, "one")}`;

export default [spreads, signs, steps];
