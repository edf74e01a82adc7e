import { svg, type TemplateResult } from "lit";
import { figure } from "../../shared/art/figure";

/** Who, where and with what; 24 wide and high. */
const WHO = "M12 2a5 5 0 1 0 .1 0zM3 22c0-7 4-9 9-9s9 2 9 9z";
const WHERE = "M5 23V9a7 7 0 0 1 14 0v14z";
const WITH_WHAT = "M13 1l3 3v10H8V4zM5 14h14v3H5zM10 17h4v6h-4z";
const SIGNS = [WHO, WHERE, WITH_WHAT];

/** A photograph: a picture, and room below it for a name. */
function photo(x: number, y: number, turn: number, sign: string): TemplateResult {
  return svg`<g transform="translate(${x} ${y}) rotate(${turn} 17 22)">
    <rect class="card" width="34" height="44" rx="1"></rect>
    <rect class="night" x="3" y="3" width="28" height="29"></rect>
    <path class="brass" transform="translate(5 5.5)" d=${sign}></path>
    <path class="ink" d="M9 38h16"></path>
  </g>`;
}

const envelope = svg`${SIGNS.map((sign, at) => photo(56 + at * 47, 8 + Math.abs(at - 1) * 5, (at - 1) * 8, sign))}
  <path class="card" d="M46 46h148v70H46z"></path>
  <path class="ink" d="M46 46l74 40 74-40M46 116l56-40M194 116l-56-40"></path>
  <circle class="one" cx="120" cy="86" r="11"></circle>`;

const typing = svg`<path class="card" d="M76 4h88v70H76z"></path>
  <path class="ink" d="M86 16h60M86 26h44M86 36h66M86 46h30"></path>
  <path class="night" d="M56 70h128v12H56zM62 82h116l12 36H50z"></path>
  ${[0, 1, 2, 3, 4, 5, 6].map((at) => svg`<circle class="brass" cx=${78 + at * 14} cy="94" r="4.5"></circle>`)}
  ${[0, 1, 2, 3, 4, 5].map((at) => svg`<circle class="card" cx=${85 + at * 14} cy="106" r="4.5"></circle>`)}
  ${figure(8, 72, "two")} ${figure(194, 72, "five")}
  <path class="chalk dotted" d="M172 40c22 2 36 10 42 26"></path>`;

const accusing = svg`<path class="beam" d="M120-6l76 130H44z"></path>
  ${SIGNS.map((sign, at) => photo(46 + at * 57, 12 + Math.abs(at - 1) * 5, (at - 1) * 7, sign))}
  ${figure(100, 76, "three")}
  <g transform="translate(44 98)"><circle class="brass" r="13"></circle><path class="ink" d="M-6 0l4 5 8-9"></path></g>
  <g transform="translate(196 98)"><circle class="night" r="13"></circle><path class="chalk" d="M-5-5L5 5M5-5L-5 5"></path></g>`;

export default [envelope, typing, accusing];
