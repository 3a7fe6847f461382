package dev.cardinal.arena.program;

import dev.cardinal.kernel.Refused;

/** A command of this machine that speaks {@link dev.cardinal.host.LineProtocol} over its input and output. */
public final class CommandKind implements ProgramKind {
    @Override
    public String prefix() {
        return "cmd";
    }

    @Override
    public String about() {
        return "the command that starts the program, such as cmd:python bot.py";
    }

    @Override
    public Program program(String text) throws Refused {
        Command command = Command.of(text);
        return chair -> CommandGuest.start(command, chair);
    }
}
