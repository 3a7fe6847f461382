package dev.cardinal.onepiece;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Step;
import dev.cardinal.kernel.Viewer;
import dev.cardinal.testkit.Cites;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever only hears the events, in order, knows at any time how the table looks. */
class EventsTest {
    private static final int GAMES = 12;

    /** The table as somebody draws it who only hears what happens. */
    private static final class Picture {
        private final String[] zone;
        private final boolean[] rested;
        private final int[] given;
        private final int[] power;
        private final int[][] don = {{10, 0, 0}, {10, 0, 0}};

        Picture(Table t) {
            zone = new String[t.pieces()];
            rested = new boolean[t.pieces()];
            given = new int[t.pieces()];
            power = new int[t.pieces()];
            for (int piece = 0; piece < t.pieces(); piece++) {
                zone[piece] = Meaning.zone(t.zone(piece)).name();
                power[piece] = t.printed(piece).card.power();
            }
        }

        private static int number(Data.Fields event, String key) {
            return event.get(key) instanceof Data.Number(long number) ? (int) number : -1;
        }

        private static String text(Data.Fields event, String key) {
            return event.get(key) instanceof Data.Text(String text) ? text : "";
        }

        void hear(Data.Fields event) {
            int piece = number(event, "piece");
            int seat = number(event, "seat");
            int number = number(event, "number");
            switch (text(event, "type")) {
                case "card_moved" -> {
                    assertThat(zone[piece]).isEqualTo(text(event, "from"));
                    zone[piece] = text(event, "to");
                    rested[piece] = false;
                    power[piece] = -1;
                }
                case "card_state" -> rested[piece] = text(event, "state").equals("RESTED");
                case "power_changed" -> power[piece] = number(event, "power");
                case "don_added" -> {
                    don[seat][0] -= number;
                    don[seat][text(event, "state").equals("RESTED") ? 2 : 1] += number;
                }
                case "don_rested" -> {
                    don[seat][1] -= number;
                    don[seat][2] += number;
                }
                case "don_activated" -> {
                    don[seat][2] -= number;
                    don[seat][1] += number;
                }
                case "don_given" -> {
                    don[seat][1] -= number(event, "active");
                    don[seat][2] -= number(event, "rested");
                    given[piece] += number;
                }
                case "don_detached" -> {
                    given[piece] -= number;
                    don[seat][2] += number;
                }
                case "don_returned" -> {
                    don[seat][0] += number;
                    for (Data from : ((Data.Items) event.get("from")).values()) {
                        Data.Fields place = (Data.Fields) from;
                        if (number(place, "piece") >= 0) {
                            given[number(place, "piece")]--;
                        } else {
                            don[seat][text(place, "state").equals("RESTED") ? 2 : 1]--;
                        }
                    }
                }
                default -> {}
            }
        }

        void matches(Table t) {
            for (int piece = 0; piece < t.pieces(); piece++) {
                String name = t.printed(piece).card.name() + " (" + piece + ")";
                assertThat(zone[piece])
                        .as("zone of " + name)
                        .isEqualTo(Meaning.zone(t.zone(piece)).name());
                assertThat(given[piece]).as("DON!! of " + name).isEqualTo(t.given(piece));
                if (t.onField(piece)) {
                    assertThat(rested[piece]).as(name + " rested").isEqualTo(t.rested(piece));
                }
                if (t.zone(piece) == Areas.LEADER || t.zone(piece) == Areas.CHARACTERS) {
                    int known = power[piece] < 0 ? t.printed(piece).card.power() : power[piece];
                    assertThat(known).as("power of " + name).isEqualTo(t.power(piece));
                }
            }
            for (int seat = 0; seat < 2; seat++) {
                assertThat(don[seat]).containsExactly(t.donDeck(seat), t.donActive(seat), t.donRested(seat));
            }
        }
    }

    static void play(String decks, long seed, BiConsumer<Position, Step> watch) throws Refused {
        Position position =
                new OnePiece().deal(new Options(Map.of("decks", decks))).position(seed);
        Chance chance = new Chance(seed);
        Offer offer = new Offer();
        Pick pick = new Pick();
        while (!position.over()) {
            position.view(Viewer.seat(position.asked())).offer(offer);
            offer.random(chance, pick);
            Step step = position.step(Answer.of(pick, offer.ordered()));
            watch.accept(position, step);
            position = step.position();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"ST01,ST02", "ST03,ST04", "ST04,ST01"})
    @Cites({"Seed 14.1", "Seed 16.2", "Seed 17.1", "Seed 17.2"})
    void events_tell_every_move_every_turn_of_a_card_and_every_new_power(String decks) throws Refused {
        for (int seed = 0; seed < GAMES; seed++) {
            Position start =
                    new OnePiece().deal(new Options(Map.of("decks", decks))).position(seed);
            Picture picture = new Picture(((OnePieceScratch) start.scratch()).t);
            play(decks, seed, (before, step) -> {
                step.events().forEach(event -> picture.hear(event.json(Viewer.REFEREE)));
                picture.matches(((OnePieceScratch) step.position().scratch()).t);
            });
        }
    }

    @ParameterizedTest
    @CsvSource({"ST01,3", "ST02,4"})
    @Cites("Seed 14.2")
    void a_battle_is_told_step_by_step(String deck, long seed) throws Refused {
        List<String> types = new ArrayList<>();
        play(
                deck,
                seed,
                (before, step) -> step.events().stream()
                        .map(EventsTest::sign)
                        .filter(sign -> !sign.isEmpty())
                        .forEach(types::add));

        assertThat(types).startsWith("ATTACK", "declared").endsWith("over");
        for (int i = 0; i + 1 < types.size(); i++) {
            String next = types.get(i + 1);
            switch (types.get(i)) {
                case "ATTACK" -> assertThat(next).isEqualTo("declared");
                case "BLOCK" -> assertThat(next).isIn("blocks", "COUNTER", "END", "over");
                case "COUNTER" -> assertThat(next).isIn("DAMAGE", "END");
                case "DAMAGE" -> assertThat(next).isIn("fails", "hits", "ko", "END", "over");
                case "battle over" -> assertThat(next).isIn("ATTACK", "hits", "ko", "over");
                default -> assertThat(next).isNotEmpty();
            }
        }
    }

    private static String sign(Event event) {
        return switch (event.type()) {
            case "battle_step" -> ((Data.Text) event.open().get("step")).value();
            case "attack_declared" -> "declared";
            case "block_declared" -> "blocks";
            case "attack_failed" -> "fails";
            case "damage" -> "hits";
            case "knocked_out" -> "ko";
            case "battle_over" -> "battle over";
            case "over" -> "over";
            default -> "";
        };
    }
}
