package dev.cardinal.mageknight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Seed;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.rules.reward.RolledCrystal;
import dev.cardinal.mageknight.rules.turn.Dealing;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.view.Census;
import dev.cardinal.testkit.Cites;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Positions that scenarios describe. */
class PositionReaderTest {
    private static void refused(Data.Fields position, String why) {
        assertThatThrownBy(() -> Tables.deal(2).arrange(position))
                .isInstanceOf(Refused.class)
                .hasMessageContaining(why);
    }

    private static Data.Fields seat(String key, Data value) {
        return Data.fields().with("seats", Data.fields().with("0", Data.fields().with(key, value)));
    }

    @Test
    void an_unknown_key_is_an_error_anywhere() {
        refused(Data.fields().with("weather", "rain"), "weather");
        refused(seat("hnad", Data.of("Rage")), "hnad");
        refused(Data.fields().with("map", Data.fields().with("roads", 1)), "roads");
        refused(Data.fields().with("piles", Data.fields().with("pink", 1)), "pink");
        refused(Data.fields().with("offers", Data.fields().with("hats", 1)), "hats");
        refused(Data.fields().with("combat", Data.fields().with("foes", 1)), "foes");
    }

    @Test
    void unknown_names_are_errors_with_a_hint() {
        refused(seat("hand", Data.texts(List.of("Marxh"))), "Did you mean March?");
        refused(seat("at", Data.of("99/99")), "no space");
        refused(seat("at", Data.of("9/-9")), "no tile");
        refused(seat("tactic", Data.of("early_brid")), "tactic");
        refused(Data.fields().with("phase", "lunch"), "phase");
        refused(Data.fields().with("turn", 7), "seat 7");
        refused(Data.fields().with("round", 1).with("night", true), "Round 1 is a day");
        refused(Data.fields().with("source", Data.texts(List.of("red"))), "4 dice");
    }

    @Test
    void what_is_left_out_is_as_at_the_start_of_the_turn() throws Refused {
        var position = Tables.deal(2).arrange(Data.fields());
        assertThat(position.asked()).isZero();
        assertThat(position.question().prompt()).startsWith("Your turn");
        assertThat(position.census()).isEqualTo(Census.of(new Dealing(Tables.heroes(0, 1)).table(Seed.of(0))));
    }

    @Test
    void the_first_tiles_are_laid_in_the_same_order_in_every_process() throws Refused {
        Data.Fields tiles = Data.fields().with("1/-3", "Countryside 1").with("3/-2", "Countryside 2");
        assertThat(picture(Data.fields())).isEqualTo(picture(Data.fields().with("tiles", tiles)));
    }

    private static Data picture(Data.Fields map) throws Refused {
        return Tables.deal(2)
                .arrange(Data.fields().with("map", map))
                .view(Viewer.REFEREE)
                .scene()
                .json();
    }

    @Test
    @Cites("12 crystals")
    void when_rolling_for_a_crystal_gold_is_any_colour_and_black_is_fame() throws Refused {
        Table t = ((MageKnightScratch) Tables.deal(2).arrange(Data.fields()).scratch()).t;
        t.push(new RolledCrystal(ManaColour.BLACK.ordinal(), true));
        t.settle();
        assertThat(t.player().fame).isEqualTo(1);
        t.player().crystals[0] = 3;
        t.push(new RolledCrystal(ManaColour.RED.ordinal(), true));
        t.settle();
        assertThat(t.player().crystals).containsExactly(3, 0, 0, 0);
        assertThat(t.player().tokens).containsOnly(0);
        t.push(new RolledCrystal(ManaColour.GOLD.ordinal(), true));
        t.settle();
        assertThat(t.frames.top()).isInstanceOf(RolledCrystal.class);
    }
}
