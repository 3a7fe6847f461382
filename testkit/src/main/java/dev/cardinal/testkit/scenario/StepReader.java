package dev.cardinal.testkit.scenario;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.Viewer;
import dev.cardinal.testkit.scenario.ScenarioStep.Act;
import dev.cardinal.testkit.scenario.ScenarioStep.Check;
import java.util.ArrayList;
import java.util.List;

/** Reads one step of a scenario. */
final class StepReader {
    private static final List<String> ACTS = List.of("do", "refused", "undo", "cannot-undo", "concede");
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
            throw new Refused("bad_scenario", "A step is a map, not " + data);
        }
        Said said = new Said("A step", fields, KEYS);
        if (ACTS.stream().filter(said::has).count() > 1) {
            throw new Refused("bad_scenario", "A step does one thing: " + String.join(", ", ACTS));
        }
        if (said.has("by") && !said.has("do")) {
            throw new Refused("bad_scenario", "The key 'by' belongs to 'do'");
        }
        if ((said.has("says") || said.has("code")) && !said.has("refused")) {
            throw new Refused("bad_scenario", "The keys 'says' and 'code' belong to 'refused'");
        }
        if (ACTS.stream().noneMatch(said::has) && CHECKS.stream().noneMatch(said::has) && !said.has("note")) {
            throw new Refused("bad_scenario", "A step needs one of " + String.join(", ", KEYS));
        }
        return new ScenarioStep(act(said), viewer(said), checks(said));
    }

    private static Act act(Said said) throws Refused {
        if (said.has("do")) {
            return new Act.Do(said.move("do"), said.maybeSeat("by"));
        }
        if (said.has("refused")) {
            return new Act.Refuse(
                    said.move("refused"),
                    said.has("says") ? said.text("says") : null,
                    said.has("code") ? said.text("code") : null);
        }
        if (said.has("undo")) {
            return new Act.Undo(said.seat("undo"), true);
        }
        if (said.has("cannot-undo")) {
            return new Act.Undo(said.seat("cannot-undo"), false);
        }
        return said.has("concede") ? new Act.Concede(said.seat("concede")) : new Act.Seen();
    }

    private static Viewer viewer(Said said) throws Refused {
        if (!said.has("as")) {
            return Viewer.REFEREE;
        }
        return switch (said.data("as")) {
            case Data.Text(String who) when who.equals("spectator") -> Viewer.SPECTATOR;
            case Data.Text(String who) when who.equals("referee") -> Viewer.REFEREE;
            case Data.Text(String who) ->
                throw new Refused("bad_scenario", "'as' is a seat's number, spectator or referee, not '" + who + "'");
            default -> Viewer.seat(said.seat("as"));
        };
    }

    private static List<Check> checks(Said said) throws Refused {
        List<Check> checks = new ArrayList<>();
        if (said.has("asks")) {
            checks.add(asks(said));
        }
        if (said.has("events")) {
            checks.add(new Check.Events(said.texts("events"), true));
        }
        if (said.has("not-events")) {
            checks.add(new Check.Events(said.texts("not-events"), false));
        }
        if (said.has("expect")) {
            checks.add(new Check.Expect(said.fields("expect")));
        }
        return checks;
    }

    private static Check asks(Said said) throws Refused {
        if (said.data("asks").equals(Data.of("nobody"))) {
            return new Check.Asks(Scratch.NOBODY, null, null);
        }
        if (!(said.data("asks") instanceof Data.Fields fields)) {
            return new Check.Asks(said.seat("asks"), null, null);
        }
        Said asks = new Said("'asks'", fields, List.of("seat", "prompt", "options"));
        return new Check.Asks(
                asks.seat("seat"),
                asks.has("prompt") ? asks.text("prompt") : null,
                asks.has("options") ? asks.texts("options") : null);
    }
}
