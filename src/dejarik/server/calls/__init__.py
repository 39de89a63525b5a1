"""Calling people to their matches: web push, and messages in the forms that Discord, Slack and Telegram take."""
