/** The shapes of the seats, drawn in a square of 24; colour is never the only sign. */
export const SHAPES: Record<string, string> = {
  circle: "M12 5.2a6.8 6.8 0 1 0 0 13.6a6.8 6.8 0 1 0 0-13.6z",
  square: "M6 6h12v12H6z",
  triangle: "M12 4.6l7.6 13.4H4.4z",
  diamond: "M12 3.8l7 8.2l-7 8.2l-7-8.2z",
  star: "M12 3.6l2.5 5.5l6 .7l-4.4 4.1l1.2 5.9l-5.3-3l-5.3 3l1.2-5.9L3.5 9.8l6-.7z",
  hexagon: "M12 4.2l6.8 3.9v7.8L12 19.8l-6.8-3.9V8.1z",
  heart: "M12 19.4C6 15.2 4 12.3 4 9.2a4.1 4.1 0 0 1 8-1.3a4.1 4.1 0 0 1 8 1.3c0 3.1-2 6-8 10.2z",
  moon: "M15.8 4.6a7.8 7.8 0 1 0 4 10.6a6.6 6.6 0 0 1-4-10.6z",
  drop: "M12 3.6c3.6 4.6 5.6 7.4 5.6 10.4a5.6 5.6 0 0 1-11.2 0c0-3 2-5.8 5.6-10.4z",
  cross: "M9.4 4.6h5.2v4.8h4.8v5.2h-4.8v4.8H9.4v-4.8H4.6V9.4h4.8z",
};
