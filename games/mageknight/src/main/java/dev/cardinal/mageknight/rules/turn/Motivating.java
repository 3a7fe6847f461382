package dev.cardinal.mageknight.rules.turn;

import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Skill;
import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.effect.Hue;
import dev.cardinal.mageknight.effect.Point;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Events;
import dev.cardinal.mageknight.rules.play.Effects;
import dev.cardinal.mageknight.rules.play.Skills;
import dev.cardinal.mageknight.table.Lasting;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.YesOrNo;
import dev.cardinal.mageknight.table.Zone;
import java.util.List;

/** Asks whether to use a Motivation before another player's turn (4.5). */
record Motivating(int seat) implements YesOrNo {
    /** Asks the other players who still have a turn in this round. */
    static void ask(Table t) {
        int left = t.roundEnds == Table.NEVER ? t.order.length : Math.min(t.roundEnds, t.order.length);
        for (int i = left - 1; i > 0; i--) {
            int other = t.order[(t.at + i) % t.order.length];
            if (other != Table.DUMMY && !t.gone(other)) {
                t.push(new Motivating(other));
            }
        }
    }

    @Override
    public boolean advance(Table t) {
        if (Lasting.of(t, Lasting.What.MOTIVATION) == null && !t.gone(seat) && skill(t) >= 0) {
            return true;
        }
        t.pop();
        return false;
    }

    /** The index of a Motivation that was not used this round, or -1. */
    private int skill(Table t) {
        for (int i = 0; i < t.piles.size(Zone.skills(seat)); i++) {
            Skill skill = Components.skill(t.piles.get(Zone.skills(seat), i));
            if (skill.when() == Skill.When.ANY_TURN && !Skills.used(t, seat, i)) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public int asked(Table t) {
        return seat;
    }

    @Override
    public void decide(Table t, boolean yes) {
        t.pop();
        if (yes) {
            int index = skill(t);
            Skills.motivate(t, seat, index);
            gain(t, Components.skill(t.piles.get(Zone.skills(seat), index)).effect());
        }
    }

    /** Draws cards now, and gains the mana for the player's own next turn. */
    private void gain(Table t, Effect effect) {
        switch (effect) {
            case Effect.All(List<Effect> parts) -> parts.forEach(part -> gain(t, part));
            case Effect.Gain(Point point, int number) -> CardMoves.draw(t, seat, point == Point.CARDS ? number : 0);
            case Effect.If(var condition, Effect then, Effect otherwise) ->
                gain(t, Effects.lowestFame(t, seat) ? then : otherwise);
            case Effect.Token(Hue hue) -> t.players[seat].tokens[Integer.numberOfTrailingZeros(hue.mask())]++;
            default -> throw new IllegalStateException("no Motivation does " + effect);
        }
    }

    @Override
    public String prompt(Table t) {
        return "Do you use your Motivation before the turn of " + Events.player(t.seat()) + "?";
    }

    @Override
    public Choice choice(Table t, int code) {
        Data.Fields json = Data.fields().with("type", "use_skill").with("skill", "Motivation");
        return code == YES
                ? Choice.plain("yes", json.with("decision", "yes"))
                : Choice.plain("no", json.with("decision", "no")).plainly();
    }
}
