package dev.cardinal.mageknight;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kit.Typed;
import dev.cardinal.mageknight.effect.Range;
import org.jspecify.annotations.Nullable;

/** Why enemies cannot be attacked or blocked now (10). */
record WhyFight(Table t) {
    @Nullable
    Refusal of(String said) {
        boolean blocks = said.startsWith("block ");
        Combat combat = t.combat;
        if (combat == null) {
            return Why.because("no_combat", "There is no combat now", "5.3");
        }
        int group = group(combat, said.substring(said.indexOf(' ') + 1));
        return group == 0 ? null : blocks ? block(combat, group) : attack(combat, group);
    }

    /** The enemies that are named, as bits; none if one of them is not there. */
    private int group(Combat combat, String names) {
        int group = 0;
        for (String name : names.split(" and |, ?")) {
            int found = 0;
            for (int i = combat.size - 1; i >= 0; i--) {
                boolean named = !name.isBlank() && Typed.plain(Named.foe(t, i)).startsWith(name);
                found = named && (group >> i & 1) == 0 ? 1 << i : found;
            }
            if (found == 0) {
                return 0;
            }
            group |= found;
        }
        return group;
    }

    private Refusal attack(Combat combat, int group) {
        if (!combat.allAlive(group)) {
            return Why.because("defeated", "That enemy is defeated already", "10.7");
        }
        if (t.now.phase != Phase.RANGED && t.now.phase != Phase.ATTACK) {
            return Why.because("wrong_phase", "It is the enemies who attack now", "10.4");
        }
        boolean first = t.now.phase == Phase.RANGED;
        if (first && !Strength.reaches(t, combat, group, Range.SIEGE)) {
            return Why.because("fortified", "Twice fortified enemies are out of reach until the attack phase", "10.2");
        }
        String need = "Attack " + Strength.attack(t, combat, group) + " is not enough for armor "
                + Strength.armor(combat, group);
        return first && !Strength.reaches(t, combat, group, Range.RANGED)
                ? Why.because("fortified", need + ", and only siege attacks reach fortified enemies now", "10.2")
                : Why.because("too_weak", need, first ? "10.2" : "10.6");
    }

    private Refusal block(Combat combat, int group) {
        int foe = Integer.numberOfTrailingZeros(group);
        if (Integer.bitCount(group) > 1) {
            return Why.because("one_at_a_time", "Attacks are blocked one at a time", "10.4");
        }
        if (t.now.phase != Phase.BLOCK) {
            return Why.because("wrong_phase", "Blocks come in the block phase", "10.4");
        }
        return combat.attacks(foe)
                ? Why.because(
                        "too_weak",
                        "Block " + Strength.block(combat, foe) + " does not stop attack "
                                + Strength.toBlock(combat, foe) + ", and a part of a block does nothing",
                        "10.4")
                : Why.because("no_attack", Named.foe(t, foe) + " do not attack", "10.4");
    }
}
