"""The table: seats, lobby, host, pause, clocks, bots and the record; no Home Assistant."""
