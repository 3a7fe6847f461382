package dev.cardinal.onepiece.scenario;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.record.Recording;
import dev.cardinal.kit.FieldReader;
import dev.cardinal.kit.FrameRecords;
import dev.cardinal.kit.Stack;
import dev.cardinal.onepiece.battle.Fight;
import dev.cardinal.onepiece.table.Battle;
import dev.cardinal.onepiece.table.Ending;
import dev.cardinal.onepiece.table.GamePhase;
import dev.cardinal.onepiece.table.Mod;
import dev.cardinal.onepiece.table.Occurrence;
import dev.cardinal.onepiece.table.Pending;
import dev.cardinal.onepiece.table.RunningEffect;
import dev.cardinal.onepiece.table.Scheduled;
import dev.cardinal.onepiece.table.Situation;
import dev.cardinal.onepiece.table.Table;
import dev.cardinal.onepiece.turn.Turn;
import dev.cardinal.onepiece.work.Perform;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The state outside the areas: what is still to be done, what lasts for a while, and what happened this turn. */
final class Exact {
    private final Table t;
    private final PieceWords words;
    private final Recording recording;

    Exact(Table t) {
        this.t = t;
        words = new PieceWords(t);
        recording = new Recording(words, Table.class, Perform.class, Fight.class, Turn.class);
    }

    Data.Fields write() {
        Data.Draft data = new Data.Draft();
        data.put("phase", recording.write(t.phase, GamePhase.class));
        data.put("turns", recording.write(t.turns, int[].class));
        data.put("extraTurns", Data.of(t.extraTurns));
        data.put("losers", Data.of(t.losers));
        data.put("losesLater", Data.of(t.losesLater));
        data.put("ending", recording.write(t.ending, Ending.class));
        data.put("unstoppable", Data.of(t.unstoppable));
        data.put("battle", recording.write(t.battle, Battle.class));
        data.put("frames", FrameRecords.write(t, recording));
        data.put("running", row(t.running, RunningEffect.class));
        data.put("mods", row(t.mods, Mod.class));
        data.put("pending", row(t.pending, Pending.class));
        data.put("scheduled", row(t.scheduled, Scheduled.class));
        data.put("today", row(t.today, Occurrence.class));
        data.put("loops", loops());
        return data.fields();
    }

    private Data row(Stack<?> row, Class<?> type) {
        List<Data> items = new ArrayList<>();
        for (int i = 0; i < row.size(); i++) {
            items.add(recording.write(row.get(i), type));
        }
        return Data.of(items);
    }

    /** How often the current situation has occurred, for each effect used in it. */
    private Data loops() {
        Data.Draft loops = new Data.Draft();
        for (int piece = 0; !t.loops.isEmpty() && piece < t.pieces(); piece++) {
            for (int index = 0; index < 8; index++) {
                int times = t.loops.times(Situation.of(t, piece, index));
                if (times > 0) {
                    loops.put(words.place(piece) + "/" + index, Data.of(times));
                }
            }
        }
        return loops.fields();
    }

    void read(Map<String, Data> said) throws Refused {
        for (Map.Entry<String, Data> one : said.entrySet()) {
            Data value = one.getValue();
            switch (one.getKey()) {
                case "phase" -> t.phase = value(value, GamePhase.class);
                case "turns" -> System.arraycopy(value(value, int[].class), 0, t.turns, 0, 2);
                case "extraTurns" -> t.extraTurns = FieldReader.number("extraTurns", value);
                case "losers" -> t.losers = FieldReader.number("losers", value);
                case "losesLater" -> t.losesLater = FieldReader.number("losesLater", value);
                case "ending" -> t.ending = value(value, Ending.class);
                case "unstoppable" -> t.unstoppable = FieldReader.number("unstoppable", value);
                case "battle" -> t.battle = (Battle) recording.read(value, Battle.class);
                case "frames" -> FrameRecords.read(t, value, recording);
                case "running" -> fill(t.running, value, RunningEffect.class);
                case "mods" -> fill(t.mods, value, Mod.class);
                case "pending" -> fill(t.pending, value, Pending.class);
                case "scheduled" -> fill(t.scheduled, value, Scheduled.class);
                case "today" -> fill(t.today, value, Occurrence.class);
                case "loops" -> loops(FieldReader.fields("loops", value));
                default -> throw new Refused("unknown_key", "There is no '" + one.getKey() + "' in 'exact'");
            }
        }
        t.stale = true;
        if (!said.isEmpty()) {
            FrameRecords.requireQuestion(t);
        }
    }

    private <T> T value(Data said, Class<T> type) throws Refused {
        Object value = recording.read(said, type);
        if (value == null) {
            throw new Refused("bad_value", "There is no " + type.getSimpleName());
        }
        return type.cast(value);
    }

    private <T> void fill(Stack<T> row, Data said, Class<T> type) throws Refused {
        row.clear();
        for (Data item : FieldReader.items("exact", said)) {
            row.push(value(item, type));
        }
    }

    private void loops(Map<String, Data> said) throws Refused {
        for (Map.Entry<String, Data> one : said.entrySet()) {
            int slash = Math.max(0, one.getKey().lastIndexOf('/'));
            int piece = words.piece(one.getKey().substring(0, slash));
            int index = FieldReader.number(
                    "loops", Data.of(one.getKey().charAt(one.getKey().length() - 1) - '0'));
            for (int i = FieldReader.number("loops", one.getValue()); i > 0; i--) {
                t.loops.note(Situation.of(t, piece, index));
            }
        }
    }
}
