import { svg, type TemplateResult } from "lit";
import { figure } from "../../shared/art/figure";

/** Who, where and with what, as the cards sign them; 24 wide and high. */
const WHO = "M12 2a5 5 0 1 0 .1 0zM3 22c0-7 4-9 9-9s9 2 9 9z";
const WHERE = "M5 23V9a7 7 0 0 1 14 0v14z";
const WITH_WHAT = "M13 1l3 3v10H8V4zM5 14h14v3H5zM10 17h4v6h-4z";
const SIGNS = [WHO, WHERE, WITH_WHAT];

function card(x: number, y: number, turn: number, face: string, paint: string): TemplateResult {
  return svg`<g transform="translate(${x} ${y}) rotate(${turn} 17 25)">
    <rect class=${paint} width="34" height="50" rx="4"></rect>
    <path class=${paint === "back" ? "brass-line" : "night"} transform="translate(5 13)" d=${face}></path>
  </g>`;
}

const candle = svg`<circle class="beam" cy="-8" r="26"></circle><circle class="beam" cy="-8" r="15"></circle>
  <path class="brass" d="M0-20c4 6 6 9 6 12a6 6 0 0 1-12 0c0-3 2-6 6-12z"></path>
  <path class="card" d="M-5 2H5v30H-5z"></path><path class="brass" d="M-14 32h28l-4 6h-20z"></path>`;

const dealt = [-2, -1, 0, 1, 2].map((at) =>
  card(103 + at * 22, 84 + at * at * 2, at * 7, SIGNS[(at + 4) % 3] ?? WHO, "card"),
);

const missing = svg`${SIGNS.map((sign, at) => card(50 + at * 53, 16, (at - 1) * 4, sign, "back"))}
  ${dealt}<g transform="translate(30 62)">${candle}</g>`;

const asking = svg`${figure(20, 70, "five")} ${figure(120, 74, "three")} ${figure(186, 74, "one")}
  <path class="bubble" d="M22 8h88a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8H58L44 64l2-14H22a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8z"></path>
  ${SIGNS.map((sign, at) => svg`<path class="night" transform="translate(${24 + at * 30} 17)" d=${sign}></path>`)}
  <path class="bubble" d="M132 30h30a7 7 0 0 1 7 7v12a7 7 0 0 1-7 7h-11l-8 11 1-11h-12a7 7 0 0 1-7-7V37a7 7 0 0 1 7-7z"></path>
  <path class="ink" d="M141 46q6-5 12 0"></path>
  ${card(192, 16, 10, WHERE, "card")}
  <path class="chalk dotted" d="M188 40c-20-24-50-34-62-22"></path>`;

const accusing = svg`<path class="beam" d="M120-6l76 130H44z"></path>
  ${SIGNS.map((sign, at) => card(50 + at * 53, 14 + Math.abs(at - 1) * 4, (at - 1) * 6, sign, "card"))}
  ${figure(100, 76, "four")}
  <g transform="translate(44 96)"><circle class="brass" r="13"></circle><path class="ink" d="M-6 0l4 5 8-9"></path></g>
  <g transform="translate(196 96)"><circle class="night" r="13"></circle><path class="chalk" d="M-5-5L5 5M5-5L-5 5"></path></g>`;

export default [missing, asking, accusing];
