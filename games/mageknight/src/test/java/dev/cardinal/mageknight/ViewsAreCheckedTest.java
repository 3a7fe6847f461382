package dev.cardinal.mageknight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.view.MageKnightView;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a view refuses to tell. */
class ViewsAreCheckedTest {
    @Test
    void nothing_is_told_about_the_current_player_while_it_is_the_dummys_turn() throws Refused {
        MageKnightScratch game = Games.inTurn("tovak", 4);
        MageKnightView view = (MageKnightView) game.view(Viewer.SPECTATOR);
        assertThat(view.fightersLevel()).isPositive();

        game.t.at = IntStream.range(0, game.t.order.length)
                .filter(at -> game.t.order[at] == Table.DUMMY)
                .findFirst()
                .orElseThrow();
        assertThatIllegalStateException().isThrownBy(view::fightersLevel);
        assertThatIllegalStateException().isThrownBy(() -> view.price(0));
        assertThatIllegalStateException().isThrownBy(view::walkCosts);
        assertThat(view.diceLeft()).isNotNegative(); // bots look at the table in the dummy's turn, too
    }
}
