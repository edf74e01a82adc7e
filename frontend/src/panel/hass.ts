import type { Hass } from "../house/hass";

/** What Home Assistant hands to a page in its sidebar, as far as this one needs it. */
export interface PanelHass extends Hass {
  user?: { id: string; is_admin: boolean };
  locale?: { time_zone?: "local" | "server"; time_format?: "language" | "system" | "12" | "24" };
  config?: { time_zone: string };
  dockedSidebar?: "docked" | "auto" | "always_hidden";
}

/** Where in the page somebody is: what comes after the address of the panel. */
export interface Route {
  prefix: string;
  path: string;
}
