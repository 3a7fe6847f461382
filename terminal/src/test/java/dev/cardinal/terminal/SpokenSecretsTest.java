package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Roster;
import dev.cardinal.host.Seats;
import dev.cardinal.host.Speaker;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.players.Games;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said to a viewer depends only on what that viewer knows. */
class SpokenSecretsTest {
    private static final int MOVES = 60;

    @ParameterizedTest
    @ValueSource(strings = {"dominion", "onepiece", "mageknight", "kuhn"})
    void the_same_is_said_about_everything_that_may_be_hidden(String name) throws Refused {
        Game game = Games.named(name);
        Chance chance = new Chance(13);
        for (int seed = 0; seed < 3; seed++) {
            Seats seats = Seats.of(game, List.of("human", "human"));
            Options options = game.seat(Options.DEFAULT, seats.players());
            Roster roster = Roster.numbered(game, options, seats.names(), seed);
            Position position = HostedGame.start(game, roster, seats).position();
            for (int move = 0; move < MOVES && !position.over(); move++) {
                if (move % 6 == 0) {
                    for (Viewer viewer : List.of(Viewer.seat(0), Viewer.seat(1), Viewer.SPECTATOR)) {
                        Position other = position.guess(viewer, chance);
                        assertThat(said(HostedGame.on(game, roster, other, seats), viewer))
                                .as(name + ", seed " + seed + ", move " + move + ", " + viewer)
                                .isEqualTo(said(HostedGame.on(game, roster, position, seats), viewer));
                    }
                }
                Pick pick = new Pick();
                position.question().offer().random(chance, pick);
                position = position.answer(
                        Answer.of(pick, position.question().limits().ordered()));
            }
        }
    }

    private static List<String> said(HostedGame game, Viewer viewer) {
        List<String> said = new ArrayList<>();
        for (String what : List.of("game", "turn", "board", "options", "hint", "log", "since")) {
            said.add(said(game, viewer, Data.fields().with("what", what)));
        }
        for (String part : game.words().parts().keySet()) {
            said.add(said(game, viewer, Data.fields().with("what", "part").with("text", part)));
        }
        for (String typed : List.of("1", "2", "end", "play copper", "attack")) {
            said.add(said(game, viewer, Data.fields().with("what", "why").with("text", typed)));
            said.add(said(game, viewer, Data.fields().with("what", "answers").with("text", typed)));
        }
        return said;
    }

    private static String said(HostedGame game, Viewer viewer, Data.Fields request) {
        try {
            return new Speaker(game, viewer).say(request).toString();
        } catch (Refused refused) {
            return refused.refusal().toString();
        }
    }
}
