import type { Json, Offered, OfferedParam, Value } from "../protocol";

/** What is chosen so far for one offer. */
export type Draft = Record<string, Value[]>;

/** Return what tells an offer from the others of its type: what it leaves no choice in. */
export function fixed(offer: Offered): [string, Value][] {
  return Object.entries(offer.params).flatMap(([name, param]): [string, Value][] => {
    const [only] = param.options;
    return isFixed(param) && only !== undefined ? [[name, only]] : [];
  });
}

/** Return the parameters in which there is a choice. */
export function open(offer: Offered): [string, OfferedParam][] {
  return Object.entries(offer.params).filter(([, param]) => !isFixed(param));
}

function isFixed(param: OfferedParam): boolean {
  return param.max === undefined && param.options.length === 1;
}

/** Return a name for an offer that stays the same while it is the same offer. */
export function keyOf(offer: Offered): string {
  return JSON.stringify([offer.type, fixed(offer), open(offer).map(([name]) => name)]);
}

/** Return the draft without what is no longer offered. */
export function still(offer: Offered, draft: Draft): Draft {
  const kept = open(offer).map(([name, param]): [string, Value[]] => [
    name,
    (draft[name] ?? []).filter((value) => param.options.includes(value)),
  ]);
  return Object.fromEntries(kept);
}

/** Return whether every parameter has as many values as it needs. */
export function isComplete(offer: Offered, draft: Draft): boolean {
  return open(offer).every(([name, { min, max }]) => {
    const count = draft[name]?.length ?? 0;
    return max === undefined ? count === 1 : count >= (min ?? 0) && count <= max;
  });
}

/** Return the parameters of the action, as they travel. */
export function paramsOf(offer: Offered, draft: Draft): Record<string, Json> {
  const chosen = open(offer).map(([name, { max }]): [string, Json] => {
    const values = draft[name] ?? [];
    return [name, max === undefined ? (values[0] ?? null) : values];
  });
  return Object.fromEntries([...fixed(offer), ...chosen]);
}
