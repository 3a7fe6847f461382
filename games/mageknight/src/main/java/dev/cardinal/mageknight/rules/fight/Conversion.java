package dev.cardinal.mageknight.rules.fight;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.Banner;
import dev.cardinal.mageknight.effect.Element;
import dev.cardinal.mageknight.effect.Range;
import dev.cardinal.mageknight.effect.TurnRule;
import dev.cardinal.mageknight.pieces.Fame;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.pieces.Units;
import dev.cardinal.mageknight.rules.play.Cancel;
import dev.cardinal.mageknight.rules.play.Scattering;
import dev.cardinal.mageknight.rules.trade.Trade;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.Phase;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.TurnState;

/** Using points of one kind as another or to learn in combat if a card allows it, and the banner that frightens. */
final class Conversion {
    private static final int MOVE_TO_ATTACK = 10;
    private static final int MOVE_TO_RANGED = 11;
    private static final int INFLUENCE_TO_BLOCK = 12;
    private static final int SCARE = 13;
    private static final int LEARN = 14;
    private static final int FRIGHTEN = 20;

    private Conversion() {}

    static void offer(Table t, Offer into) {
        TurnState now = t.now;
        if (now.phase == Phase.ATTACK && now.move > 0 && now.rules.has(TurnRule.Kind.MOVE_AS_ATTACK)) {
            into.add(MOVE_TO_ATTACK);
        }
        boolean strikes = now.phase == Phase.ATTACK || now.phase == Phase.RANGED;
        if (strikes && now.move > 1 && now.rules.has(TurnRule.Kind.MOVE_AS_RANGED_ATTACK)) {
            into.add(MOVE_TO_RANGED);
        }
        if (now.phase == Phase.BLOCK && now.influence > 0 && now.rules.has(TurnRule.Kind.INFLUENCE_AS_BLOCK)) {
            into.add(INFLUENCE_TO_BLOCK);
        }
        if (Trade.canLearn(t)) {
            into.add(LEARN);
        }
        if (Scattering.again(t)) {
            into.add(SCARE);
        }
        if (now.phase == Phase.BLOCK) {
            for (int i = 0; i < Units.size(t, t.seat()); i++) {
                if (Units.banner(t, t.seat(), i) == Banner.FEAR && Units.unable(t, t.seat(), i) == null) {
                    into.add(FRIGHTEN + i);
                }
            }
        }
    }

    static void answer(Table t, int code) {
        Combat combat = t.fight();
        switch (code) {
            case MOVE_TO_ATTACK -> {
                t.now.move--;
                combat.addAttack(Range.MELEE, Element.PHYSICAL, 1);
            }
            case MOVE_TO_RANGED -> {
                t.now.move -= 2;
                combat.addAttack(Range.RANGED, Element.PHYSICAL, 1);
            }
            case INFLUENCE_TO_BLOCK -> {
                t.now.influence--;
                int rule = t.now.rules.indexOf(TurnRule.Kind.INFLUENCE_AS_BLOCK);
                combat.blocks[t.now.rules.get(rule).number()]++;
            }
            case SCARE -> t.push(new Scattering(combat.nextScared));
            case LEARN -> Trade.learn(t);
            default -> {
                Units.spend(t, t.seat(), code - FRIGHTEN);
                Fame.gain(t, t.seat(), 1);
                t.push(new Cancel());
            }
        }
    }

    static Choice choice(Table t, int code) {
        return switch (code) {
            case MOVE_TO_ATTACK -> Choice.plain("turn 1 move into attack 1", "move_to_attack");
            case MOVE_TO_RANGED -> Choice.plain("turn 2 move into ranged attack 1", "move_to_ranged_attack");
            case INFLUENCE_TO_BLOCK -> Choice.plain("turn 1 influence into block 1", "influence_to_block");
            case SCARE -> Choice.plain("scare another enemy off for " + t.fight().nextScared + " move", "scare_enemy");
            case LEARN -> Trade.learning();
            default ->
                Choice.naming(
                                "frighten with " + Labels.unit(t, t.seat(), code - FRIGHTEN),
                                "use_banner",
                                "unit",
                                Labels.unit(t, t.seat(), code - FRIGHTEN))
                        .on(Spots.ownUnit(t, code - FRIGHTEN));
        };
    }
}
