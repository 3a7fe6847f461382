package dev.cardinal.mageknight;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kit.Typed;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.data.Skill;
import dev.cardinal.mageknight.effect.Colour;
import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.effect.Notation;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Why a card, unit or skill cannot be used now (7.1, 13.1). */
record WhyPlay(Table t) {
    @Nullable
    Refusal card(String said) {
        String mode = said.endsWith(" strong") ? "strong" : said.endsWith(" sideways") ? "sideways" : "basic";
        String name = said.replaceFirst(" (strong|sideways|basic)$", "");
        Optional<DeedCard> known = held(name).or(() -> Components.deed(name));
        if (known.isEmpty()) {
            return null;
        }
        DeedCard card = known.get();
        if (!t.piles.has(Zone.hand(t.seat()), card.id())) {
            return Why.because("not_in_hand", "You have no " + card + " in hand", "7.1");
        }
        if (card.id() == DeedCard.WOUND) {
            return Why.because("wound", "Wounds cannot be played", "7.1");
        }
        return switch (mode) {
            case "sideways" -> sideways();
            case "strong" -> effect(card.strong(), Cause.card(card.id()), strongPrice(card));
            default -> effect(card.basic(), Cause.card(card.id()), basicPrice(card));
        };
    }

    /** A card in hand whose name begins like this. */
    private Optional<DeedCard> held(String name) {
        return Arrays.stream(t.piles.toArray(Zone.hand(t.seat())))
                .mapToObj(Components::deed)
                .filter(card -> !name.isEmpty() && Typed.plain(card.name()).startsWith(name))
                .findFirst();
    }

    private Refusal sideways() {
        return t.now.phase == Phase.RANGED
                ? Why.because("no_sideways", "A card sideways is no ranged or siege attack", "10.2")
                : Why.because("no_sideways", "A card sideways would give nothing now", "7.1");
    }

    /** Nothing where the price can be paid. */
    private @Nullable Refusal basicPrice(DeedCard card) {
        Colour colour = card.colour();
        return card.type() == DeedCard.Type.SPELL && colour != null ? price(colour) : null;
    }

    private @Nullable Refusal strongPrice(DeedCard card) {
        Colour colour = card.colour();
        if (colour == null) {
            return null;
        }
        Refusal own = price(colour);
        if (own != null || card.type() != DeedCard.Type.SPELL) {
            return own;
        }
        if (!Mana.blackWorks(t)) {
            return Why.because("no_mana", "Black mana makes spells strong at night, and it is day", "6.1");
        }
        return Play.affords(t, card)
                ? null
                : Why.because("no_mana", "A strong spell takes " + colour + " and black mana", "7.1");
    }

    private @Nullable Refusal price(Colour colour) {
        if ((Mana.payable(t) & colour.bit()) != 0) {
            return null;
        }
        String lacking = "You have no " + colour + " mana";
        boolean die = t.source.find(colour.ordinal()) >= 0;
        if (die && Mana.diceLeft(t) == 0) {
            return Why.because("no_mana", lacking + ", and you have used your die of the source", "5.5");
        }
        boolean gold = t.source.find(Colour.GOLD.ordinal()) >= 0 || t.player().tokens[Colour.GOLD.ordinal()] > 0;
        return gold && !Mana.goldShines(t)
                ? Why.because("no_mana", lacking + ", and gold mana is of no use now", "6.1")
                : Why.because("no_mana", lacking + ": no token, no crystal and no die of the source", "7.1");
    }

    private Refusal effect(Effect effect, Cause cause, @Nullable Refusal price) {
        if ((Uses.of(effect) & Uses.now(t)) == 0) {
            return useless(effect);
        }
        if (price != null) {
            return price;
        }
        if (effect instanceof Effect.Pay(var hue, var then)) {
            return Why.because("no_mana", "You cannot pay for it: " + Notation.write(effect), "13.1");
        }
        return Usable.now(t, effect, cause)
                ? Why.because("not_now", "It cannot be used just now", "5.2")
                : Why.because("no_effect", "It would do nothing now: " + Notation.write(effect), "5.2");
    }

    private Refusal useless(Effect effect) {
        String what = Notation.write(effect);
        return switch (t.now.phase) {
            case MOVE -> Why.because("no_use", what + ": of no use while you move", "5.2");
            case INTERACT -> Why.because("no_use", what + ": of no use in an interaction", "5.2");
            case RANGED -> Why.because("no_use", what + ": only ranged and siege attacks count now", "10.2");
            case BLOCK -> Why.because("no_use", what + ": of no use while you block", "10.4");
            case DAMAGE -> Why.because("no_use", what + ": of no use while damage is taken", "10.5");
            case ATTACK -> Why.because("no_use", what + ": of no use while you attack", "10.6");
            case REST -> Why.because("no_use", what + ": your action is done", "5.3");
        };
    }

    @Nullable
    Refusal use(String said) {
        for (int i = 0; i < Units.size(t, t.seat()); i++) {
            if (!said.isEmpty() && Typed.plain(Named.unit(t, t.seat(), i)).startsWith(said)) {
                return unit(i);
            }
        }
        for (int i = 0; i < t.piles.size(Zone.skills(t.seat())); i++) {
            Skill skill = Components.skill(t.piles.get(Zone.skills(t.seat()), i));
            if (!said.isEmpty() && Typed.plain(skill.name()).startsWith(said)) {
                return skill(skill, i);
            }
        }
        return null;
    }

    /** An ability of a unit, as in "Peasants: move 2". */
    @Nullable
    Refusal ability(String said) {
        for (int i = 0; i < Units.size(t, t.seat()); i++) {
            if (said.startsWith(Typed.plain(Named.unit(t, t.seat(), i)) + ":")) {
                return unit(i);
            }
        }
        return null;
    }

    private Refusal unit(int unit) {
        String name = Named.unit(t, t.seat(), unit);
        if (Units.wounds(t, t.seat(), unit) > 0) {
            return Why.because("wounded", name + " are wounded", "11.2");
        }
        if (Units.spent(t, t.seat(), unit)) {
            return Why.because("spent", name + " are spent until the round ends", "13.1");
        }
        Combat combat = t.combat;
        return combat != null && combat.unitsBarred
                ? Why.because("no_units", "Units do not come along here", "10.1")
                : Why.because("no_use", "Only the abilities of " + name + " on offer are of use now", "13.1");
    }

    private Refusal skill(Skill skill, int index) {
        if (Skills.used(t, t.seat(), index)) {
            boolean turn = skill.use() == Skill.Use.TURN;
            return Why.because("used", skill + " was used in this " + (turn ? "turn" : "round"), turn ? "12" : "4.1");
        }
        return switch (skill.use()) {
            case PERMANENT -> Why.because("always", skill + " always holds", "2.6");
            default -> effect(skill.effect(), Cause.of(Cause.What.SKILL, skill.id()), null);
        };
    }
}
