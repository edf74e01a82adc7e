"""A player who asks by chance, for comparison with one who thinks."""

from typing import override

from custom_components.parlor.games.bot import Chosen, Glimpse
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.occluedo.bot import OccluedoBot


class Asker(OccluedoBot):
    """Asks anything anywhere, and accuses as soon as it is certain."""

    @override
    def choose(self, glimpse: Glimpse, chance: Chance) -> Chosen | None:
        chosen = super().choose(glimpse, chance)
        asking = [offer for offer in glimpse.offers if offer.type in {"go", "suspect", "weapon"}]
        if chosen is None or chosen["type"] == "start_accusation" or not asking:
            return chosen
        return asking[0].sample(chance)
