"""The person who lives there: an account, and what it does over Home Assistant's own API."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import httpx

NAME = "Robin"
USER = "parlor"
PASSWORD = "lamplight"  # noqa: S105 - a demo house has no secrets


@dataclass(frozen=True)
class Invitation:
    """The links and codes of one table."""

    entry_id: str
    name: str
    phone: str
    tv: str
    code: str
    short_code: str


class Owner:
    """The owner of a house, logged in."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url
        self._http = httpx.Client(
            base_url=url, headers={"Authorization": f"Bearer {token}"}, timeout=30
        )

    @classmethod
    def arrive(cls, url: str) -> Owner:
        """Move in, or come home: make the account if it isn't there yet, and log in."""
        with httpx.Client(base_url=url, timeout=30) as http:
            steps = http.get("/api/onboarding")
            new = steps.is_success and not all(step["done"] for step in steps.json())
            code = _move_in(http) if new else _log_in(http)
            token = _json(
                http.post(
                    "/auth/token",
                    data={"grant_type": "authorization_code", "client_id": f"{url}/", "code": code},
                )
            )["access_token"]
        return cls(url, token)

    @property
    def token(self) -> str:
        """Return what proves who this is."""
        return self._http.headers["Authorization"].removeprefix("Bearer ")

    def close(self) -> None:
        """Let go of the connection."""
        self._http.close()

    def get(self, path: str) -> Any:
        """Ask Home Assistant."""
        return _json(self._http.get(path))

    def picture(self, image: Mapping[str, Any]) -> bytes:
        """Look at the picture of an image entity."""
        return self._http.get(image["attributes"]["entity_picture"]).raise_for_status().content

    def post(self, path: str, **data: Any) -> Any:
        """Tell Home Assistant."""
        return _json(self._http.post(path, json=data))

    def template(self, template: str) -> str:
        """Have Home Assistant fill in a template."""
        answer = self._http.post("/api/template", json={"template": template})
        return answer.raise_for_status().text

    def delete(self, path: str) -> Any:
        """Have Home Assistant remove something."""
        return _json(self._http.delete(path))

    def is_running(self) -> bool:
        """Tell whether Home Assistant has finished starting."""
        return bool(self.get("/api/config")["state"] == "RUNNING")

    def tables(self) -> list[dict[str, Any]]:
        """List the config entries of Parlor."""
        entries: list[dict[str, Any]] = self.get("/api/config/config_entries/entry?domain=parlor")
        return entries

    def add_table(self, name: str) -> str:
        """Add a table through the config flow, as the settings page does; return its entry id."""
        flows = "/api/config/config_entries/flow"
        step = self.post(flows, handler="parlor", show_advanced_options=False)
        done = self.post(f"{flows}/{step['flow_id']}", name=name)
        if done["type"] != "create_entry":
            raise ValueError(f"The config flow did not make a table: {done}")
        entry_id: str = done["result"]["entry_id"]
        return entry_id

    def invitations(self) -> list[Invitation]:
        """Ask for the links and codes of every table."""
        # Home Assistant knows no address of its own on a machine without a network.
        here = f"{self.url}/api/parlor"
        return [
            Invitation(
                **table
                | {
                    "phone": table["phone"] or f"{here}/#{table['code']}",
                    "tv": table["tv"] or f"{here}/tv#{table['code']}",
                }
            )
            for table in self.get("/api/parlor/invite")["tables"]
        ]


def _move_in(http: httpx.Client) -> str:
    account = {"name": NAME, "username": USER, "password": PASSWORD}
    client = {"client_id": f"{http.base_url}/", "language": "en"}
    code: str = _json(http.post("/api/onboarding/users", json=account | client))["auth_code"]
    return code


def _log_in(http: httpx.Client) -> str:
    client = {"client_id": f"{http.base_url}/"}
    flow = _json(
        http.post(
            "/auth/login_flow",
            json=client
            | {"handler": ["homeassistant", None], "redirect_uri": f"{http.base_url}/?auth"},
        )
    )
    answer = {"username": USER, "password": PASSWORD}
    code: str = _json(http.post(f"/auth/login_flow/{flow['flow_id']}", json=client | answer))[
        "result"
    ]
    return code


def _json(response: httpx.Response) -> Any:
    if response.is_error:
        raise httpx.HTTPStatusError(
            f"{response.request.method} {response.request.url.path}: "
            f"{response.status_code} {response.text[:500]}",
            request=response.request,
            response=response,
        )
    return response.json()
