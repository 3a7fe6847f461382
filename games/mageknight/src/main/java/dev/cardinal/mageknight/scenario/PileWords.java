package dev.cardinal.mageknight.scenario;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.FieldReader;
import dev.cardinal.mageknight.pieces.Kind;
import dev.cardinal.mageknight.pieces.ZoneArea;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads and writes all piles of the table: their names, and their contents from the bottom up. */
final class PileWords {
    /** A pile that no screen shows, or, without a kind, numbers about the pieces of another. */
    private record Hidden(String name, @Nullable Kind kind) {}

    private static final Map<Integer, Hidden> SHARED = Map.of(
            Zone.BOX, new Hidden("box", Kind.TILE),
            Zone.CITY_BOX, new Hidden("box/cities", Kind.TILE),
            Zone.USED_TACTICS, new Hidden("tactics/used", Kind.TACTIC),
            Zone.AWAY, new Hidden("cards/away", Kind.DEED),
            Zone.DISBANDED, new Hidden("units/away", Kind.UNIT));

    private final Table t;
    private final Map<String, Integer> zones = new LinkedHashMap<>();
    private final Map<Integer, Kind> kinds = new LinkedHashMap<>();

    PileWords(Table t) {
        this.t = t;
        for (int zone = 0; zone < Zone.number(t.seats()); zone++) {
            ZoneArea area = ZoneArea.of(zone);
            Hidden hidden = SHARED.get(zone);
            if (area != null) {
                add(zone, area.id(), area.kind());
            } else if (hidden != null) {
                add(zone, hidden.name(), hidden.kind());
            }
        }
        for (int seat = 0; seat < t.seats(); seat++) {
            add(Zone.shown(seat), seat + "/shown", Kind.DEED);
            add(Zone.skillStates(seat), seat + "/skills/used", null);
            add(Zone.unitStates(seat), seat + "/units/states", null);
        }
    }

    private void add(int zone, String name, @Nullable Kind kind) {
        zones.put(name, zone);
        if (kind != null) {
            kinds.put(zone, kind);
        }
    }

    Data.Fields write() {
        Data.Draft data = new Data.Draft();
        zones.forEach((name, zone) -> {
            List<Data> pieces = new ArrayList<>();
            for (int value : t.piles.toArray(zone)) {
                Kind kind = kinds.get(zone);
                pieces.add(kind == null ? Data.of(value) : Data.of(kind.name(value)));
            }
            data.put(name, Data.of(pieces));
        });
        return data.fields();
    }

    void read(Map<String, Data> said) throws Refused {
        FieldReader.onlyThese(said, zones.keySet(), "exact.piles");
        for (Map.Entry<String, Data> pile : said.entrySet()) {
            int zone = zones.getOrDefault(pile.getKey(), 0);
            t.piles.clear(zone);
            for (Data piece : FieldReader.items(pile.getKey(), pile.getValue())) {
                Kind kind = kinds.get(zone);
                t.piles.add(
                        zone,
                        kind == null
                                ? FieldReader.number(pile.getKey(), piece)
                                : number(kind, FieldReader.text(pile.getKey(), piece)));
            }
        }
    }

    /** The number of the piece with this name. */
    static int number(Kind kind, String name) throws Refused {
        int number = kind.number(name);
        if (number < 0) {
            throw FieldReader.wrong("Nothing is called '" + name + "'");
        }
        return number;
    }
}
