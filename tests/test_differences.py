"""A failure names what is missing, and the file it belongs into."""

from .differences import differences


def test_what_is_missing_and_what_is_too_much_is_named_with_its_file() -> None:
    assert differences("icons.json", ["entity.sensor.old"], ["entity.sensor.new"]) == [
        "icons.json lacks entity.sensor.new",
        "icons.json has entity.sensor.old, which nothing needs",
    ]


def test_what_is_alike_is_not_worth_a_word() -> None:
    assert not differences("icons.json", {"b": 1, "a": 2}, ["a", "b"])
