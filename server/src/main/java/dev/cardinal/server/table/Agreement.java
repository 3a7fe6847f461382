package dev.cardinal.server.table;

import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.testkit.scenario.Scenario;
import dev.cardinal.testkit.scenario.ScenarioReader;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is agreed at a table before anyone sits down.
 *
 * @param options what holds for all seats
 * @param listed whether anyone may see that the table exists
 * @param watched whether anyone who knows the table may watch
 * @param delay how many seconds later those who watch see the game
 * @param clock null if everyone has all the time in the world
 * @param start the position to start from, as a scenario describes it; null if the game is dealt
 */
record Agreement(
        String game,
        Options options,
        boolean listed,
        boolean watched,
        int delay,
        @Nullable Clock clock,
        Data.@Nullable Fields start) {
    /** An option may be a whole deck. */
    static final int LONGEST_OPTION = 4_000;

    static final Set<String> FIELDS = Set.of("game", "options", "scenario", "listed", "watched", "delay", "clock");
    private static final int LONGEST_SCENARIO = 40_000;
    private static final int LONGEST_DELAY = 900;

    /** What somebody asks for who makes a table. */
    static Agreement of(Form form) throws Refused {
        String game = form.text("game", "");
        Options options = new Options(form.named("options", LONGEST_OPTION));
        Data.Fields start = null;
        if (form.has("scenario")) {
            if (form.has("game") || form.has("options")) {
                throw new Refused("bad_field", "A scenario says itself which game it is and with which options");
            }
            Scenario scenario = scenario(form.text("scenario", "", LONGEST_SCENARIO));
            game = scenario.game();
            options = scenario.options();
            start = scenario.position();
        } else {
            game = form.text("game");
        }
        return read(form, game, options, start);
    }

    private static Scenario scenario(String text) throws Refused {
        List<Scenario> scenarios = ScenarioReader.read("The scenario", text);
        if (scenarios.size() != 1) {
            throw new Refused("bad_scenario", "A table starts from one scenario, and there are " + scenarios.size());
        }
        Scenario scenario = scenarios.getFirst();
        if (scenario.problem() != null) {
            throw new Refused("bad_scenario", scenario.problem().message());
        }
        if (scenario.position() == null) {
            throw new Refused(new Refusal(
                    "bad_scenario",
                    "This scenario has no position to start from",
                    "Choose its game and options instead."));
        }
        return scenario;
    }

    private static Agreement read(Form form, String game, Options options, Data.@Nullable Fields start) throws Refused {
        return new Agreement(
                game,
                options,
                form.flag("listed", false),
                form.flag("watched", true),
                form.number("delay", 0, LONGEST_DELAY, 0),
                form.has("clock") ? Clock.read(form.form("clock").only(Set.of("minutes", "free", "end"))) : null,
                start);
    }

    /** The same game from this position, for one person and bots: a table of its own, without a clock. */
    Agreement from(Options pinned, Data.Fields position) {
        return new Agreement(game, pinned, false, watched, 0, null, position);
    }

    /** The same at a table whose empty seats are not for everybody. */
    Agreement unlisted() {
        return new Agreement(game, options, false, watched, delay, clock, start);
    }

    /** The same with other options. */
    Agreement with(Options other) {
        return new Agreement(game, other, listed, watched, delay, clock, start);
    }

    /** All of it, for the database. */
    Data.Fields json() {
        Data.Fields json = open();
        return start == null ? json : json.with("start", start);
    }

    static Agreement read(Form form) throws Refused {
        Data.Fields start = form.data("start").orElse(null) instanceof Data.Fields position ? position : null;
        return read(form, form.text("game"), new Options(form.named("options", LONGEST_OPTION)), start);
    }

    /** What everyone may know; of the position only that there is one. */
    Data.Fields open() {
        Data.Fields set = Data.fields();
        for (Map.Entry<String, String> option : options.values().entrySet()) {
            set = set.with(option.getKey(), option.getValue());
        }
        Data.Fields json = Data.fields()
                .with("game", game)
                .with("options", set)
                .with("listed", listed)
                .with("watched", watched);
        json = delay == 0 ? json : json.with("delay", delay);
        json = clock == null ? json : json.with("clock", clock.json());
        return start == null ? json : json.with("arranged", true);
    }
}
