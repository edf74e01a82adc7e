// Returns every box on the page, whatever it is made of, and takes the ink out of all texts.
() => {
  const blank = new CSSStyleSheet();
  blank.replaceSync(`* {
    -webkit-text-fill-color: transparent !important;
    text-decoration-color: transparent !important;
    text-shadow: none !important;
    caret-color: transparent !important;
  }`);
  const boxes = new Set();
  const walk = (root) => {
    if (!root.blanked) root.adoptedStyleSheets = [...root.adoptedStyleSheets, blank];
    root.blanked = true;
    for (const element of root.querySelectorAll("body *, :host *")) {
      // Nothing is caught on its way: what moves is where it will be.
      for (const motion of element.getAnimations({ subtree: true })) motion.cancel();
      const { x, y, width, height } = element.getBoundingClientRect();
      if (element.shadowRoot) walk(element.shadowRoot);
      // What only a screen reader meets has no outline.
      if (width > 1 && height > 1 && !element.matches(".announcer"))
        boxes.add([x, y, width, height].map((side) => Math.round(side * 10) / 10).join(" "));
    }
  };
  walk(document);
  return [...boxes];
};
