package dev.cardinal.onepiece.command;

import dev.cardinal.kernel.OwnCommand;
import picocli.CommandLine.Command;

@Command(
        description = "Cards and decks of the One Piece card game.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {ImportCommand.class, DeckCommand.class, CardCommand.class, CoverageCommand.class})
public final class OnePieceCommand implements OwnCommand {
    @Override
    public String name() {
        return "onepiece";
    }
}
