import { announce } from "../../../shared/announce";
import type { Store } from "../../../shared/store";
import { nowOf } from "./now";

/** Says what is new, once. */
export class Announcer {
  private said = "";

  constructor(private readonly store: Store) {}

  /** Look whether there is something to say. */
  listen(): void {
    const { title, text } = nowOf(this.store);
    const news = `${title}. ${text}`;
    if (title !== "" && news !== this.said) announce(news);
    this.said = news;
  }
}
