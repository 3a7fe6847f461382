package dev.cardinal.arena;

import dev.cardinal.arena.program.Conduct;
import dev.cardinal.arena.program.Guests;
import dev.cardinal.arena.program.Invited;
import dev.cardinal.host.GameFile;
import dev.cardinal.host.History;
import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Roster;
import dev.cardinal.host.Seats;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Outcome;
import dev.cardinal.kernel.Refused;
import java.util.Map;

/**
 * A game in which programs play. It goes through the host, where a program sits like a person: what it may know, what is
 * refused and what is answered for it are the same.
 *
 * @param decisions how many questions with a real choice were answered
 * @param conduct of the programs, by seat
 */
record HostedPlayout(Outcome outcome, long decisions, Map<Integer, Conduct> conduct, GameFile file) {

    /** Plays a game from start to end. */
    static HostedPlayout of(Game game, Roster roster, Seats seats, Invited invited) {
        try {
            HostedGame table = HostedGame.start(game, roster, seats);
            try (Guests guests = invited.at(table)) {
                guests.goOn();
                GameFile file = table.file();
                return new HostedPlayout(
                        table.position().outcome(), choices(History.of(game, file)), guests.conduct(), file);
            }
        } catch (Refused impossible) {
            throw new IllegalStateException("a game that is kept nowhere goes on", impossible);
        }
    }

    private static long choices(History history) {
        long choices = 0;
        for (int i = 0; i < history.happened().size(); i++) {
            choices +=
                    history.happened().get(i).isAnswer() && !history.before(i).forced() ? 1 : 0;
        }
        return choices;
    }
}
