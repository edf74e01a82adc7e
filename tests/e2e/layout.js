// Finds what does not fit: text that is cut or covered, things beyond the edge, targets too small for a thumb.
({ tv, smallestText, smallestTarget }) => {
  const width = document.documentElement.clientWidth;
  const height = window.innerHeight;
  const found = new Set();
  const tell = (what, element, text = "") => found.add(`${what}: ${name(element)} ${text}`.trim());

  const name = (element) => {
    const host = element.getRootNode().host;
    const own = element.tagName.toLowerCase() + [...element.classList].map((one) => `.${one}`).join("");
    return host ? `${host.tagName.toLowerCase()} ${own}` : own;
  };
  const parentOf = (element) =>
    element.assignedSlot ?? element.parentElement ?? element.getRootNode().host ?? null;
  const lineage = function* (element) {
    for (let at = element; at; at = parentOf(at)) yield at;
  };
  // Whatever is asked of all the ancestors of everything is found out once.
  const once = (find) => {
    const found = new Map();
    return (element) => {
      if (!found.has(element)) found.set(element, find(element));
      return found.get(element);
    };
  };
  const isHidden = once((element) => {
    if (element === null) return false;
    const { clipPath, opacity, visibility } = getComputedStyle(element);
    if (clipPath !== "none" || opacity === "0" || visibility === "hidden") return true;
    if (element.getAttribute("aria-hidden") === "true" && element.matches(".face")) return true;
    return isHidden(parentOf(element));
  });
  const isUnseen = (element) =>
    isHidden(element) || (element.closest("dialog") === null && behindDialog(element));
  const modal = everything(document).find((one) => one.matches("dialog") && one.open);
  const behindDialog = (element) => modal && ![...lineage(element)].includes(modal);

  function everything(root) {
    return [...root.querySelectorAll("*")].flatMap((element) =>
      element.shadowRoot ? [element, ...everything(element.shadowRoot)] : [element],
    );
  }
  const spoken = (element, text) =>
    [...lineage(element)].some((one) => (one.getAttribute("aria-label") ?? "").includes(text));

  const frameOf = once((box) => {
    const { overflowX, overflowY, display } = getComputedStyle(box);
    if (display === "contents" || display === "inline") return null;
    const rect = box.getBoundingClientRect();
    const edge = { left: rect.left + box.clientLeft, top: rect.top + box.clientTop };
    const right = edge.left + box.clientWidth;
    const bottom = edge.top + box.clientHeight;
    return { overflowX, overflowY, edge, right, bottom };
  });

  const checkText = (element, text, rect) => {
    let scrolls = false;
    for (const box of lineage(element)) {
      const frame = frameOf(box);
      if (frame === null) continue;
      const { overflowX, overflowY, edge, right, bottom } = frame;
      // Letters are lower than their line: a fifth of it may be beyond the edge.
      const slack = (rect.bottom - rect.top) / 5;
      const sideways = overflowX !== "visible" && (rect.right > right + 1.5 || rect.left < edge.left - 1.5);
      scrolls ||= overflowY === "auto" || overflowY === "scroll";
      const down = overflowY !== "visible" && !scrolls && (rect.bottom - slack > bottom || rect.top + slack < edge.top);
      if ((sideways || down) && !spoken(element, text)) tell("cut", element, `“${text}” by ${name(box)}`);
      if (sideways || down) return;
    }
  };

  // What the house says beside a game lies over nothing of it.
  const HANGING = "parlor-away, parlor-tv-claims";
  // On a phone a notice may lie over the clock, for it goes by itself.
  const BESIDE = `${HANGING}, .corner${tv ? ", parlor-clock" : ""}`;
  // On a TV the upper edge of the picture is kept free for that, in rem.
  const UPPER_EDGE = 2.2;
  const drawn = [];
  const shownOf = (element, { left, top, right, bottom }, slack = 0) => {
    const shown = { left, top: top + slack, right, bottom: bottom - slack };
    for (const box of lineage(element)) {
      const frame = frameOf(box);
      if (frame === null) continue;
      if (frame.overflowX !== "visible") {
        shown.left = Math.max(shown.left, frame.edge.left);
        shown.right = Math.min(shown.right, frame.right);
      }
      if (frame.overflowY !== "visible") {
        shown.top = Math.max(shown.top, frame.edge.top);
        shown.bottom = Math.min(shown.bottom, frame.bottom);
      }
    }
    return shown;
  };
  const checkFree = (box, owner, what) => {
    for (const { element, rect, text } of drawn) {
      if ([...lineage(element)].some((one) => one.matches(owner))) continue;
      // Letters are lower than their line.
      const { left, top, right, bottom } = shownOf(element, rect, (rect.bottom - rect.top) / 5);
      const wide = Math.min(right, box.right) - Math.max(left, box.left);
      const high = Math.min(bottom, box.bottom) - Math.max(top, box.top);
      if (wide > 1 && high > 1) tell(what, element, text);
    }
  };

  for (const element of everything(document.body)) {
    const style = getComputedStyle(element);
    const rect = element.getBoundingClientRect();
    if (rect.width === 0 || rect.height === 0 || isUnseen(element)) continue;
    const scroller = /auto|scroll/;
    if (scroller.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1)
      tell("scrolls sideways", element);
    if (tv && scroller.test(style.overflowY) && element.scrollHeight > element.clientHeight + 1)
      tell("scrolls", element);
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || node.data.trim() === "") continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        if (line.left < -1 || line.right > width + 1) tell("beyond the side", element, node.data.trim());
        if (tv && (line.top < -1 || line.bottom > height + 1)) tell("beyond the edge", element, node.data.trim());
        checkText(element, node.data.trim(), line);
        drawn.push({ element, rect: line, text: `“${node.data.trim()}”` });
        const button = element.closest("button")?.getBoundingClientRect();
        if (button && (line.left < button.left - 1 || line.right > button.right + 1))
          tell("spills", element, node.data.trim());
      }
      // A drawing is scaled with its letters.
      const scale = element instanceof SVGGraphicsElement ? element.getScreenCTM().d : 1;
      if (parseFloat(style.fontSize) * scale < smallestText - 0.1)
        tell("small", element, `${style.fontSize} “${node.data.trim()}”`);
    }
    if (element.matches("svg, button, input, label")) {
      drawn.push({ element, rect, text: "" });
      const { left, right, top, bottom } = rect;
      const outside = left < -1 || right > width + 1 || (tv && (top < -1 || bottom > height + 1));
      if (outside && !element.closest(".lamp")) tell("beyond the edge", element);
    }
    if (element.matches("button, input, summary, a[href], select")) {
      const target = element.closest("label")?.getBoundingClientRect() ?? rect;
      if (Math.min(target.width, target.height) < smallestTarget - 0.5)
        tell("small target", element, `${target.width}×${target.height}`);
    }
  }
  for (const one of everything(document.body)) {
    if (!one.matches(BESIDE) || isUnseen(one)) continue;
    const own = one.matches(".corner") ? ".corner" : one.localName;
    checkFree(shownOf(one, one.getBoundingClientRect()), own, `covered by ${own}`);
  }
  const picture = tv && everything(document.body).find((one) => one.matches(".picture"));
  if (picture && modal === undefined) {
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const { left, top, right } = picture.getBoundingClientRect();
    checkFree({ left, top, right, bottom: top + UPPER_EDGE * rem }, HANGING, "at the upper edge");
  }
  if (document.documentElement.scrollWidth > width) tell("scrolls sideways", document.body);
  return [...found];
};
