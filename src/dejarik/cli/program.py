"""Commands, options and arguments that explain themselves in two languages and refuse mistakes in one line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, TypeVar

import click

from dejarik.cli import COMMANDS
from dejarik.cli.speech import asked_language, say, sentence, speak
from dejarik.core.refusal import Refused

Made = TypeVar("Made", bound=Callable[..., Any])


class Command(click.Command):
    """A command whose help is the message `help-<name>`; every one of them takes `--lang`."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.params.append(_lang_option())

    @property
    def explanation(self) -> str:
        return say(f"help-{self.name}")

    def get_short_help_str(self, limit: int = 45) -> str:
        return self.explanation.partition("\n")[0]

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        formatter.write_text(self.explanation)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        given = self.collect_usage_pieces(ctx)
        pieces = [say("options-piece") if piece == self.options_metavar else piece for piece in given]
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=say("usage") + " ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        records = [record for param in self.get_params(ctx) if (record := param.get_help_record(ctx)) is not None]
        if records:
            with formatter.section(say("options")):
                formatter.write_dl(records)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = say("option-help")
        return option

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        left = super().parse_args(ctx, args)
        if left and not isinstance(self, click.Group) and not ctx.resilient_parsing:
            raise Refused("extra-argument", argument=left[0])
        return left


class Group(Command, click.Group):
    """A command of commands."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if not _without_language(args) and not self.invoke_without_command:
            raise Refused("missing-argument", argument=say("command-piece").removesuffix(" …"))
        return super().parse_args(ctx, args)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [*click.Command.collect_usage_pieces(self, ctx), say("command-piece")]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        names = self.list_commands(ctx)
        if names:
            with formatter.section(say("commands")):
                formatter.write_dl([(name, self.briefly(name).partition("\n")[0]) for name in names])

    def briefly(self, name: str) -> str:
        """What a command of this group does; it is not imported for that."""
        return say(f"help-{name}")

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str, click.Command, list[str]]:
        found = self.get_command(ctx, args[0])
        if found is None:
            raise Refused("unknown-command", command=args[0], known=", ".join(self.list_commands(ctx)))
        return args[0], found, args[1:]


class LazyGroup(Group):
    """Commands by the name of the module that holds each as `command`; it is imported when the command is called."""

    def __init__(self, *args: Any, modules: Mapping[str, str], **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.modules = modules

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.modules)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in self.modules:
            return None
        found: click.Command = import_module(self.modules[name]).command
        return found


class Option(click.Option):
    """An option whose help is the message `option-<name>`."""

    @property
    def explanation(self) -> str:
        return say(f"option-{self.name.replace('_', '-')}")

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        self.help = self.explanation
        return super().get_help_record(ctx)


class Argument(click.Argument):
    """An argument whose help is the message `argument-<name>`."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        return self.make_metavar(ctx), say(f"argument-{self.name.replace('_', '-')}")


class Whole(click.ParamType[int]):
    """A whole number, not below `least` and, where there is a `most`, not above it."""

    name = "n"

    def __init__(self, least: int, most: int | None = None) -> None:
        self.least = least
        self.most = most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            number = int(value)
        except ValueError:
            number = self.least - 1
        if number < self.least:
            raise Refused("bad-number", given=str(value)[:40], option=_called(param), least=self.least)
        if self.most is not None and number > self.most:
            raise Refused("number-too-large", given=str(value)[:40], option=_called(param), most=str(self.most))
        return number


def argument(name: str, **settings: Any) -> Callable[[Made], Made]:
    return click.argument(name, cls=Argument, **settings)


def option(*names: str, **settings: Any) -> Callable[[Made], Made]:
    return click.option(*names, cls=Option, **settings)


def _check_language(_ctx: click.Context, _param: click.Parameter, value: str | None) -> None:
    if value is not None:
        speak(value)


def _lang_option() -> Option:
    return Option(["--lang"], metavar="ru|en", is_eager=True, expose_value=False, callback=_check_language)


def _called(param: click.Parameter | None) -> str:
    if isinstance(param, click.Option):
        return param.opts[-1]
    return (param.human_readable_name if param else "") or ""


def _show_version(ctx: click.Context, _param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        from dejarik import __version__

        click.echo(f"dejarik {__version__}")
        ctx.exit()


program = LazyGroup(
    name="dejarik",
    modules=COMMANDS,
    params=[Option(["--version"], is_flag=True, is_eager=True, expose_value=False, callback=_show_version)],
)


def _in_our_words(error: click.UsageError) -> Refused:
    """A mistake that click has found, as a refusal."""
    match error:
        case click.NoSuchOption():
            return Refused("unknown-option", option=error.option_name)
        case click.BadOptionUsage():
            return Refused("bad-option-use", option=error.option_name)
        case click.MissingParameter():
            return Refused("missing-argument", argument=_called(error.param))
        case click.BadParameter():
            return Refused("bad-value", argument=_called(error.param), problem=error.message)
    return Refused("bad-command-line", problem=error.format_message())


#: The exit status of a program that Ctrl-C has ended.
INTERRUPTED = 130


def interrupted() -> int:
    """Say that what was printed is not the whole; the status of a command that was stopped."""
    click.echo(say("interrupted"), err=True)
    return INTERRUPTED


def _without_language(args: list[str]) -> list[str]:
    """The command line but for the language."""
    if len(args) > 1 and args[0] == "--lang":
        return args[2:]
    return args[1:] if args and args[0].startswith("--lang=") else args


def run(args: list[str]) -> int:
    """Run one command line; the exit status."""
    speak(asked_language(args))
    try:
        if not _without_language(args):
            args = [*args, "--help"]
        result = program.main(args, prog_name="dejarik", standalone_mode=False)
    except click.UsageError as error:
        return refuse(_in_our_words(error))
    except (click.Abort, KeyboardInterrupt):
        click.echo(err=True)
        return INTERRUPTED
    except Refused as refused:
        return refuse(refused)
    return result if isinstance(result, int) else 0


def refuse(refused: Refused) -> int:
    """One line on stderr, and the status of a mistake."""
    click.echo(sentence(refused), err=True)
    return 2
