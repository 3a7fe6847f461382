package dev.cardinal.mageknight.rules.trade;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.data.UnitKind;
import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.effect.Hue;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.effect.TurnRule;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Events;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Mana;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.pieces.Units;
import dev.cardinal.mageknight.rules.play.Effects;
import dev.cardinal.mageknight.rules.reward.Recruits;
import dev.cardinal.mageknight.rules.reward.TakeAction;
import dev.cardinal.mageknight.table.Bar;
import dev.cardinal.mageknight.table.Bars;
import dev.cardinal.mageknight.table.Cause;
import dev.cardinal.mageknight.table.Hand;
import dev.cardinal.mageknight.table.Phase;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Dealing with the people of a site: recruiting, healing, learning (9). */
public final class Trade {
    public static final int TRADE = 3000;
    private static final int HEAL = TRADE;
    private static final int LEARN = TRADE + 1;
    private static final int RECRUIT = TRADE + 100;
    private static final int MONASTERY_ACTION = TRADE + 200;
    private static final int SPELL = TRADE + 300;

    public static final int ACTION_PRICE = 6;
    public static final int SPELL_PRICE = 7;

    private Trade() {}

    /** Why the hero cannot interact with anyone here (9.1). */
    public static @Nullable Bar nobody(Table t) {
        if (Components.reputation(t.player().reputation).shunned()) {
            return Bar.SHUNNED;
        }
        int space = t.player().space;
        int owner = t.land.owner(space);
        return switch (t.land.site(space)) {
            case VILLAGE -> null;
            case MONASTERY -> owner < 0 ? null : Bar.BURNT;
            case KEEP -> owner == t.seat() ? null : Bar.NOT_CONQUERED;
            case MAGE_TOWER -> owner >= 0 ? null : Bar.NOT_CONQUERED;
            default -> Bar.NOBODY;
        };
    }

    public static void begin(Table t) {
        t.now.phase = Phase.INTERACT;
        t.now.interacted = true;
        t.now.move = 0;
        t.now.influence = Components.reputation(t.player().reputation).influence();
        if (t.heard()) {
            Events.interacts(t);
        }
    }

    public static void offer(Table t, Offer into) {
        Site site = t.land.site(t.player().space);
        if (noHealing(t, site) == null) {
            into.add(HEAL);
        }
        offerLearning(t, into);
        Hand.offer(t, Zone.UNIT_OFFER, RECRUIT, unit -> noRecruit(t, site, unit) == null, into);
        Hand.offer(t, Zone.MONASTERY_OFFER, MONASTERY_ACTION, card -> noAction(t, site) == null, into);
        Hand.offer(t, Zone.SPELL_OFFER, SPELL, card -> noSpell(t, site, card) == null, into);
    }

    /** Learning for Influence needs a card but no one who teaches, so it is possible anywhere. */
    public static void offerLearning(Table t, Offer into) {
        if (canLearn(t)) {
            into.add(LEARN);
        }
    }

    public static void barLearning(Table t, Bars into) {
        int rule = Math.max(t.now.rules.indexOf(TurnRule.Kind.LEARN), t.now.rules.indexOf(TurnRule.Kind.LEARN_TO_HAND));
        if (rule < 0 || t.piles.size(Zone.ACTION_OFFER) == 0) {
            into.add(LEARN, Bar.NOTHING_TO_LEARN);
        } else {
            Bar tooExpensive = canLearn(t) ? null : Bar.LEARNING_TOO_EXPENSIVE;
            into.add(LEARN, tooExpensive, t.now.rules.get(rule).number(), t.now.influence);
        }
    }

    public static void bar(Table t, Bars into) {
        Site site = t.land.site(t.player().space);
        int has = t.now.influence;
        into.add(HEAL, noHealing(t, site), "Healing", "village or monastery", healPrice(site) + " influence", has);
        for (int unit : t.piles.toArray(Zone.UNIT_OFFER)) {
            UnitKind kind = Components.unit(unit);
            into.add(RECRUIT + unit, noRecruit(t, site, unit), kind, kind.recruitedAt(), price(t, unit), has);
        }
        for (int card : t.piles.toArray(Zone.MONASTERY_OFFER)) {
            Object[] about = {Labels.card(card), Site.MONASTERY, ACTION_PRICE + " influence", has};
            into.add(MONASTERY_ACTION + card, noAction(t, site), about);
        }
        for (int card : t.piles.toArray(Zone.SPELL_OFFER)) {
            String price = SPELL_PRICE + " influence and 1 " + colour(card) + " mana";
            into.add(SPELL + card, noSpell(t, site, card), Labels.card(card), Site.MAGE_TOWER, price, has);
        }
    }

    private static @Nullable Bar noHealing(Table t, Site site) {
        return noCard(healPrice(site) > 0, t.now.influence >= healPrice(site));
    }

