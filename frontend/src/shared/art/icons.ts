import { html, type TemplateResult } from "lit";

const PATHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  check: "M5 12.5l4.5 4.5L19 7.5",
  back: "M14.5 5.5L8 12l6.5 6.5",
  help: "M9 9.2a3 3 0 1 1 4.4 2.7c-1 .5-1.4 1.1-1.4 2.3M12 17.6v.1",
  book: "M12 6.5C9.5 4.8 6.5 4.6 4 5v13c2.5-.4 5.5-.2 8 1.5c2.5-1.7 5.5-1.9 8-1.5V5c-2.5-.4-5.5-.2-8 1.5zM12 6.5V19.5",
  gear: "M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M5.6 18.4l2.1-2.1M16.3 7.7l2.1-2.1",
  leave: "M10 4H5v16h5M10 12h10M16 8l4 4l-4 4",
  pause: "M8 5v14M16 5v14",
  play: "M7 4.5l12 7.5l-12 7.5z",
  next: "M5 5l9 7l-9 7zM19 5v14",
  first: "M19 5l-9 7l9 7zM5 5v14",
  flag: "M6 21V4c4-2 7 2 12 0v9c-5 2-8-2-12 0",
  eye: "M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5s-7-2-9.5-6.5zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z",
  screen: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  bot: "M6 9h12v9H6zM12 9V5.5M12 4v.1M9.5 13v.1M14.5 13v.1M3.5 12v3M20.5 12v3",
  pencil: "M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM14 6.5l3.5 3.5",
  left: "M10 6l-6 6l6 6M4 12h16",
  right: "M14 6l6 6l-6 6M20 12H4",
  hand: "M4 15.5c2-1 4-1.5 6 .5h4.5a1.5 1.5 0 0 1 0 3H10M4 20c3 1.5 6 2 9 1.5c3-.5 6-3 7.5-5c.8-1.5-1-2.5-2.3-1.3l-3 2.8M12 12V4M9 7l3-3l3 3",
  remove: "M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4 20c1-4 4-6 8-6c1 0 2 .1 2.8.4M16 19h6",
  cards: "M4.5 7.5l8-2.5l4 12.5l-8 2.5zM15 5.5h4.5v12",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  wifi: "M4 10a12 12 0 0 1 16 0M7 13.5a7.5 7.5 0 0 1 10 0M10 17a3 3 0 0 1 4 0M12 20v.1",
  offline:
    "M4 10a12 12 0 0 1 5-2.7M14 7.2a12 12 0 0 1 6 2.8M7 13.5a7.5 7.5 0 0 1 4-2M10 17a3 3 0 0 1 4 0M12 20v.1M4 4l16 16",
  face: "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM9 10v.1M15 10v.1M8 14c2 3 6 3 8 0",
  again: "M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 3.5v4h-4",
  down: "M6 9.5l6 6l6-6",
  people:
    "M9 5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7zM2.5 20c.6-4 3-6 6.5-6s5.9 2 6.5 6M15.5 5.5a3.3 3.3 0 0 1 0 6M18 14.5c2 .8 3.2 2.6 3.5 5.5",
} as const;

export type IconName = keyof typeof PATHS;

/** Return a line drawing; it is decoration, the words stand beside it. */
export function icon(name: IconName): TemplateResult {
  return line(PATHS[name]);
}

/** Return a line drawing along this path. */
export function line(path: string): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${path}></path>
  </svg>`;
}
