package dev.cardinal.terminal;

import dev.cardinal.arena.program.Allowance;
import dev.cardinal.kernel.Refused;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Option;

/** The option of every command in which programs play. */
final class ProgramLimits {
    @Option(
            names = "--limit",
            paramLabel = "WHAT=N",
            description = "What a program may use in one game: calls, tokens (a quarter of all characters it reads and"
                    + " writes), seconds for the game, seconds for one decision (decision=N), refusals in a row; or"
                    + " WHAT=none. A program that uses more loses. Can be repeated. By default: calls=100000, tokens=none,"
                    + " seconds=3600, decision=60, refusals=10.")
    private Map<String, String> limits = new LinkedHashMap<>();

    Allowance allowance() throws Refused {
        return Allowance.of(limits);
    }
}
