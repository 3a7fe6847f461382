package dev.cardinal.mageknight.rules.trade;

import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.RuinsToken;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.effect.Hue;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.effect.Point;
import dev.cardinal.mageknight.pieces.Ground;
import dev.cardinal.mageknight.pieces.Mana;
import dev.cardinal.mageknight.rules.play.Effects;
import dev.cardinal.mageknight.table.Cause;
import dev.cardinal.mageknight.table.Phase;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Tokens;
import org.jspecify.annotations.Nullable;

/** An altar in ancient ruins, which gives fame for mana of its colour. */
public final class Altar {
    private Altar() {}

    private static @Nullable RuinsToken here(Table t) {
        int space = t.player().space;
        if (t.land.site(space) != Site.ANCIENT_RUINS || t.land.owner(space) >= 0) {
            return null;
        }
        int token = t.land.ruins.at(space);
        if (token == Tokens.NONE || !t.land.ruins.seen(token)) {
            return null;
        }
        RuinsToken ruins = Components.ruins(t.land.ruins.get(token));
        return ruins.altar() == null ? null : ruins;
    }

    /** Whether the player can pay the altar here. */
    public static boolean possible(Table t) {
        RuinsToken ruins = here(t);
        ManaColour colour = ruins == null ? null : ruins.altar();
        return ruins != null && colour != null && Mana.amount(t, colour.ordinal()) >= ruins.mana();
    }

    public static void pay(Table t) {
        RuinsToken ruins = here(t);
        ManaColour colour = ruins == null ? null : ruins.altar();
        if (ruins == null || colour == null) {
            return;
        }
        int space = t.player().space;
        Effect effect = new Effect.Gain(Point.FAME, ruins.fame());
        for (int i = 0; i < ruins.mana(); i++) {
            effect = new Effect.Pay(Hue.of(colour), effect);
        }
        Ground.removeRuins(t, space);
        Ground.shield(t, space);
        t.now.phase = Phase.REST;
        t.now.move = 0;
        t.now.influence = 0;
        Effects.run(t, effect, Cause.of(Cause.What.SKILL, -1));
    }
}
