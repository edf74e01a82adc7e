import { html, type TemplateResult } from "lit";
import { t } from "../shared/i18n";
import { whileAway } from "../shared/away";
import type { Store } from "../shared/store";
import "./code";
import "./door";
import "./scene";
import type { Session } from "./session";

/** Return the page for someone who is not at the table: on the way to it, or sent away. */
export function pageFor(store: Store, session: Session, redraw: () => void): TemplateResult {
  if (store.farewell === "replaced") return replaced(session);
  if (store.farewell === "removed") return removed(session);
  if (store.farewell === "new_code") return newCode(session);
  switch (session.step) {
    case "code":
      return html`<parlor-code .store=${store} .session=${session} @moved=${redraw}></parlor-code>`;
    case "door":
      return (
        session.door() ??
        html`<parlor-door .store=${store} .session=${session} @moved=${redraw}></parlor-door>`
      );
    case "not_home":
      return notHome(session);
    case "stuck":
      return stuck(store, session);
    default:
      return moment(store, session);
  }
}

function moment(store: Store, session: Session): TemplateResult {
  if (store.claiming !== null) {
    const text = t(session.knocks ? "waiting.knock" : "waiting.text");
    return html`<parlor-scene .heading=${t("waiting.title")} .text=${text}>
      <p role="status"><b>${t("waiting.number", { number: store.claiming })}</b></p>
      <button class="rim wide" slot="actions" @click=${() => session.stopWaiting()}>
        ${t("waiting.back")}
      </button>
    </parlor-scene>`;
  }
  const { heading, text } = whileAway(store);
  return html`<parlor-scene .heading=${heading} .text=${text}></parlor-scene>`;
}

function action(label: string, act: () => void): TemplateResult {
  return html`<button class="brass wide" slot="actions" @click=${act}>${label}</button>`;
}

function notHome(session: Session): TemplateResult {
  return html`<parlor-scene .heading=${t("not_home.title")} .text=${t("not_home.text")}>
    ${action(t("shell.retry"), () => session.retry())}
  </parlor-scene>`;
}

function stuck(store: Store, session: Session): TemplateResult {
  const why = session.problem === null ? "" : store.why(session.problem);
  return html`<parlor-scene .heading=${t("stuck.title")} .text=${why}>
    ${action(t("shell.retry"), () => session.retry())}
  </parlor-scene>`;
}

function replaced(session: Session): TemplateResult {
  return html`<parlor-scene .heading=${t("replaced.title")} .text=${t("replaced.text")}>
    ${action(t("replaced.here"), () => session.resume())}
  </parlor-scene>`;
}

function removed(session: Session): TemplateResult {
  const { left } = session;
  const heading = t(left === null ? "removed.title" : "left.title");
  const said = left === null ? "removed.text" : left === "game" ? "left.game" : "left.text";
  return html`<parlor-scene .heading=${heading} .text=${t(said)}>
    ${action(t("removed.again"), () => session.comeBack())}
  </parlor-scene>`;
}

function newCode(session: Session): TemplateResult {
  return html`<parlor-scene .heading=${t("new_code.title")} .text=${t("new_code.text")}>
    ${action(t("new_code.go"), () => session.forgetCode())}
  </parlor-scene>`;
}
