package dev.cardinal.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SmallNounsTest {
    @Test
    void seatsAreNumberedFromZero() {
        assertThat(Viewer.seat(0).is(0)).isTrue();
        assertThat(Viewer.seat(0).is(1)).isFalse();
        assertThat(Viewer.SPECTATOR.is(0)).isFalse();
        assertThat(Viewer.SPECTATOR.is(Scratch.NOBODY)).isFalse();
        assertThat(Viewer.REFEREE.seesAll()).isTrue();
        assertThat(Viewer.SPECTATOR.seesAll()).isFalse();
        assertThat(Viewer.seat(2)).hasToString("seat 2");
        assertThat(Viewer.SPECTATOR).hasToString("spectator");
        assertThat(Viewer.REFEREE).hasToString("referee");
        assertThatThrownBy(() -> Viewer.seat(-1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aRefusalSaysWhatWhyAndWhatToDo() {
        assertThat(new Refusal("a", "Too many")).hasToString("Too many.");
        assertThat(new Refusal("a", "Play or buy?", "Say which.")).hasToString("Play or buy? Say which.");
        assertThat(new Refusal("a", "No.", "Hint.", "8-1")).hasToString("No. Hint. (8-1)");
        assertThat(new Refusal("a", "No", "", "8-1").json())
                .hasToString("{\"code\":\"a\",\"message\":\"No\",\"rule\":\"8-1\"}");
        assertThat(new Refusal("a", "No", "Hint.").json())
                .hasToString("{\"code\":\"a\",\"message\":\"No\",\"hint\":\"Hint.\"}");
    }

    @Test
    void longInputIsCutWhenQuoted() {
        assertThat(Refusal.quote("x".repeat(60))).isEqualTo("'" + "x".repeat(60) + "'");
        assertThat(Refusal.quote("x".repeat(61))).isEqualTo("'" + "x".repeat(30) + "...'");
        assertThat(Refusal.quote("\ud83c\udccf".repeat(50))).isEqualTo("'" + "\ud83c\udccf".repeat(30) + "...'");
    }

    @Test
    void answersThatMeanTheSameAreTheSame() {
        Pick pick = new Pick().add(5).add(2).add(5);
        assertThat(Answer.of(pick, false)).isEqualTo(Answer.of(2, 5, 5)).hasSameHashCodeAs(Answer.of(2, 5, 5));
        assertThat(Answer.of(pick, true)).isEqualTo(Answer.of(5, 2, 5)).isNotEqualTo(Answer.of(2, 5, 5));
        assertThat(pick.count(5)).isEqualTo(2);
        assertThat(pick.count(4)).isZero();
        pick.only(9);
        assertThat(Answer.of(pick, true)).isEqualTo(Answer.of(9)).hasToString("Answer[9]");
    }

    @Test
    void aPickHoldsAnyNumber() {
        Pick pick = new Pick();
        for (int i = 0; i < 100; i++) {
            pick.add(i);
        }
        assertThat(pick.size()).isEqualTo(100);
        assertThat(pick.code(99)).isEqualTo(99);
        pick.set(Answer.of(1, 2));
        assertThat(pick.size()).isEqualTo(2);
    }

    @Test
    void aPickForgetsWhatWasPickedBefore() {
        Pick pick = new Pick().add(7).add(8);
        pick.only(1);
        assertThatThrownBy(() -> pick.code(1)).isInstanceOf(IndexOutOfBoundsException.class);
        pick.clear();
        assertThatThrownBy(() -> pick.code(0)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void optionsAreChangedByMakingNewOnes() {
        Options options = Options.DEFAULT.with("b", "2").with("a", "1");
        assertThat(options.values()).containsExactly(Map.entry("a", "1"), Map.entry("b", "2"));
        assertThat(options.without("a").has("a")).isFalse();
        assertThat(options.has("a")).isTrue();
        assertThat(options.get("c", "3")).isEqualTo("3");
        assertThat(Options.DEFAULT.values()).isEmpty();
    }

    @Test
    void thoseInFirstPlaceWin() {
        Outcome outcome = new Outcome(List.of(1, 3, 1), List.of(20L, 3L, 20L), 17, "provinces", true);
        assertThat(outcome.winners()).containsExactly(0, 2);
        assertThat(outcome.json())
                .hasToString(
                        "{\"ending\":\"provinces\",\"winners\":[0,2],\"places\":[1,3,1],\"scores\":[20,3,20],\"turns\":17}");
    }

    @Test
    void aSoloGameSaysWhetherItWasASuccess() {
        Outcome outcome = new Outcome(List.of(1), List.of(20L), 17, "rounds", false);
        assertThat(outcome.json().get("success")).isEqualTo(Data.of(false));
    }
}
