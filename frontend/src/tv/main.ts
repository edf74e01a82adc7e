import "../shared/theme/tokens.css";
import "../shared/theme/page.css";
import "./page.css";
import { loadLanguage } from "../shared/i18n";
import { adoptNonce, pageBuild, socketAddress } from "../shared/page";
import { SOCKET_URL } from "../shared/protocol";
import { reloadOnce, reloadOnLostChunk } from "../shared/reload";
import { startTheme } from "../shared/settings";
import { TableSocket } from "../shared/socket";
import { unlockSound } from "../shared/sound";
import { Store } from "../shared/store";
import { Wake } from "../shared/wake";
import { Tv } from "./app";
import { Bell } from "./bell";
import { Visit } from "./visit";

adoptNonce();
reloadOnLostChunk();
startTheme(true);

async function open(): Promise<void> {
  await loadLanguage();
  const store = new Store();
  store.connect(new TableSocket(socketAddress(SOCKET_URL), pageBuild(), store));
  store.onOutdated = (build) => reloadOnce(build);
  const visit = new Visit(store);
  new Bell(store);
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
