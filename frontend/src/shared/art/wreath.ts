import { html, svg, type TemplateResult } from "lit";

const LEAVES = 9;
const FIRST_DEGREE = 98;
const STEP_DEGREES = 16;
const RADIUS = 43;

function leaf(index: number, outwards: boolean): TemplateResult {
  const degrees = FIRST_DEGREE + index * STEP_DEGREES + (outwards ? 0 : STEP_DEGREES / 2);
  const radians = (degrees * Math.PI) / 180;
  const reach = RADIUS + (outwards ? 3 : -3);
  const x = 50 + reach * Math.cos(radians);
  const y = 50 + reach * Math.sin(radians);
  const turn = degrees + 90 + (outwards ? -32 : 32);
  return svg`<ellipse cx=${x.toFixed(1)} cy=${y.toFixed(1)} rx="6.5" ry="2.5"
    transform="rotate(${turn.toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})"></ellipse>`;
}

const twig = Array.from({ length: LEAVES }, (_, index) => [leaf(index, true), leaf(index, false)]);

/** A wreath of laurel to lay round the portrait of a winner. */
export const WREATH: TemplateResult = html`<svg
  class="wreath"
  viewBox="0 0 100 100"
  aria-hidden="true"
>
  <g>${twig}</g>
  <g transform="matrix(-1 0 0 1 100 0)">${twig}</g>
</svg>`;
