import "../shared/theme/tokens.css";
import "../shared/theme/page.css";
import { adoptNonce, isFramed, pageBuild, socketAddress } from "../shared/page";
import { loadLanguage } from "../shared/i18n";
import { SOCKET_URL } from "../shared/protocol";
import { reloadOnce, reloadOnLostChunk } from "../shared/reload";
import { startTheme } from "../shared/settings";
import { TableSocket } from "../shared/socket";
import { Store } from "../shared/store";
import type { Wire } from "../shared/wire";
import { Phone } from "./app";
import { Session } from "./session";

adoptNonce();
startTheme();

async function open(): Promise<void> {
  const framed = isFramed() ? await import("./framed") : null;
  const dial = await framed?.dial();
  await loadLanguage();
  const store = new Store();
  const call = dial ?? ((): Wire => new WebSocket(socketAddress(SOCKET_URL)));
  store.connect(new TableSocket(call, pageBuild(), store));
  store.onOutdated = (build) => reloadOnce(build);
  reloadOnLostChunk(() => store.line === "online");
  const session = new (framed?.FramedSession ?? Session)(store);
  const phone = new Phone();
  phone.store = store;
  phone.session = session;
  session.begin();
  document.body.append(phone);
}

void open();
