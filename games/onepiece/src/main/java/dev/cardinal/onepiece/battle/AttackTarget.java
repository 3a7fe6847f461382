package dev.cardinal.onepiece.battle;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Barred;
import dev.cardinal.kit.Choice;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Battle;
import dev.cardinal.onepiece.table.PieceNumber;
import dev.cardinal.onepiece.table.Table;
import dev.cardinal.onepiece.work.Bar;
import dev.cardinal.onepiece.work.CardChoice;
import dev.cardinal.onepiece.work.Forbidden;
import java.util.ArrayList;
import java.util.List;

/** The turn player chooses what a card attacks: the other Leader, or a rested Character (7-1). */
public record AttackTarget(@PieceNumber int attacker) implements Asking<Table> {
    @Override
    public void offer(Table t, Offer into) {
        int other = 1 - t.turn;
        into.one();
        offer(t, t.leader(other), into);
        for (int i = 0; i < t.size(other, Areas.CHARACTERS); i++) {
            offer(t, t.at(other, Areas.CHARACTERS, i), into);
        }
    }

    private void offer(Table t, int target, Offer into) {
        if (Forbidden.mayAttack(t, attacker, target)) {
            into.add(target);
        }
    }

    @Override
    public List<Barred> barred(Table t) {
        List<Barred> barred = new ArrayList<>();
        int other = 1 - t.turn;
        for (int zone = Areas.LEADER; zone <= Areas.STAGE; zone++) {
            for (int i = 0; i < t.size(other, zone); i++) {
                int target = t.at(other, zone, i);
                Bar bar = zone == Areas.STAGE ? Bar.STAGE_TARGET : Forbidden.noTarget(t, attacker, target);
                if (bar != null) {
                    barred.add(new Barred(choice(t, target), bar.refusal(t, target)));
                }
            }
        }
        return barred;
    }

    @Override
    public void answer(Table t, Pick pick) {
        int target = pick.code(0);
        t.battle = new Battle(attacker, t.life(attacker), target, t.life(target), false, false);
        t.become(new Fight(0, 0));
        Forbidden.demand(t, attacker);
    }

    @Override
    public boolean open() {
        return true;
    }

    @Override
    public String prompt(Table t) {
        return "What does " + t.printed(attacker).card.name() + " attack?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return CardChoice.of(t, code, "attack", "attack_target");
    }
}
