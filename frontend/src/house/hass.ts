/** The little of Home Assistant's frontend that is used here. */
export interface Hass {
  connection: HassConnection;
  /** The user's language, as `de` or `en-GB`. */
  language: string;
  themes: { darkMode: boolean };
}

/** The connection that all parts of Home Assistant's frontend share. */
export interface HassConnection {
  subscribeMessage(
    callback: (event: never) => void,
    message: { type: string; [key: string]: unknown },
    options?: { resubscribe?: boolean },
  ): Promise<() => Promise<void>>;
  sendMessagePromise<Answer>(message: { type: string; [key: string]: unknown }): Promise<Answer>;
  sendMessage(message: { type: string; [key: string]: unknown }): void;
  addEventListener(type: "ready" | "disconnected", listener: () => void): void;
  removeEventListener(type: "ready" | "disconnected", listener: () => void): void;
}

/** Why a command was refused; a number where the connection was lost. */
export type HassError = number | { code: string };
