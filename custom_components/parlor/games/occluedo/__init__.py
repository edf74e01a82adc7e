"""OCCLUEdo: who was it, where, and with what?"""
