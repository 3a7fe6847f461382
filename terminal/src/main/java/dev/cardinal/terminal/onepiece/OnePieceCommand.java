package dev.cardinal.terminal.onepiece;

import picocli.CommandLine.Command;

@Command(
        name = "onepiece",
        description = "Cards and decks of the One Piece card game.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {ImportCommand.class, DeckCommand.class, CardCommand.class, CoverageCommand.class})
public final class OnePieceCommand {}
