package dev.cardinal.kernel;

import java.util.ArrayList;
import java.util.List;

/**
 * A whole game as what it was set up with and what was said: the truth from which everything else follows.
 *
 * @param acts the answers' text forms in order; "concede 1" where seat 1 gave up
 */
public record Replay(String game, String rulesVersion, Options options, long seed, List<String> acts) {
    private static final String CONCEDE = "concede ";

    public Replay {
        acts = List.copyOf(acts);
    }

    public static Replay start(Game game, Options options, long seed) {
        return new Replay(game.name(), game.rulesVersion(), options, seed, List.of());
    }

    public static String concession(int seat) {
        return CONCEDE + seat;
    }

    public Replay with(List<String> otherActs) {
        return new Replay(game, rulesVersion, options, seed, otherActs);
    }

    /** Plays it again from the start. */
    public Match match(Game rules) throws Refused {
        if (!rules.name().equals(game)) {
            throw new Refused("other_game", "This replay is of " + game + ", not of " + rules.name());
        }
        if (!rules.rulesVersion().equals(rulesVersion)) {
            throw new Refused(
                    "other_rules",
                    "This replay was made under rules version " + rulesVersion + " of " + game + "; this is version "
                            + rules.rulesVersion() + ", which may play it differently");
        }
        Match match = new Match(rules, options, seed);
        for (int i = 0; i < acts.size(); i++) {
            Refusal refusal = apply(match, acts.get(i));
            if (refusal != null) {
                throw new Refused(
                        "broken_replay", "Act " + (i + 1) + " (" + acts.get(i) + ") is not possible: " + refusal);
            }
        }
        return match;
    }

    private static @org.jspecify.annotations.Nullable Refusal apply(Match match, String act) {
        if (act.startsWith(CONCEDE)) {
            return match.concede(act.substring(CONCEDE.length()));
        }
        return switch (match.position().read(act)) {
            case Refusal refusal -> refusal;
            case Answer answer -> {
                match.answer(answer);
                yield null;
            }
        };
    }

    /** The head of a replay file; the acts follow, one a line. */
    public Data.Fields head() {
        Data.Fields set = Data.fields();
        for (var option : options.values().entrySet()) {
            set = set.with(option.getKey(), option.getValue());
        }
        return Data.fields()
                .with("cardinal", "replay")
                .with("game", game)
                .with("rules", rulesVersion)
                .with("options", set)
                .with("seed", Long.toString(seed));
    }

    /** The replay whose file starts with this head. */
    public static Replay read(Data head, List<String> acts) throws Refused {
        if (head instanceof Data.Fields fields
                && Data.of("replay").equals(fields.get("cardinal"))
                && fields.get("game") instanceof Data.Text(String game)
                && fields.get("rules") instanceof Data.Text(String rules)
                && fields.get("options") instanceof Data.Fields(var set)
                && fields.get("seed") instanceof Data.Text(String seed)) {
            Options options = Options.DEFAULT;
            for (var option : set.entrySet()) {
                if (!(option.getValue() instanceof Data.Text(String value))) {
                    throw new Refused("broken_replay", "The option " + option.getKey() + " must be text");
                }
                options = options.with(option.getKey(), value);
            }
            return new Replay(game, rules, options, Chance.seed(seed), new ArrayList<>(acts));
        }
        throw new Refused("broken_replay", "This is not a replay: its first line must be the head of one");
    }
}
