package dev.cardinal.mageknight.scenario;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.record.Innards;
import dev.cardinal.kernel.record.Recording;
import dev.cardinal.kit.FieldReader;
import dev.cardinal.kit.FrameRecords;
import dev.cardinal.mageknight.effect.TurnRule;
import dev.cardinal.mageknight.pieces.Kind;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.rules.fight.Fight;
import dev.cardinal.mageknight.rules.land.Flight;
import dev.cardinal.mageknight.rules.play.EffectSequence;
import dev.cardinal.mageknight.rules.reward.Rewarding;
import dev.cardinal.mageknight.rules.tactic.TakeTactic;
import dev.cardinal.mageknight.rules.turn.Turn;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Wedge;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads and writes everything on a table but its tiles exactly. */
final class ExactPosition {
    /** The fields written separately, and those that are not part of a position. */
    private static final String[] OTHER = {
        "setup",
        "piles",
        "land",
        "players",
        "now",
        "source",
        "frames",
        "chance",
        "combat",
        "revealed",
        "news",
        "arrived",
        "before",
        "moves",
        "listener"
    };

    private static final Data NO_COMBAT = Data.of("none");

    private final Table t;
    private final Recording recording = new Recording(
            new EffectWords(),
            Table.class,
            Flight.class,
            Rewarding.class,
            EffectSequence.class,
            TakeTactic.class,
            Fight.class,
            Turn.class);
    private final Innards innards = new Innards(recording);

    ExactPosition(Table t) {
        this.t = t;
    }

    Data.Fields write() {
        Data.Draft data = new Data.Draft();
        data.put("table", innards.of(t, OTHER));
        data.put("source", innards.of(t.source, "arrived"));
        data.put("now", now());
        Data.Draft players = new Data.Draft();
        for (int seat = 0; seat < t.seats(); seat++) {
            players.put(Integer.toString(seat), innards.of(t.players[seat], "hero"));
        }
        data.put("players", players.fields());
        data.put("piles", new PileWords(t).write());
        data.put("enemies", enemies().write());
        data.put("ruins", ruins().write());
        data.put("shields", shields().write());
        data.put("combat", t.combat == null ? NO_COMBAT : new CombatWords(innards).write(t.combat));
        data.put("frames", FrameRecords.write(t, recording));
        return data.fields();
    }

    private TokenWords enemies() {
        return new TokenWords(t.land.foes, Kind.ENEMY);
    }

    private TokenWords ruins() {
        return new TokenWords(t.land.ruins, Kind.RUINS);
    }

    private TokenWords shields() {
        return new TokenWords(t.land.shields, null);
    }

    private Data now() {
        List<Data> rules = new ArrayList<>();
        for (int i = 0; i < t.now.rules.size(); i++) {
            rules.add(recording.write(t.now.rules.get(i), TurnRule.class));
        }
        List<String> path = new ArrayList<>();
        for (int i = 0; i < t.now.steps; i++) {
            path.add(Labels.at(t.now.path[i]));
        }
        return innards.of(t.now, "rules", "path", "steps")
                .with("rules", Data.of(rules))
                .with("path", Data.texts(path));
    }

    void read(Map<String, Data> said) throws Refused {
        for (Map.Entry<String, Data> one : said.entrySet()) {
            Data value = one.getValue();
            switch (one.getKey()) {
                case "table" -> innards.restore(t, fields(value));
                case "source" -> innards.restore(t.source, fields(value));
                case "now" -> now(FieldReader.fields("now", value));
                case "players" -> players(FieldReader.fields("players", value));
                case "piles" -> new PileWords(t).read(FieldReader.fields("piles", value));
                case "enemies" -> enemies().read(value);
                case "ruins" -> ruins().read(value);
                case "shields" -> shields().read(value);
                case "combat" ->
                    t.combat = value.equals(NO_COMBAT) ? null : new CombatWords(innards).read(fields(value));
                case "frames" -> FrameRecords.read(t, value, recording);
                default -> throw FieldReader.wrong("Mage Knight does not know '" + one.getKey() + "' in 'exact'");
            }
        }
        FrameRecords.requireQuestion(t);
    }

    private static Data.Fields fields(Data value) throws Refused {
        return new Data.Fields(FieldReader.fields("exact", value));
    }

    private void players(Map<String, Data> said) throws Refused {
        for (int seat = 0; seat < t.seats(); seat++) {
            innards.restore(t.players[seat], new Data.Fields(FieldReader.fields(said, Integer.toString(seat))));
        }
    }

    private void now(Map<String, Data> said) throws Refused {
        Data.Draft rest = new Data.Draft();
        for (Map.Entry<String, Data> one : said.entrySet()) {
            switch (one.getKey()) {
                case "rules" -> {
                    t.now.rules.clear();
                    for (Data rule : FieldReader.items("rules", one.getValue())) {
                        if (recording.read(rule, TurnRule.class) instanceof TurnRule next) {
                            t.now.rules.add(next);
                        }
                    }
                }
                case "path" -> {
                    t.now.steps = 0;
                    for (Data space : FieldReader.items("path", one.getValue())) {
                        t.now.walked(Wedge.space(FieldReader.text("path", space)));
                    }
                }
                default -> rest.put(one.getKey(), one.getValue());
            }
        }
        innards.restore(t.now, rest.fields());
    }
}
