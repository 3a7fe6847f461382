package dev.cardinal.mageknight.rules.play;

import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.effect.Special;
import dev.cardinal.mageknight.effect.TurnRule;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.table.Table;

/** What a card played sideways gives: 1, or more with a skill. */
final class Sideways {
    private Sideways() {}

    /** Lets a skill make the next sideways card stronger; some are only for wounds or a colour. */
    static void prepare(Table t, Special special, int number, int colour) {
        CardMoves.tellOfHand(t);
        t.now.sideways = number;
        t.now.sidewaysBy = special;
        t.now.sidewaysColour = colour;
        t.now.woundSideways = special == Special.SIDEWAYS_WOUND;
    }

    /** Gives up the dice of the Source for 1 more, unless one was used. */
    static void withoutDie(Table t, int number) {
        prepare(t, Special.SIDEWAYS_WITHOUT_DIE, number, -1);
        if (!hasTakenDie(t)) {
            t.now.rules.add(TurnRule.of(TurnRule.Kind.NO_DICE));
        }
    }

    /** Whether a die of the Source was used this turn, or taken for longer. */
    static boolean hasTakenDie(Table t) {
        return t.source.anyTaken() || t.now.rules.has(TurnRule.Kind.DIE_TAKEN);
    }

    static int points(Table t, int card) {
        int number = t.now.sideways;
        Special by = t.now.sidewaysBy;
        if (by == null || (card == DeedCard.WOUND) != t.now.woundSideways) {
            return 1;
        }
        t.now.sidewaysBy = null;
        t.now.woundSideways = false;
        DeedCard deed = Components.deed(card);
        boolean more = switch (by) {
            case SIDEWAYS_BY_KIND -> deed.type() != DeedCard.Type.BASIC_ACTION;
            case SIDEWAYS_WITHOUT_DIE -> t.now.rules.has(TurnRule.Kind.NO_DICE);
            case SIDEWAYS_WITH_MANA -> {
                ManaColour colour = deed.colour();
                yield colour != null
                        && colour.ordinal() == t.now.sidewaysColour
                        && deed.type() != DeedCard.Type.ARTIFACT;
            }
            default -> false;
        };
        return number + (more ? 1 : 0);
    }
}
