import { type CSSResult, unsafeCSS } from "lit";
import tokens from "../shared/theme/tokens.css?inline";
import own from "./theme.css?inline";

/** The house style for a card: what stands at the root of a page stands at the card. */
const atTheCard = tokens.replace(/:root(\[[^\]]*\])?/g, (_, when: string | undefined) =>
  when === undefined ? ":host" : `:host(${when})`,
);

export const theme: CSSResult = unsafeCSS(`${atTheCard}\n${own}`);
