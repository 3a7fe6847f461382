package dev.cardinal.mcp;

import dev.cardinal.arena.program.Command;
import dev.cardinal.arena.program.Program;
import dev.cardinal.arena.program.ProgramKind;
import dev.cardinal.kernel.Refused;

/** A command of this machine that plays through the tools for language models, over its input and output. */
public final class ModelKind implements ProgramKind {
    @Override
    public String prefix() {
        return "mcp";
    }

    @Override
    public String about() {
        return "the command that starts a client of the Model Context Protocol, such as mcp:python agent.py";
    }

    @Override
    public Program program(String text) throws Refused {
        Command command = Command.of(text);
        return chair -> ModelGuest.start(command, chair);
    }
}
