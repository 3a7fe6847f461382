package dev.cardinal.testkit.scenario;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.testkit.scenario.ScenarioStep.Expectation;
import dev.cardinal.testkit.scenario.ScenarioStep.StepAction;
import java.util.ArrayList;
import java.util.List;

/** Reads one step of a scenario. */
final class StepReader {
    private static final List<String> ACTIONS = List.of("do", "refused", "undo", "cannot-undo", "concede");
    private static final List<String> CHECKS = List.of("asks", "events", "not-events", "expect");
    private static final List<String> KEYS = List.of(
            "do",
            "by",
            "refused",
            "says",
            "code",
            "undo",
            "cannot-undo",
            "concede",
            "as",
            "asks",
            "events",
            "not-events",
            "expect",
            "note");

    private StepReader() {}

    static ScenarioStep read(Data data) throws Refused {
        if (!(data instanceof Data.Fields fields)) {
            throw new Refused("bad_scenario", "A step must be a map, not " + data);
        }
        StrictFields said = new StrictFields("A step", fields, KEYS);
        if (ACTIONS.stream().filter(said::has).count() > 1) {
            throw new Refused("bad_scenario", "A step can do only one thing: " + String.join(", ", ACTIONS));
        }
        if (said.has("by") && !said.has("do")) {
            throw new Refused("bad_scenario", "The key 'by' belongs to 'do'");
        }
        if ((said.has("says") || said.has("code")) && !said.has("refused")) {
            throw new Refused("bad_scenario", "The keys 'says' and 'code' belong to 'refused'");
        }
        if (ACTIONS.stream().noneMatch(said::has) && CHECKS.stream().noneMatch(said::has) && !said.has("note")) {
            throw new Refused("bad_scenario", "A step needs one of " + String.join(", ", KEYS));
        }
        return new ScenarioStep(action(said), viewer(said), checks(said));
    }

    private static StepAction action(StrictFields said) throws Refused {
        if (said.has("do")) {
            return new StepAction.Do(said.move("do"), said.maybeSeat("by"));
        }
        if (said.has("refused")) {
            return new StepAction.Refuse(
                    said.move("refused"),
                    said.has("says") ? said.text("says") : null,
                    said.has("code") ? said.text("code") : null);
        }
        if (said.has("undo")) {
            return new StepAction.Undo(said.seat("undo"), true);
        }
        if (said.has("cannot-undo")) {
            return new StepAction.Undo(said.seat("cannot-undo"), false);
        }
        return said.has("concede") ? new StepAction.Concede(said.seat("concede")) : new StepAction.None();
    }

    private static Viewer viewer(StrictFields said) throws Refused {
        if (!said.has("as")) {
            return Viewer.REFEREE;
        }
        return switch (said.data("as")) {
            case Data.Text(String who) when who.equals("spectator") -> Viewer.SPECTATOR;
            case Data.Text(String who) when who.equals("referee") -> Viewer.REFEREE;
            case Data.Text(String who) ->
                throw new Refused(
                        "bad_scenario", "'as' must be a seat number, spectator or referee, not '" + who + "'");
            default -> Viewer.seat(said.seat("as"));
        };
    }

    private static List<Expectation> checks(StrictFields said) throws Refused {
        List<Expectation> checks = new ArrayList<>();
        if (said.has("asks")) {
            checks.add(asks(said));
        }
        if (said.has("events")) {
            checks.add(new Expectation.Events(said.texts("events"), true));
        }
        if (said.has("not-events")) {
            checks.add(new Expectation.Events(said.texts("not-events"), false));
        }
        if (said.has("expect")) {
            checks.add(new Expectation.Expect(said.fields("expect")));
        }
        return checks;
    }

    private static Expectation asks(StrictFields said) throws Refused {
        if (said.data("asks").equals(Data.of("nobody"))) {
            return new Expectation.Asks(Scratch.NOBODY, null, null);
        }
        if (!(said.data("asks") instanceof Data.Fields fields)) {
            return new Expectation.Asks(said.seat("asks"), null, null);
        }
        StrictFields asks = new StrictFields("'asks'", fields, List.of("seat", "prompt", "options"));
        return new Expectation.Asks(
                asks.seat("seat"),
                asks.has("prompt") ? asks.text("prompt") : null,
                asks.has("options") ? asks.texts("options") : null);
    }
}
