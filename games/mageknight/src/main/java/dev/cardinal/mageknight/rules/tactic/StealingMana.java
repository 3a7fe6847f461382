package dev.cardinal.mageknight.rules.tactic;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.scene.Spot;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.Tactic;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.pieces.Dice;
import dev.cardinal.mageknight.pieces.DieNames;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.table.Source;
import dev.cardinal.mageknight.table.Table;

/** Mana Steal: take a die of a basic colour and keep it until it is used. */
public record StealingMana(int seat) implements Decision {
    @Override
    public Tactic tactic() {
        return Tactic.MANA_STEAL;
    }

    @Override
    public String type() {
        return "mana_steal_pick_die";
    }

    @Override
    public Refusal only(Table t) {
        return only("not_basic", "Mana Steal takes a die of the Source that shows a basic colour");
    }

    @Override
    public boolean advance(Table t) {
        if (Dice.any(t, StealingMana::basic)) {
            return true;
        }
        t.pop();
        return false;
    }

    @Override
    public int asked(Table t) {
        return seat;
    }

    @Override
    public void offer(Table t, Offer into) {
        Dice.offer(t, StealingMana::basic, into.one());
    }

    private static boolean basic(int colour) {
        return colour < ManaColour.BASICS;
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        int die = pick.code(0);
        Dice.take(t, seat, die, Source.KEPT);
        t.players[seat].keptDie = die;
        resolved(t, seat);
    }

    @Override
    public boolean open() {
        return true;
    }

    @Override
    public String prompt(Table t) {
        return named("which die of the Source do you take?");
    }

    @Override
    public Choice choice(Table t, int code) {
        DieNames die = DieNames.of(t, code);
        return die.choice(Decision.choice(die.inWords("", " die"), type(), "dieId", Labels.die(code)))
                .to(Spot.area(Dice.of(seat)));
    }
}
