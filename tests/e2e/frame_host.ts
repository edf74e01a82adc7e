// A page of the tests' own inside Home Assistant's: it shows Parlor's phone page to the user.
import { framedAddress, FrameHost } from "../../frontend/src/house/frame";
import type { Hass } from "../../frontend/src/house/hass";
import { Line } from "../../frontend/src/house/line";

export function showPhone(hass: Hass, entryId: string): FrameHost {
  const frame = document.createElement("iframe");
  frame.id = "parlor";
  Object.assign(frame.style, {
    position: "fixed",
    inset: "0 auto auto 0",
    width: "390px",
    height: "100vh",
    border: "0",
    zIndex: "1000",
  });
  const surroundings = { language: hass.language, dark: hass.themes.darkMode };
  const host = new FrameHost(
    frame,
    () => new Line(hass.connection, entryId, "seat"),
    surroundings,
  );
  frame.src = framedAddress("phone");
  document.body.append(frame);
  return host;
}
