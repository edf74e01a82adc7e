// Finds what does not fit: text that is cut, things beyond the edge, targets too small for a thumb.
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
  const isUnseen = (element) => {
    for (const one of lineage(element)) {
      const { clipPath, opacity, visibility } = getComputedStyle(one);
      if (clipPath !== "none" || opacity === "0" || visibility === "hidden") return true;
      if (one.getAttribute("aria-hidden") === "true" && one.matches(".face")) return true;
    }
    return element.closest("dialog") === null && behindDialog(element);
  };
  const modal = everything(document).find((one) => one.matches("dialog") && one.open);
  const behindDialog = (element) => modal && ![...lineage(element)].includes(modal);

  function everything(root) {
    return [...root.querySelectorAll("*")].flatMap((element) =>
      element.shadowRoot ? [element, ...everything(element.shadowRoot)] : [element],
    );
  }
  const spoken = (element, text) =>
    [...lineage(element)].some((one) => (one.getAttribute("aria-label") ?? "").includes(text));

  const checkText = (element, text, rect) => {
    let scrolls = false;
    for (const box of lineage(element)) {
      const { overflowX, overflowY, display } = getComputedStyle(box);
      if (display === "contents" || display === "inline") continue;
      const { left, top } = box.getBoundingClientRect();
      const edge = { left: left + box.clientLeft, top: top + box.clientTop };
      const right = edge.left + box.clientWidth;
      const bottom = edge.top + box.clientHeight;
      // Letters are lower than their line: a fifth of it may be beyond the edge.
      const slack = (rect.bottom - rect.top) / 5;
      const sideways = overflowX !== "visible" && (rect.right > right + 1.5 || rect.left < edge.left - 1.5);
      scrolls ||= overflowY === "auto" || overflowY === "scroll";
      const down = overflowY !== "visible" && !scrolls && (rect.bottom - slack > bottom || rect.top + slack < edge.top);
      if ((sideways || down) && !spoken(element, text)) tell("cut", element, `“${text}” by ${name(box)}`);
      if (sideways || down) return;
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
        const button = element.closest("button")?.getBoundingClientRect();
        if (button && (line.left < button.left - 1 || line.right > button.right + 1))
          tell("spills", element, node.data.trim());
      }
      if (parseFloat(style.fontSize) < smallestText - 0.1)
        tell("small", element, `${style.fontSize} “${node.data.trim()}”`);
    }
    if (element.matches("svg, button, input, label")) {
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
  if (document.documentElement.scrollWidth > width) tell("scrolls sideways", document.body);
  return [...found];
};
