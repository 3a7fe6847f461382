package dev.cardinal.mageknight;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.data.UnitKind;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Why an action, a purchase or the end of a turn is not possible now (5, 9). */
record WhyAct(Table t) {
    @Nullable
    Refusal of(String said) {
        if (said.startsWith("next phase") || said.startsWith("end combat")) {
            return t.combat == null
                    ? Why.because("no_combat", "There is no combat now", "5.3")
                    : Why.because(
                            "wrong_phase",
                            "Each phase comes in its turn: say next phase, or end combat in the last",
                            "10.6");
        }
        if (t.combat != null) {
            return Why.because("in_combat", "Finish the combat first", said.startsWith("heal") ? "5.2" : "10.1");
        }
        if (said.startsWith("recruit ")) {
            return recruit(said.substring(8));
        }
        if (said.startsWith("buy ")) {
            return buy(said.substring(4));
        }
        if (said.startsWith("heal")) {
            return t.now.healing == 0
                    ? Why.because("no_healing", "You have no healing points", "11.1")
                    : Why.because(
                            "no_wound", "No wound is within reach: a unit needs as much healing as its level", "11.1");
        }
        return t.now.phase == Phase.MOVE ? action(said) : done(said);
    }

    private @Nullable Refusal done(String said) {
        return said.startsWith("end turn")
                ? null
                : Why.because("too_late", "You have had your action in this turn", "5.3");
    }

    private @Nullable Refusal action(String said) {
        Site site = t.land.site(t.player().space);
        if (said.startsWith("interact")) {
            return interact(site);
        }
        if (said.startsWith("rest")) {
            return t.now.moved || t.now.explored
                    ? Why.because("too_late", "Who has moved in a turn cannot rest", "5.4")
                    : Why.because("no_cards", "A rest needs a card to discard", "5.4");
        }
        if (said.startsWith("enter")) {
            return site.isAdventure()
                    ? Why.because("cleared", "There is nobody left to fight here", "10.8")
                    : Why.because("no_site", "There is no dungeon, tomb, den, spawning ground or ruin here", "5.3");
        }
        if (said.startsWith("burn")) {
            return Why.because("no_site", "There is no monastery here to burn", "5.3");
        }
        if (said.startsWith("challenge")) {
            return Why.because("nobody", "No rampaging enemy is next to you", "5.3");
        }
        if (said.startsWith("give mana")) {
            return Why.because("no_altar", "There is no altar here that you could pay", "6.1");
        }
        return said.startsWith("announce") ? announce() : null;
    }

    private Refusal interact(Site site) {
        if (Components.reputation(t.player().reputation).shunned()) {
            return Why.because("shunned", "With reputation X nobody deals with you", "9.1");
        }
        return switch (site) {
            case KEEP, MAGE_TOWER -> Why.because("not_conquered", "The " + site + " is not conquered", "9.1");
            case MONASTERY -> Why.because("burnt", "The monastery is burnt down", "9.1");
            default -> Why.because("nobody", "Nobody lives here: go to a village, monastery or your own keep", "9.1");
        };
    }

    private Refusal announce() {
        if (t.roundEnds != Table.NEVER) {
            return Why.because("announced", "The end of the round is announced already", "4.4");
        }
        return t.now.deckWasEmpty
                ? Why.because("too_late", "It takes the whole turn: before anything else", "4.4")
                : Why.because("deck", "Your deck was not empty when the turn began", "4.4");
    }

    private @Nullable Refusal recruit(String name) {
        Optional<UnitKind> unit = Components.unit(name);
        if (unit.isEmpty()) {
            return null;
        }
        if (!t.piles.has(Zone.UNIT_OFFER, unit.get().id())) {
            return Why.because("not_offered", unit.get() + " are not in the offer", "9.2");
        }
        if (t.now.phase != Phase.INTERACT) {
            return Why.because("no_interaction", "Interact with the people of a site first", "9.1");
        }
        if (!unit.get().isRecruitedAt(t.land.site(t.player().space))) {
            return Why.because("wrong_site", unit.get() + " are recruited at: " + OfferLines.sites(unit.get()), "9.2");
        }
        return Why.because(
                "too_expensive",
                unit.get() + " cost " + Trade.price(t, unit.get().id()) + " influence and you have " + t.now.influence,
                "9.2");
    }

    private @Nullable Refusal buy(String name) {
        if (t.now.phase != Phase.INTERACT) {
            return Why.because("no_interaction", "Interact with the people of a site first", "9.1");
        }
        Site site = t.land.site(t.player().space);
        if (name.equals("healing")) {
            int price = Trade.healPrice(site);
            return price == 0
                    ? Why.because("wrong_site", "Healing is sold in villages and monasteries", "9.3")
                    : Why.because("too_expensive", "Healing costs " + price + " influence here", "9.3");
        }
        Optional<DeedCard> card = Components.deed(name);
        return card.map(bought -> card(bought, site)).orElse(null);
    }

    private Refusal card(DeedCard card, Site site) {
        boolean spell = card.type() == DeedCard.Type.SPELL;
        if (!t.piles.has(spell ? Zone.SPELL_OFFER : Zone.MONASTERY_OFFER, card.id())) {
            return Why.because("not_offered", card + " is not for sale", "9.3");
        }
        if (site != (spell ? Site.MAGE_TOWER : Site.MONASTERY)) {
            return Why.because("wrong_site", card + " is sold in a " + (spell ? "mage tower" : "monastery"), "9.3");
        }
        return Why.because(
                "too_expensive",
                card + " costs " + (spell ? "7 influence and 1 " + card.colour() + " mana" : "6 influence")
                        + ", and you have " + t.now.influence + " influence",
                "9.3");
    }
}