    private static @Nullable Bar noRecruit(Table t, Site site, int unit) {
        return !Components.unit(unit).isRecruitedAt(site)
                ? Bar.RECRUITED_ELSEWHERE
                : t.now.influence < price(t, unit) ? Bar.UNIT_TOO_EXPENSIVE : null;
    }

    private static @Nullable Bar noAction(Table t, Site site) {
        return noCard(site == Site.MONASTERY, t.now.influence >= ACTION_PRICE);
    }

    private static @Nullable Bar noSpell(Table t, Site site, int card) {
        boolean paid = t.now.influence >= SPELL_PRICE
                && (Mana.payable(t) & colour(card).bit()) != 0;
        return noCard(site == Site.MAGE_TOWER, paid);
    }

    private static @Nullable Bar noCard(boolean sold, boolean paid) {
        return !sold ? Bar.SOLD_ELSEWHERE : paid ? null : Bar.CARD_TOO_EXPENSIVE;
    }

    private static ManaColour colour(int card) {
        return Objects.requireNonNull(Components.deed(card).colour());
    }

    /** The cost of a unit; one that will bond with the hero costs 5 less. */
    public static int price(Table t, int unit) {
        return Math.max(0, Components.unit(unit).cost() - (Units.bondFree(t, t.seat()) ? 5 : 0));
    }

    public static int healPrice(Site site) {
        return site == Site.VILLAGE ? 3 : site == Site.MONASTERY ? 2 : 0;
    }

    public static boolean canLearn(Table t) {
        return learnRule(t) >= 0;
    }

    /** The index of the rule that lets the player learn for Influence now, or -1. */
    private static int learnRule(Table t) {
        for (TurnRule.Kind kind : new TurnRule.Kind[] {TurnRule.Kind.LEARN, TurnRule.Kind.LEARN_TO_HAND}) {
            int rule = t.now.rules.indexOf(kind);
            if (rule >= 0 && t.now.influence >= t.now.rules.get(rule).number() && t.piles.size(Zone.ACTION_OFFER) > 0) {
                return rule;
            }
        }
        return -1;
    }

    public static void answer(Table t, int code) {
        if (code >= SPELL) {
            spell(t, code - SPELL);
        } else if (code >= MONASTERY_ACTION) {
            t.now.influence -= ACTION_PRICE;
            CardMoves.gain(t, t.seat(), Zone.MONASTERY_OFFER, code - MONASTERY_ACTION, Zone.deck(t.seat()));
        } else if (code >= RECRUIT) {
            t.now.influence -= price(t, code - RECRUIT);
            Recruits.recruit(t, code - RECRUIT);
        } else if (code == LEARN) {
            learn(t);
        } else {
            t.now.influence -= healPrice(t.land.site(t.player().space));
            t.now.healing++;
        }
    }

    public static void learn(Table t) {
        int index = learnRule(t);
        TurnRule rule = t.now.rules.get(index);
        t.now.rules.removeAt(index);
        t.now.influence -= rule.number();
        t.push(new TakeAction(-1, rule.kind() == TurnRule.Kind.LEARN_TO_HAND ? TakeAction.HAND : TakeAction.DISCARD));
    }

    private static void spell(Table t, int card) {
        t.now.influence -= SPELL_PRICE;
        CardMoves.takeFromOffer(t, Zone.SPELL_OFFER, Zone.SPELLS, card, Zone.deck(t.seat()));
        Effects.run(t, new Effect.Pay(Hue.of(colour(card)), Effect.NOTHING), Cause.card(card));
    }

    public static Choice choice(Table t, int code) {
        if (code >= SPELL) {
            return bought(t, Zone.SPELL_OFFER, code - SPELL);
        }
        if (code >= MONASTERY_ACTION) {
            return bought(t, Zone.MONASTERY_OFFER, code - MONASTERY_ACTION);
        }
        if (code >= RECRUIT) {
            UnitKind unit = Components.unit(code - RECRUIT);
            return Choice.naming("recruit " + unit, "recruit", "unit", unit.name())
                    .on(Spots.in(t, Zone.UNIT_OFFER, unit.id()))
                    .to(Spots.zone(Zone.units(t.seat())));
        }
        return code == LEARN ? learning() : Choice.plain("buy healing", "buy_healing");
    }

    public static Choice learning() {
        return Choice.plain("learn an advanced action", "learn").on(Spots.zone(Zone.ACTION_OFFER));
    }

    private static Choice bought(Table t, int offer, int card) {
        String name = Labels.card(card);
        return Choice.naming("buy " + name, "buy_card", "card", name)
                .on(Spots.in(t, offer, card))
                .to(Spots.zone(Zone.deck(t.seat())));
    }
}
