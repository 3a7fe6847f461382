package dev.cardinal.onepiece;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Step;
import dev.cardinal.kernel.data.Data;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whether an answer reveals something to its player that could not be foreseen. */
class NewsTest {
    private static Position start() throws Refused {
        Data.Fields mine =
                Data.fields().with("hand", Data.texts(List.of("ST01-003"))).with("don", 4);
        Data.Fields theirs = Data.fields().with("hand", Data.texts(List.of("ST01-003", "ST01-004")));
        return new OnePiece()
                .deal(Options.DEFAULT)
                .arrange(Data.fields()
                        .with("seats", Data.fields().with("0", mine).with("1", theirs)));
    }

    private static Step say(Position position, String text) {
        return position.step((Answer) position.read(text));
    }

    @Test
    void a_played_card_is_news_only_to_the_opponent() throws Refused {
        Step played = say(start(), "play Karoo");
        assertThat(played.revealed()).isTrue();
        assertThat(played.news()).isFalse();
    }

    @Test
    void a_life_card_is_news_to_the_player_who_looks_at_it() throws Refused {
        Position attacked = say(say(start(), "attack with leader").position(), "attack leader")
                .position();
        Step taken = say(attacked, "no counter");
        assertThat(taken.news()).isTrue();
        assertThat(taken.events().getLast().type()).isEqualTo("life_seen");
    }

    @Test
    void a_move_is_openly_forced_only_if_everyone_can_see_that() throws Refused {
        Position target = say(start(), "attack with leader").position();
        assertThat(target.openlyForced()).isTrue();
        Position counter = say(target, "attack leader").position();
        assertThat(counter.openlyForced()).isFalse();
    }
}
