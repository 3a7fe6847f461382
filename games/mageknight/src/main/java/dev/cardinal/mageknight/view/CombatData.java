package dev.cardinal.mageknight.view;

import dev.cardinal.kernel.data.Data;
import dev.cardinal.mageknight.effect.Element;
import dev.cardinal.mageknight.effect.Range;
import dev.cardinal.mageknight.effect.TurnRule;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.Strength;
import dev.cardinal.mageknight.table.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A combat as data, with what each enemy takes and what the player has. */
public final class CombatData {
    private CombatData() {}

    /** A copy of the current combat, in which nothing is hidden, or null. */
    public static @Nullable Combat copy(MageKnightView view) {
        return view.combat();
    }

    static Data of(Table t, Combat combat) {
        List<Data> enemies = new ArrayList<>();
        for (int i = 0; i < combat.size; i++) {
            enemies.add(enemy(t, combat, i));
        }
        Data.Fields attack = Data.fields();
        for (Range range : Range.values()) {
            for (Element element : Element.values()) {
                if (combat.attack(range, element) > 0) {
                    attack =
                            attack.with(Labels.word(range) + " " + Labels.word(element), combat.attack(range, element));
                }
            }
        }
        Data.Fields block = Data.fields();
        for (Element element : Element.values()) {
            if (combat.blocks[element.ordinal()] > 0) {
                block = block.with(Labels.word(element), combat.blocks[element.ordinal()]);
            }
        }
        return Data.fields()
                .with("at", Labels.at(combat.space))
                .with("phase", Labels.word(t.now.phase))
                .with("enemies", Data.of(enemies))
                .with("attack", attack)
                .with("block", block);
    }

    private static Data enemy(Table t, Combat combat, int index) {
        Data.Fields data = Data.fields().with("enemy", Labels.foe(t, index)).with("defeated", !combat.alive(index));
        if (combat.called[index] >= 0) {
            data = data.with("summoned", combat.attacker(index).name());
        }
        for (var badge : badges(t, combat, index).values().entrySet()) {
            data = data.with(badge.getKey(), badge.getValue());
        }
        return data;
    }

    /** What an enemy takes, and what the player has. */
    static Data.Fields badges(Table t, Combat combat, int index) {
        Data.Fields data = Data.fields().with("armor", combat.armor(index)).with("attackStands", combat.attacks(index));
        if (combat.alive(index) && combat.attacks(index)) {
            data = data.with("toBlock", Strength.toBlock(combat, index))
                    .with("block", Strength.block(combat, index))
                    .with("damage", Strength.damage(combat.attacker(index)));
        }
        return combat.alive(index)
                ? data.with("attack", Strength.attack(t, combat, 1 << index))
                        .with("fortified", combat.walls(index, t.now.rules.has(TurnRule.Kind.WALLS_DOWN)))
                : data;
    }
}
