import "../shared/theme/tokens.css";
import "../shared/theme/page.css";
import { adoptNonce, pageBuild, socketAddress } from "../shared/page";
import { loadLanguage } from "../shared/i18n";
import { SOCKET_URL } from "../shared/protocol";
import { reloadOnce, reloadOnLostChunk } from "../shared/reload";
import { startTheme } from "../shared/settings";
import { TableSocket } from "../shared/socket";
import { Store } from "../shared/store";
import { Phone } from "./app";
import { Session } from "./session";

adoptNonce();
startTheme();

async function open(): Promise<void> {
  await loadLanguage();
  const store = new Store();
  store.connect(new TableSocket(socketAddress(SOCKET_URL), pageBuild(), store));
  store.onOutdated = (build) => reloadOnce(build);
  reloadOnLostChunk(() => store.line === "online");
  const session = new Session(store);
  const phone = new Phone();
  phone.store = store;
  phone.session = session;
  session.begin();
  document.body.append(phone);
}

void open();
