import dev.cardinal.arena.program.CommandKind;
import dev.cardinal.arena.program.ProgramKind;

/** Many games: simulations, comparisons of bots, and benchmarks. */
module dev.cardinal.arena {
    requires transitive dev.cardinal.kernel;
    requires transitive dev.cardinal.host;
    requires transitive dev.cardinal.players;
    requires java.management;

    exports dev.cardinal.arena;
    exports dev.cardinal.arena.program;

    uses ProgramKind;

    provides ProgramKind with
            CommandKind;
}
