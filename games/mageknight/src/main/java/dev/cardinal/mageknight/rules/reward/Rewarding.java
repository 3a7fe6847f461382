package dev.cardinal.mageknight.rules.reward;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.pieces.Dice;
import dev.cardinal.mageknight.pieces.Mana;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Rewards;
import dev.cardinal.mageknight.table.Table;

/** Hands out rewards, in the order that the player chooses (12). */
public record Rewarding() implements OpenAsking {
    private static final int DUNGEON = 0;
    private static final int CRYSTALS = 1;
    private static final int SETS = 2;
    private static final int ARTIFACTS = 3;
    private static final int SPELL = 4;
    private static final int ACTION = 5;
    private static final String[] NAMES = {
        "dungeon treasure", "crystals", "one crystal of each colour", "artifact", "spell", "advanced action", "unit"
    };

    @Override
    public boolean advance(Table t) {
        int kinds = kinds(t);
        if (Integer.bitCount(kinds) > 1) {
            return true;
        }
        if (kinds == 0) {
            t.pop();
        } else {
            hand(t, Integer.numberOfTrailingZeros(kinds));
        }
        return false;
    }

    private static int kinds(Table t) {
        Rewards rewards = t.now.rewards;
        int[] numbers = {
            rewards.dungeons,
            rewards.crystals,
            rewards.sets,
            rewards.artifacts,
            rewards.spells,
            rewards.actions,
            Recruits.waits(t) ? 0 : rewards.units
        };
        int kinds = 0;
        for (int i = 0; i < numbers.length; i++) {
            kinds |= numbers[i] > 0 ? 1 << i : 0;
        }
        return kinds;
    }

    private static void hand(Table t, int kind) {
        Rewards rewards = t.now.rewards;
        switch (kind) {
            case DUNGEON -> {
                rewards.dungeons--;
                if (Dice.roll(t) >= ManaColour.BASICS) {
                    rewards.spells++;
                } else {
                    rewards.artifacts++;
                }
            }
            case CRYSTALS -> {
                rewards.crystals--;
                t.push(new RolledCrystal(Dice.roll(t), true));
            }
            case SETS -> {
                rewards.sets--;
                for (int colour = 0; colour < ManaColour.BASICS; colour++) {
                    Mana.rewardCrystal(t, t.seat(), colour);
                }
            }
            case ARTIFACTS -> {
                int number = rewards.artifacts;
                rewards.artifacts = 0;
                t.push(TakeArtifacts.draw(t, number));
            }
            case SPELL -> {
                rewards.spells--;
                t.push(new TakeSpell(-1, TakeAction.DECK));
            }
            case ACTION -> {
                rewards.actions--;
                t.push(new TakeAction(-1, TakeAction.DECK));
            }
            default -> {
                rewards.units--;
                t.push(new TakeUnit());
            }
        }
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        int kinds = kinds(t);
        for (int kind = 0; kind < NAMES.length; kind++) {
            if ((kinds >> kind & 1) == 1) {
                into.add(kind);
            }
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        hand(t, pick.code(0));
    }

    @Override
    public String prompt(Table t) {
        return "Which reward do you take next?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return Choice.naming(NAMES[code], "take_reward", "reward", NAMES[code]);
    }
}
