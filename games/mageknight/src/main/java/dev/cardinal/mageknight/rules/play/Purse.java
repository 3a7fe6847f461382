package dev.cardinal.mageknight.rules.play;

import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.pieces.Mana;
import dev.cardinal.mageknight.table.Cause;
import dev.cardinal.mageknight.table.Player;
import dev.cardinal.mageknight.table.Table;
import java.util.List;

/** All mana that a player could spend now, to check whether it covers several costs in a row (7.1). */
final class Purse {
    private static final int COLOURS = ManaColour.values().length;

    private final Table t;
    private final int[] tokens;
    private final int[] crystals;
    private final int[] dice = new int[COLOURS];
    private int diceLeft;
    private boolean kept;

    Purse(Table t) {
        this.t = t;
        tokens = t.player().tokens.clone();
        crystals = t.player().crystals.clone();
        for (int colour = 0; colour < COLOURS; colour++) {
            dice[colour] = t.source.count(colour);
        }
        diceLeft = Mana.diceLeft(t);
        kept = t.player().keptDie != Player.NO_DIE;
    }

    /** Whether an effect has a cost followed by another one. */
    static boolean asksTwice(Effect effect) {
        return effect instanceof Effect.Pay(var hue, Effect then) && asks(then);
    }

    private static boolean asks(Effect effect) {
        return switch (effect) {
            case Effect.Pay pay -> true;
            case Effect.OneOf(List<Effect> choices) -> choices.stream().allMatch(Purse::asks);
            default -> false;
        };
    }

    /** Whether all costs of an effect can be paid. */
    boolean affords(Effect effect, Cause cause) {
        return switch (effect) {
            case Effect.Pay(var hue, Effect then) -> pays(Effects.colours(t, hue, cause), then, cause);
            case Effect.OneOf(List<Effect> choices) ->
                choices.stream()
                        .anyMatch(choice ->
                                (UsefulPhases.of(choice) & UsefulPhases.now(t)) != 0 && affords(choice, cause));
            default -> true;
        };
    }

    /** Whether the rest is enough for an effect after paying in this way. */
    boolean affords(int way, Effect then, Cause cause) {
        take(way, 1);
        boolean enough = affords(then, cause.remembering(Mana.as(way)));
        take(way, -1);
        return enough;
    }

    private boolean pays(int colours, Effect then, Cause cause) {
        for (int as = 0; as < COLOURS; as++) {
            for (int colour = 0; (colours >> as & 1) == 1 && colour < COLOURS; colour++) {
                for (int what = Mana.ENDLESS; what <= Mana.CRYSTAL; what++) {
                    if (has(what, colour, as) && affords(Mana.way(what, colour, as), then, cause)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean has(int what, int colour, int as) {
        return switch (what) {
            case Mana.ENDLESS -> colour == as && (Mana.endless(t) >> as & 1) == 1;
            case Mana.TOKEN -> tokens[colour] > 0 && counts(colour, as, false);
            case Mana.DIE -> diceLeft > 0 && dice[colour] > 0 && counts(colour, as, true);
            case Mana.KEPT_DIE -> kept && t.source.colour(t.player().keptDie) == colour && counts(colour, as, false);
            default -> colour == as && colour < ManaColour.BASICS && crystals[colour] > 0;
        };
    }

    private boolean counts(int colour, int as, boolean die) {
        return (Mana.counts(t, colour, die) >> as & 1) == 1;
    }

    private void take(int way, int number) {
        int colour = Mana.colour(way);
        switch (Mana.what(way)) {
            case Mana.TOKEN -> tokens[colour] -= number;
            case Mana.DIE -> {
                dice[colour] -= number;
                diceLeft -= number;
            }
            case Mana.KEPT_DIE -> kept = number < 0;
            case Mana.CRYSTAL -> crystals[colour] -= number;
            default -> {}
        }
    }
}
