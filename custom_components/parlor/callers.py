"""Callers: in whose name Home Assistant asks something of a table."""

from homeassistant.core import Context, HomeAssistant

from .table.seats import Caller


async def caller_of(hass: HomeAssistant, context: Context | None) -> Caller:
    """Return the house as it speaks for a user, or for itself where no user has it do so."""
    if context is None or context.user_id is None:
        return Caller(house=True)
    user = await hass.auth.async_get_user(context.user_id)
    return Caller(house=True, user=context.user_id, admin=user is not None and user.is_admin)
