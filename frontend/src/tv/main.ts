import "../shared/theme/tokens.css";
import "../shared/theme/page.css";
import "./page.css";
import { loadTableWords } from "../shared/i18n";
import { adoptNonce, isFramed, pageBuild, socketAddress } from "../shared/page";
import { SOCKET_URL } from "../shared/protocol";
import { reloadOnce, reloadOnLostChunk } from "../shared/reload";
import { startTheme } from "../shared/settings";
import { TableSocket } from "../shared/socket";
import { RoomBell } from "../shared/sound/room-bell";
import { unlockSound } from "../shared/sound/sound";
import { Store } from "../shared/store";
import { surround } from "../shared/surround";
import { Wake } from "../shared/wake";
import type { Wire } from "../shared/wire";
import { Tv } from "./app";
import { Visit } from "./visit";

adoptNonce();
startTheme(true);

async function open(): Promise<void> {
  const framed = isFramed();
  const dial = framed
    ? await (await import("../shared/framed")).dialByParent(surround)
    : (): Wire => new WebSocket(socketAddress(SOCKET_URL));
  await loadTableWords();
  const store = new Store();
  store.connect(new TableSocket(dial, pageBuild(), store));
  store.onOutdated = (build) => reloadOnce(build);
  reloadOnLostChunk(() => store.line === "online");
  const visit = new Visit(store, framed);
  new RoomBell(store);
  new Wake().keep(true);
  const tv = new Tv();
  tv.store = store;
  tv.visit = visit;
  visit.begin();
  document.body.append(tv);
}

document.addEventListener("pointerup", unlockSound);
document.addEventListener("keydown", unlockSound);
void open();
