import type { HassConnection } from "./hass";

/** A table; `open`: people can play at it now. */
export interface ListedTable {
  entry_id: string;
  device_id: string | null;
  name: string;
  open: boolean;
}

/** Tell which tables there are, now and whenever that changes; returns how to stop. */
export function followTables(
  connection: HassConnection,
  tell: (tables: ListedTable[]) => void,
): Promise<() => Promise<void>> {
  // The connection follows it again by itself after every loss.
  return connection.subscribeMessage(tell, { type: "parlor/tables" });
}
