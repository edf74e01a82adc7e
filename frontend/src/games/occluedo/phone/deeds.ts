import type { Json } from "../../../shared/protocol";

/** An action with all that it needs. */
export interface Deed {
  type: string;
  params: Record<string, Json>;
}

/** Tells what the person wants done. */
export class DeedEvent extends CustomEvent<Deed> {
  constructor(type: string, params: Record<string, Json> = {}) {
    super("deed", { detail: { type, params } });
  }
}
