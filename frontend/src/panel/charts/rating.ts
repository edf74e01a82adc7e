import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { number, t } from "../../shared/i18n";
import type { RatingPoint } from "../archive";
import { lines } from "./scale";

const WIDTH = 640;
const HEIGHT = 220;
const LEFT = 68;
const RIGHT = 12;
const TOP = 10;
const BOTTOM = 34;

/** Return a chart of how strong somebody was found to be over time, and how sure that was. */
export function ratingChart(
  points: readonly RatingPoint[],
  day: (at: number) => string,
): TemplateResult | typeof nothing {
  const [first] = points;
  const last = points[points.length - 1];
  if (first === undefined || last === undefined) return nothing;
  const low = points.map(({ value, uncertainty }) => value - uncertainty);
  const high = points.map(({ value, uncertainty }) => value + uncertainty);
  const grid = lines(Math.min(...low), Math.max(...high));
  const y = scaleY(grid);
  const x = (at: number): number =>
    points.length === 1 ? WIDTH / 2 : LEFT + (at * (WIDTH - LEFT - RIGHT)) / (points.length - 1);
  const place = (at: number, value: number): string => `${round(x(at))},${round(y(value))}`;
  const { value, uncertainty, games } = last;
  return html`<svg
    class="rating"
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    role="img"
    aria-label=${t("panel.rating_label", { value, uncertainty, count: games })}
  >
    ${grid.map((line) => gridLine(line, y(line)))}
    ${
      points.length === 1
        ? svg`<line class="whisker" x1=${x(0)} x2=${x(0)} y1=${round(y(value - uncertainty))}
            y2=${round(y(value + uncertainty))}></line>`
        : svg`<polygon class="band" points=${[
            ...high.map((value, at) => place(at, value)),
            ...low.map((value, at) => place(at, value)).reverse(),
          ].join(" ")}></polygon>
          <polyline class="line" points=${points.map((one, at) => place(at, one.value)).join(" ")}>
          </polyline>`
    }
    <circle class="dot" cx=${round(x(points.length - 1))} cy=${round(y(value))} r="5"></circle>
    <text x=${LEFT} y=${HEIGHT - 6}>${day(first.at)}</text>
    ${
      points.length === 1
        ? nothing
        : svg`<text x=${WIDTH - RIGHT} y=${HEIGHT - 6} text-anchor="end">${day(last.at)}</text>`
    }
  </svg>`;
}

function scaleY(grid: readonly number[]): (value: number) => number {
  const least = grid[0] ?? 0;
  const most = grid[grid.length - 1] ?? 1;
  return (value) => TOP + ((most - value) * (HEIGHT - TOP - BOTTOM)) / (most - least);
}

function gridLine(value: number, y: number): SVGTemplateResult {
  return svg`<line class="grid" x1=${LEFT} x2=${WIDTH - RIGHT} y1=${round(y)} y2=${round(y)}></line>
    <text x=${LEFT - 8} y=${round(y + 4)} text-anchor="end">${number(value)}</text>`;
}

const round = (value: number): string => value.toFixed(1);
