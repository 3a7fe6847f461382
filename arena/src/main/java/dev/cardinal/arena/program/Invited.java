package dev.cardinal.arena.program;

import dev.cardinal.host.HostedGame;
import java.util.Map;
import java.util.TreeMap;

/** The programs that are to play, by seat, and what each may use in a game. */
public record Invited(Map<Integer, Program> programs, Allowance allowance) {
    public static final Invited NOBODY = new Invited(Map.of(), Allowance.USUAL);

    public Invited {
        programs = Map.copyOf(programs);
    }

    public boolean isEmpty() {
        return programs.isEmpty();
    }

    /** Starts them at a table. */
    public Guests at(HostedGame game) {
        return Guests.at(game, programs, allowance);
    }

    /** The same when the player of this number takes the first seat and the others follow in turn. */
    public Invited from(int first, int seats) {
        Map<Integer, Program> moved = new TreeMap<>();
        programs.forEach((player, program) -> moved.put(Math.floorMod(player - first, seats), program));
        return new Invited(moved, allowance);
    }
}
