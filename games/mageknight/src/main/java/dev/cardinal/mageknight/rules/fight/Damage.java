package dev.cardinal.mageknight.rules.fight;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.text.Count;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.Ability;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.data.Enemy;
import dev.cardinal.mageknight.data.Level;
import dev.cardinal.mageknight.effect.TurnRule;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Carrying;
import dev.cardinal.mageknight.pieces.CombatEvents;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.pieces.Units;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;
import java.util.ArrayList;
import java.util.List;

/** Assigns the damage of one attack to units or the hero (10.5). */
public record Damage(int foe, int left) implements OpenAsking {
    private static final int HERO = 0;
    private static final int UNIT = 1;

    @Override
    public boolean advance(Table t) {
        if (left <= 0) {
            t.pop();
            return false;
        }
        for (int i = 0; i < Units.size(t, t.seat()); i++) {
            if (may(t, i)) {
                return true;
            }
        }
        t.pop();
        hero(t);
        return false;
    }

    private static boolean may(Table t, int unit) {
        int seat = t.seat();
        return !Units.barred(t, seat, unit)
                && Units.first(t, seat, unit)
                && Units.wounds(t, seat, unit) == 0
                && !Units.held(t, seat, unit)
                && !t.now.rules.has(TurnRule.Kind.UNHARMED_UNITS);
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one().add(HERO);
        for (int i = 0; i < Units.size(t, t.seat()); i++) {
            if (may(t, i)) {
                into.add(UNIT + i);
            }
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        if (pick.code(0) == HERO) {
            t.pop();
            hero(t);
        } else {
            unit(t, pick.code(0) - UNIT);
        }
    }

    private void unit(Table t, int unit) {
        int seat = t.seat();
        Enemy attacker = t.fight().attacker(foe);
        int armor = Units.armor(t, seat, unit);
        int rest = left;
        if (Units.resists(t, seat, unit, attacker.element())) {
            rest -= armor;
            Units.hold(t, seat, unit);
        }
        t.become(new Damage(foe, Math.max(0, rest - armor)));
        if (rest <= 0) {
            return;
        }
        if (t.heard()) {
            CombatEvents.unitWounded(t, unit);
        }
        if (attacker.has(Ability.PARALYZE)) {
            Units.remove(t, seat, unit);
        } else {
            Units.wound(t, seat, unit, attacker.has(Ability.POISON) ? 2 : 1);
        }
    }

    private void hero(Table t) {
        int seat = t.seat();
        Enemy attacker = t.fight().attacker(foe);
        int wounds = Math.ceilDiv(left, Components.level(t.player().level).armor());
        CardMoves.wound(t, seat, wounds);
        if (attacker.has(Ability.POISON)) {
            t.now.poison += wounds;
            for (int i = 0; i < wounds; i++) {
                Carrying.enter(t, Zone.discard(seat), DeedCard.WOUND);
            }
        }
        if (attacker.has(Ability.PARALYZE)) {
            CardMoves.loseHand(t, seat);
        }
    }

    /** What would happen to each one who can take it. */
    public List<String> takers(Table t) {
        List<String> takers = new ArrayList<>();
        takers.add(heroTakes(t));
        for (int i = 0; i < Units.size(t, t.seat()); i++) {
            if (may(t, i)) {
                takers.add(unitTakes(t, i));
            }
        }
        return takers;
    }

    private String heroTakes(Table t) {
        Combat combat = t.fight();
        Enemy attacker = combat.attacker(foe);
        Level level = Components.level(t.player().level);
        int wounds = Math.ceilDiv(left, level.armor());
        boolean out = attacker.has(Ability.PARALYZE) || combat.wounds + wounds >= level.handLimit();
        return "hero: armor " + level.armor() + ", " + Count.of(wounds, "wound") + " to hand"
                + (attacker.has(Ability.POISON) ? " and as many to the discard pile" : "")
                + (out ? ", and all cards but wounds are discarded" : "");
    }

    private String unitTakes(Table t, int unit) {
        Enemy attacker = t.fight().attacker(foe);
        int armor = Units.armor(t, t.seat(), unit);
        boolean resists = Units.resists(t, t.seat(), unit, attacker.element());
        int rest = left - (resists ? armor : 0);
        String hurt = attacker.has(Ability.PARALYZE)
                ? "destroyed"
                : attacker.has(Ability.POISON) ? "wounded twice" : "wounded";
        return Labels.unit(t, t.seat(), unit) + ": armor " + armor + (resists ? " twice (it resists)" : "") + ", "
                + (rest <= 0 ? "unhurt" : hurt) + ", " + (rest <= armor ? "nothing" : rest - armor + " damage")
                + " left";
    }

    @Override
    public String prompt(Table t) {
        return left + " damage of " + Labels.foe(t, foe) + ": who takes it?";
    }

    @Override
    public Choice choice(Table t, int code) {
        Data.Fields json = Data.fields().with("type", "assign_damage");
        String who = code == HERO ? "hero" : Labels.unit(t, t.seat(), code - UNIT);
        return Choice.plain("damage to " + who, json.with("to", who))
                .on(code == HERO ? Spots.hero(t) : Spots.ownUnit(t, code - UNIT));
    }
}
