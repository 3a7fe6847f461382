package dev.cardinal.onepiece;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Step;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Area;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kernel.scene.Piece;
import dev.cardinal.kernel.scene.Scene;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.onepiece.card.Shipped;
import dev.cardinal.testkit.Cites;
import dev.cardinal.testkit.contract.Follower;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The events alone, in order, are enough to follow the table. */
public class EventsTest {
    private static final int GAMES = 12;

    public static void play(String decks, long seed, BiConsumer<Position, Step> watch) throws Refused {
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
    void events_report_every_move_every_turned_card_and_every_new_power(String decks) throws Refused {
        for (int seed = 0; seed < GAMES; seed++) {
            play(decks, seed, (before, step) -> {
                Scene old = before.view(Viewer.REFEREE).scene();
                Scene after = step.position().view(Viewer.REFEREE).scene();
                Follower follower = new Follower(old.json());
                follower.hear(step.events().stream()
                        .map(event -> event.json(Viewer.REFEREE))
                        .toList());
                assertThat(follower.misplaced(after.json())).isEmpty();
                List<String> told = step.events().stream()
                        .filter(event -> event.type().equals("power_changed"))
                        .map(event ->
                                event.facts().get("card") + " " + event.facts().get("power"))
                        .toList();
                List<String> known = powers(old);
                known.addAll(come(step));
                assertThat(powers(after)).allMatch(power -> known.contains(power) || told.contains(power));
            });
        }
    }

    /** The printed powers of the Characters that have just been played. */
    private static List<String> come(Step step) {
        return step.events().stream()
                .flatMap(event -> event.moves(Viewer.REFEREE).stream())
                .filter(move -> move instanceof Move.Moved moved && moved.to().endsWith("/characters"))
                .map(move -> ((Move.Moved) move).look().face())
                .map(face -> Data.of(face) + " " + printed(face))
                .toList();
    }

    private static int printed(String face) {
        return Shipped.all().stream()
                .filter(card -> card.id().equals(face))
                .findFirst()
                .orElseThrow()
                .power();
    }

    /** The powers of the cards in the Leader and Character areas. */
    private static List<String> powers(Scene scene) {
        List<String> powers = new ArrayList<>();
        for (Area area : scene.areas()) {
            for (Piece piece : area.pieces()) {
                String face = piece.look().face();
                Data power = piece.badges().get("power");
                boolean fights = area.id().endsWith("/leader") || area.id().endsWith("/characters");
                if (fights) {
                    powers.add(Data.of(face) + " " + (power == null ? Data.of(printed(face)) : power));
                }
            }
        }
        return powers;
    }

    @ParameterizedTest
    @ValueSource(strings = {"ST01,ST02", "ST03,ST04"})
    void no_piece_number_is_sent_to_anyone(String decks) throws Refused {
        play(decks, 5, (before, step) -> {
            String sent = before.view(Viewer.REFEREE).data().toString();
            for (Event event : step.events()) {
                sent += event.json(Viewer.REFEREE);
            }
            assertThat(sent).doesNotContain("\"piece\"").doesNotContain("\"code\"");
        });
    }

    @ParameterizedTest
    @CsvSource({"ST01,3", "ST02,4"})
    @Cites("Seed 14.2")
    void a_battle_is_reported_step_by_step(String deck, long seed) throws Refused {
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
            case "battle_step" -> ((Data.Text) event.facts().get("step")).value();
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
