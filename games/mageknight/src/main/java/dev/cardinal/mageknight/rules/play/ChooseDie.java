package dev.cardinal.mageknight.rules.play;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.effect.Special;
import dev.cardinal.mageknight.pieces.Dice;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Mana;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Source;
import dev.cardinal.mageknight.table.Table;

/** Chooses a die of the Source. */
record ChooseDie(Special special, int number) implements OpenAsking {
    private static final ManaColour[] ALL = ManaColour.values();

    private boolean may(Table t, int colour) {
        return t.source.find(colour) >= 0 && (special == Special.SET_A_DIE || colour < ManaColour.BASICS);
    }

    @Override
    public boolean advance(Table t) {
        if (Dice.any(t, colour -> may(t, colour))) {
            return true;
        }
        t.pop();
        return false;
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        for (int colour = 0; colour < ALL.length; colour++) {
            if (may(t, colour)) {
                into.add(colour);
            }
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        int colour = pick.code(0);
        int die = t.source.find(colour);
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
        return Choice.naming(ALL[code] + " die", "choose_die", "dieId", Labels.die(t.source.find(code)))
                .on(Spots.die(t, t.source.find(code)));
    }
}
