package dev.cardinal.mageknight.rules.play;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.effect.Special;
import dev.cardinal.mageknight.effect.TurnRule;
import dev.cardinal.mageknight.pieces.Dice;
import dev.cardinal.mageknight.pieces.DieNames;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Mana;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Source;
import dev.cardinal.mageknight.table.Table;

/** Chooses a die of the Source. */
record ChooseDie(Special special, int number) implements OpenAsking {
    private boolean may(int colour) {
        return special == Special.SET_A_DIE || colour < ManaColour.BASICS;
    }

    @Override
    public boolean advance(Table t) {
        if (Dice.any(t, this::may)) {
            return true;
        }
        t.pop();
        return false;
    }

    @Override
    public void offer(Table t, Offer into) {
        Dice.offer(t, this::may, into.one());
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        int die = pick.code(0);
        int colour = t.source.colour(die);
        switch (special) {
            case SET_A_DIE -> {
                Dice.take(t, t.seat(), die, Source.USED_AS_IT_IS);
                t.push(new SetDie(die, number));
            }
            case CRYSTAL_FROM_A_DIE -> {
                Mana.gainCrystal(t, t.seat(), colour);
                Dice.roll(t, die);
            }
            case CLAIM_A_DIE, CURSE_A_DIE -> {
                Dice.take(t, t.seat(), die, Source.CLAIMED);
                t.now.rules.add(TurnRule.of(TurnRule.Kind.DIE_TAKEN));
                t.player().claimedDie = die;
                t.player().cursed = special == Special.CURSE_A_DIE;
                t.push(new ClaimHow(colour));
            }
            default -> Mana.gainCrystal(t, t.seat(), colour);
        }
    }

    @Override
    public String prompt(Table t) {
        return "Which die of the Source?";
    }

    @Override
    public Choice choice(Table t, int code) {
        DieNames die = DieNames.of(t, code);
        return die.choice(Choice.naming(die.inWords("", " die"), "choose_die", "dieId", Labels.die(code)));
    }
}
