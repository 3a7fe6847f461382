package dev.cardinal.mageknight.rules.play;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.UnitKind;
import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.effect.Notation;
import dev.cardinal.mageknight.effect.Special;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.table.Cause;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;
import java.util.List;

/** Uses an ability of a unit in the offer. */
record CalledUnit() implements Asking<Table> {
    private static final int ABILITIES = 8;

    static boolean possible(Table t) {
        if (t.combat != null && t.combat.unitsBarred) {
            return false;
        }
        for (int i = 0; i < t.piles.size(Zone.UNIT_OFFER); i++) {
            UnitKind unit = Components.unit(t.piles.get(Zone.UNIT_OFFER, i));
            for (int ability = 0; ability < unit.abilities().size(); ability++) {
                if (may(t, unit, ability)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean may(Table t, UnitKind unit, int ability) {
        Effect effect = unit.abilities().get(ability);
        return (UsefulPhases.of(effect) & UsefulPhases.now(t)) != 0
                && !woundsItself(effect)
                && Usable.now(t, effect, Cause.of(Cause.What.CALLED_UNIT, unit.id()));
    }

    /** A unit in the offer cannot be wounded. */
    private static boolean woundsItself(Effect effect) {
        return switch (effect) {
            case Effect.All(List<Effect> parts) -> parts.stream().anyMatch(CalledUnit::woundsItself);
            case Effect.Do(Special special, int number) -> special == Special.WOUND_THE_UNIT;
            default -> false;
        };
    }

    @Override
    public boolean advance(Table t) {
        if (possible(t)) {
            return true;
        }
        t.pop();
        return false;
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        for (UnitKind unit : Components.units()) {
            if (t.piles.has(Zone.UNIT_OFFER, unit.id())) {
                for (int ability = 0; ability < unit.abilities().size(); ability++) {
                    if (may(t, unit, ability)) {
                        into.add(unit.id() * ABILITIES + ability);
                    }
                }
            }
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        UnitKind unit = Components.unit(pick.code(0) / ABILITIES);
        Effects.run(t, unit.abilities().get(pick.code(0) % ABILITIES), Cause.of(Cause.What.CALLED_UNIT, unit.id()));
    }

    @Override
    public String prompt(Table t) {
        return "Which unit of the offer do you call?";
    }

    @Override
    public Choice choice(Table t, int code) {
        UnitKind unit = Components.unit(code / ABILITIES);
        String ability = Notation.write(unit.abilities().get(code % ABILITIES));
        return Choice.plain(
                        unit + ": " + ability,
                        Data.fields()
                                .with("type", "use_unit")
                                .with("unit", unit.name())
                                .with("ability", code % ABILITIES))
                .on(Spots.in(t, Zone.UNIT_OFFER, code / ABILITIES));
    }
}
