import type { ListedTable } from "../house/tables";

export const CARD_TAG = "parlor-card";
export const CARD_TYPE = `custom:${CARD_TAG}`;

/** What a person has set for one card. */
export interface CardConfig {
  type: string;
  /** The table, by its device or its config entry; without it, the only one there is. */
  table?: string;
  /** Whether the QR code and the spoken code are shown. */
  code?: boolean;
}

/** What Home Assistant knows of its entities. */
export interface KnownEntities {
  entities: Record<string, { platform: string; device_id?: string } | undefined>;
}

/** Return the table that a card is for; null where there is none, or where several could be meant. */
export function tableOf(tables: readonly ListedTable[], wanted?: string): ListedTable | null {
  if (wanted !== undefined && wanted !== "") {
    return tables.find((one) => one.device_id === wanted || one.entry_id === wanted) ?? null;
  }
  return tables.length === 1 ? (tables[0] ?? null) : null;
}

/** Refuse what cannot be a card's settings; Home Assistant shows the words. */
export function checked(config: CardConfig): CardConfig {
  if (config.table !== undefined && typeof config.table !== "string") {
    throw new Error("`table` is the id of a device or of a config entry");
  }
  if (config.code !== undefined && typeof config.code !== "boolean") {
    throw new Error("`code` is true or false");
  }
  return config;
}

/** Return the card for the table that an entity belongs to, or null where it is no table's. */
export function suggestion(hass: KnownEntities, entity: string): { config: CardConfig } | null {
  const known = hass.entities[entity];
  if (known?.platform !== "parlor" || known.device_id === undefined) return null;
  return { config: { type: CARD_TYPE, table: known.device_id } };
}
