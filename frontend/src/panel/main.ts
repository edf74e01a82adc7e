import { ParlorCard } from "../card/card";
import { CARD_TAG } from "../card/config";
import { reloadOnce } from "../shared/reload";
import "./panel";

// A page that was open during an update still has the elements of the build before.
if (customElements.get(CARD_TAG) !== ParlorCard) reloadOnce("panel");
