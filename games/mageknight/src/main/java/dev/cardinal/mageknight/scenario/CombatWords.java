package dev.cardinal.mageknight.scenario;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.record.Innards;
import dev.cardinal.kernel.record.Recording;
import dev.cardinal.kit.FieldReader;
import dev.cardinal.mageknight.table.Combat;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Reads and writes a combat exactly: how it began, and what has changed since. */
final class CombatWords {
    private static final List<String> BEGINNING = List.of("start", "space", "from", "underground", "unitsBarred");

    private final Innards innards;

    CombatWords(Innards innards) {
        this.innards = innards;
    }

    Data write(Combat combat) {
        Combat fresh = new Combat(combat.start, combat.space, combat.from, combat.underground, combat.unitsBarred);
        return Recording.unlike(innards.of(combat), innards.of(fresh, BEGINNING.toArray(String[]::new)));
    }

    Combat read(Data.Fields said) throws Refused {
        Map<String, Data> values = said.values();
        Combat combat = new Combat(
                FieldReader.constant(
                        "start",
                        Combat.Start.values(),
                        FieldReader.text(values, "start", "").toLowerCase(Locale.ROOT)),
                FieldReader.number(values, "space", 0),
                FieldReader.number(values, "from", 0),
                FieldReader.flag(values, "underground"),
                FieldReader.flag(values, "unitsBarred"));
        Data.Draft rest = new Data.Draft();
        values.forEach((key, value) -> {
            if (!BEGINNING.contains(key)) {
                rest.put(key, value);
            }
        });
        innards.restore(combat, rest.fields());
        return combat;
    }
}
