package dev.cardinal.mageknight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Step;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.testkit.Cites;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The actions and events of tactics have the names that the specification gives them. */
class TacticMovesTest {
    private static Data.Fields map(Object... parts) {
        Data.Fields fields = Data.fields();
        for (int i = 0; i < parts.length; i += 2) {
            fields = fields.with((String) parts[i], data(parts[i + 1]));
        }
        return fields;
    }

    private static Data data(Object value) {
        return switch (value) {
            case Data data -> data;
            case String text -> Data.of(text);
            case Integer number -> Data.of(number);
            case Boolean flag -> Data.of(flag);
            case List<?> list ->
                Data.of(list.stream().map(TacticMovesTest::data).toList());
            default -> throw new IllegalArgumentException(value.toString());
        };
    }

    private static Position arranged(Data.Fields position) throws Refused {
        return Tables.deal(2).arrange(position);
    }

    private static Position choosing(boolean night, Data.Fields seat) throws Refused {
        return arranged(map(
                "phase",
                "tactics",
                "night",
                night,
                "source",
                List.of("red", "blue", "green", "white"),
                "seats",
                map("1", seat)));
    }

    private static Position inTurn(boolean night, Data.Fields seat) throws Refused {
        return arranged(map(
                "night", night,
                "source", List.of("red", "blue", "green", "white"),
                "seats", map("0", seat)));
    }

    private static Step step(Position position, Data.Fields move) {
        assertThat(position.question().options().isEmpty()).isFalse();
        return switch (position.read(move)) {
            case Answer answer -> position.step(answer);
            case Refusal refusal -> throw new AssertionError(move + ": " + refusal);
        };
    }

    private static Data.Fields select(String tactic) {
        return map("type", "select_tactic", "tacticId", tactic);
    }

    private static Data.Fields activate(String tactic) {
        return map("type", "activate_tactic", "tacticId", tactic);
    }

    private static Data.Fields resolve(Object... decision) {
        return map("type", "resolve_tactic_decision", "decision", map(decision));
    }

    private static Data.Fields told(Step step, String type) {
        return step.events().stream()
                .filter(event -> event.type().equals(type))
                .findFirst()
                .map((Event event) -> event.json(Viewer.REFEREE))
                .orElseThrow(() -> new AssertionError("no " + type + " in " + step.events()));
    }

    private static void assertReported(Step step, String type, String key, Object value) {
        Data.Fields event = told(step, type);
        assertThat(event.toString()).contains(map(key, value).toString().replaceAll("[{}]", ""));
    }

    @Test
    @Cites({"Seed Actions", "Seed Events"})
    void each_of_the_five_decisions_is_read_and_reported_by_its_name() throws Refused {
        Data.Fields cards = map("hand", List.of("Rage", "March"), "deck", List.of("Stamina", "Promise"));
        Map<String, Data.Fields> onTake = Map.of(
                "rethink", resolve("type", "rethink", "cardIds", List.of("Rage")),
                "mana_steal", resolve("type", "mana_steal_pick_die", "dieId", "die_1"));
        for (var entry : onTake.entrySet()) {
            Position pending =
                    step(choosing(false, cards), select(entry.getKey())).position();
            assertThat(pending.asked()).isEqualTo(1);
            Step done = step(pending, entry.getValue());
            assertReported(done, "tactic_decision_resolved", "playerId", 1);
        }
        Step prepared = step(
                step(choosing(true, cards), select("preparation")).position(),
                resolve("type", "preparation_pick_card", "cardId", "Promise"));
        assertReported(prepared, "tactic_decision_resolved", "decisionType", "preparation_pick_card");
        Data.Fields meditating = cards.with("tactic", "midnight_meditation");
        Step meditated = step(
                step(inTurn(true, meditating), activate("midnight_meditation")).position(),
                resolve("type", "midnight_meditation", "cardIds", List.of("Rage", "March")));
        assertReported(meditated, "tactic_decision_resolved", "decisionType", "midnight_meditation");
        Position sparing = arranged(
                map("phase", "before", "night", true, "seats", map("0", cards.with("tactic", "sparing_power"))));
        Step spared = step(sparing, resolve("type", "sparing_power_choice", "choice", "stash"));
        assertReported(spared, "tactic_decision_resolved", "decisionType", "sparing_power_choice");
    }

    @Test
    @Cites({"Seed Actions", "Seed Events"})
    void using_a_tactic_is_reported_as_its_activation() throws Refused {
        Step another = step(inTurn(false, map("tactic", "the_right_moment")), activate("the_right_moment"));
        assertReported(another, "tactic_activated", "tacticId", "the_right_moment");
        assertReported(another, "tactic_activated", "playerId", 0);
        Data.Fields empty =
                map("tactic", "long_night", "hand", List.of("March"), "deck", List.of(), "discard", List.of("Rage"));
        assertReported(step(inTurn(true, empty), activate("long_night")), "tactic_activated", "tacticId", "long_night");
    }

    @Test
    @Cites({"Seed Actions", "Seed Events"})
    void rerolled_dice_are_reported_by_id() throws Refused {
        Step rolled = step(
                inTurn(true, map("tactic", "mana_search")),
                map("type", "reroll_source_dice", "dieIds", List.of("die_0", "die_2")));
        assertReported(rolled, "source_dice_rerolled", "dieIds", List.of("die_0", "die_2"));
    }

    @Test
    @Cites("Seed ValidActions")
    void the_question_lists_what_a_tactic_allows_as_moves() throws Refused {
        Position turn = inTurn(true, map("tactic", "mana_search"));
        List<String> moves = turn.question().options().stream()
                .map(option -> option.json().toString())
                .filter(move -> move.contains("reroll_source_dice"))
                .toList();
        assertThat(moves).hasSize(4 + 6);
        Position pending = step(
                        choosing(false, map("hand", List.of("Rage", "March", "Stamina", "Promise"))), select("rethink"))
                .position();
        assertThat(pending.question().limits().max()).isEqualTo(3);
        assertThat(pending.question().json().toString()).contains("\"type\":\"rethink\"");
    }

    @Test
    @Cites("Seed RNG Determinism")
    void the_same_answers_give_the_same_shuffles_and_rolls() throws Refused {
        Data.Fields cards = map("hand", List.of("Rage", "March"), "deck", List.of("Stamina", "Promise", "Swiftness"));
        for (int i = 0; i < 3; i++) {
            assertThat(rethought(cards).everything()).isEqualTo(rethought(cards).everything());
        }
    }

    private static Position rethought(Data.Fields cards) throws Refused {
        Position pending = step(choosing(false, cards), select("rethink")).position();
        return step(pending, resolve("type", "rethink", "cardIds", List.of("Rage", "March")))
                .position();
    }
}
