package dev.cardinal.mageknight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.testkit.Cites;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The shuffles and rolls of tactics depend on the seed alone, and no view shows what tactics hide. */
class TacticChanceTest {
    private static final int SEEDS = 20;
    private static final List<String> FIVE = List.of("Stamina", "Promise", "Swiftness", "Threaten", "Determination");

    /** A position in which the moves of a tactic shuffle or roll. */
    private static Position before(String tactic) throws Refused {
        boolean night = List.of("preparation", "long_night", "mana_search", "midnight_meditation")
                .contains(tactic);
        boolean take = tactic.equals("rethink") || tactic.equals("preparation");
        Data.Fields seat = Data.fields()
                .with("hand", Data.texts(List.of("Rage", "March", "Wound")))
                .with("deck", Data.texts(tactic.equals("long_night") ? List.of() : FIVE))
                .with("discard", Data.texts(tactic.equals("long_night") ? FIVE : List.of()));
        seat = take ? seat : seat.with("tactic", tactic);
        seat = tactic.equals("mana_steal") ? seat.with("storedDie", "die_0") : seat;
        Data.Fields position = Data.fields()
                .with("phase", take ? "tactics" : "turn")
                .with("night", night)
                .with("source", Data.texts(List.of("green", "blue", "blue", "red")))
                .with("seats", Data.fields().with(take ? "1" : "0", seat));
        return Tables.deal(2).arrange(position);
    }

    private static List<String> moves(String tactic) {
        return switch (tactic) {
            case "rethink" -> List.of("take Rethink", "rethink Rage, March, Wound");
            case "preparation" -> List.of("take Preparation", "Promise");
            case "long_night" -> List.of("use Long Night");
            case "midnight_meditation" -> List.of("use Midnight Meditation", "meditate Rage, March, Wound");
            case "mana_search" -> List.of("reroll red and green");
            default -> List.of("play March strong", "stolen green die");
        };
    }

    private static Position after(Position position, String tactic) {
        Position now = position;
        for (String move : moves(tactic)) {
            now = now.answer((Answer) now.read(move));
        }
        return now;
    }

    private static Position seeded(Position position, int seed) {
        return position.view(Viewer.REFEREE).guess(new Chance(seed));
    }

    @ParameterizedTest
    @ValueSource(strings = {"rethink", "preparation", "long_night", "midnight_meditation", "mana_search", "mana_steal"})
    @Cites("Seed RNG Determinism")
    void only_the_same_seed_gives_the_same_shuffles_and_rolls(String tactic) throws Refused {
        Position position = before(tactic);
        Set<String> ends = new HashSet<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            Position once = after(seeded(position, seed), tactic);
            Position again = after(seeded(position, seed), tactic);
            assertThat(again.everything()).isEqualTo(once.everything());
            ends.add(once.view(Viewer.REFEREE).data().toString());
        }
        assertThat(ends).hasSizeGreaterThan(2);
    }

    private static Position hiding(String zone, List<String> cards, String tactic) throws Refused {
        Data.Fields seat =
                Data.fields().with("hand", Data.texts(List.of("Rage"))).with(zone, Data.texts(cards));
        boolean under = zone.equals("under");
        seat = under ? seat.with("tactic", "sparing_power").with("deck", Data.texts(List.of("March"))) : seat;
        Position position = Tables.deal(3)
                .arrange(Data.fields()
                        .with("phase", under ? "before" : "tactics")
                        .with("night", true)
                        .with("order", Data.of(List.of(Data.of(under ? 2 : 0), Data.of(1), Data.of(under ? 0 : 2))))
                        .with("seats", Data.fields().with("2", seat)));
        return under ? position : position.answer((Answer) position.read("take " + tactic));
    }

    private static void assertSame(Viewer viewer, Position one, Position other) {
        assertThat(one.view(viewer).data())
                .as(viewer.toString())
                .isEqualTo(other.view(viewer).data());
    }

    @Test
    @Cites({"Seed Secret Information", "Seed Preparation"})
    void only_its_owner_sees_the_deck_during_preparation() throws Refused {
        Position one = hiding("deck", FIVE, "Preparation");
        Position other = hiding("deck", FIVE.reversed(), "Preparation");
        for (Viewer viewer : List.of(Viewer.seat(0), Viewer.seat(1), Viewer.SPECTATOR)) {
            assertSame(viewer, one, other);
            Position taken = one.answer((Answer) one.read("Promise"));
            Position another = other.answer((Answer) other.read("Threaten"));
            assertThat(taken.view(viewer).data().toString())
                    .isEqualTo(another.view(viewer).data().toString());
        }
        assertThat(one.view(Viewer.seat(2)).data().toString())
                .contains(Data.texts(FIVE).toString())
                .isNotEqualTo(other.view(Viewer.seat(2)).data().toString());
    }

    @Test
    @Cites({"Seed Preparation", "Seed Open Question 3"})
    void only_the_owner_of_preparation_reads_the_deck_on_the_screen() throws Refused {
        Position looking = hiding("deck", FIVE, "Preparation");
        String deck = "your deck from the top: " + String.join(", ", FIVE);
        for (Viewer viewer : List.of(Viewer.seat(0), Viewer.seat(1), Viewer.SPECTATOR, Viewer.seat(2))) {
            String board = String.join("\n", new MageKnight().words().board(looking.view(viewer), 160));
            assertThat(board.contains(deck)).as(viewer.toString()).isEqualTo(viewer.equals(Viewer.seat(2)));
        }
        Position done = looking.answer((Answer) looking.read("Promise"));
        assertThat(String.join("\n", new MageKnight().words().board(done.view(Viewer.seat(2)), 160)))
                .doesNotContain("from the top");
    }

    @Test
    @Cites({"Seed Secret Information", "Seed Sparing Power", "Seed Open Question 2"})
    void no_view_shows_the_cards_under_sparing_power() throws Refused {
        Position one = hiding("under", List.of("Stamina", "Promise"), "");
        Position other = hiding("under", List.of("Promise", "Stamina"), "");
        for (Viewer viewer : List.of(Viewer.seat(0), Viewer.seat(1), Viewer.seat(2), Viewer.SPECTATOR)) {
            assertSame(viewer, one, other);
        }
        assertThat(one.view(Viewer.seat(2)).data().toString()).doesNotContain("Stamina");
    }
}
