package dev.cardinal.mageknight.rules.turn;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kit.Barred;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Carrying;
import dev.cardinal.mageknight.pieces.Events;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.rules.play.Skills;
import dev.cardinal.mageknight.rules.reward.TakeAction;
import dev.cardinal.mageknight.table.Bar;
import dev.cardinal.mageknight.table.Bars;
import dev.cardinal.mageknight.table.Hand;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;
import java.util.List;

/** Learns one of two own skills and any Advanced Action, or a common skill and the lowest Advanced Action (12). */
record LearnSkill() implements OpenAsking {
    /** Turns over the player's next two skills. */
    static LearnSkill draw(Table t) {
        int pile = Zone.skillPile(t.seat());
        t.learn();
        for (int i = 0; i < 2 && t.piles.size(pile) > 0; i++) {
            Carrying.top(t, pile, Zone.newSkills(t.seat()));
        }
        if (t.heard()) {
            Events.skills(t);
        }
        return new LearnSkill();
    }

    @Override
    public boolean advance(Table t) {
        Offer offer = new Offer();
        offer(t, offer);
        if (offer.size() > 0) {
            return true;
        }
        t.pop();
        return false;
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        for (int i = 0; i < t.piles.size(Zone.newSkills(t.seat())); i++) {
            into.add(t.piles.get(Zone.newSkills(t.seat()), i));
        }
        Hand.offer(t, Zone.COMMON_SKILLS, 0, skill -> !isRejected(t, skill), into);
    }

    /** Whether the hero's own skills include this common one, which they turned down before. */
    private static boolean isRejected(Table t, int skill) {
        return Components.hero(t.player().hero).skills().contains(skill);
    }

    @Override
    public List<Barred> barred(Table t) {
        Bars bars = Bars.of(t, this);
        for (int skill : t.piles.toArray(Zone.COMMON_SKILLS)) {
            bars.add(
                    skill,
                    isRejected(t, skill) ? Bar.REJECTED : null,
                    Components.skill(skill).name());
        }
        return bars.list();
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        int skill = pick.code(0);
        int fresh = Zone.newSkills(t.seat());
        boolean own = t.piles.has(fresh, skill);
        Skills.learn(t, t.seat(), own ? fresh : Zone.COMMON_SKILLS, skill);
        Carrying.all(t, fresh, Zone.COMMON_SKILLS, Move.EVERYBODY);
        revealDummySkill(t);
        if (t.heard()) {
            Events.skill(t, skill);
        }
        if (own) {
            t.push(new TakeAction(-1, TakeAction.DECK));
        } else if (t.piles.size(Zone.ACTION_OFFER) > 0) {
            int lowest = t.piles.get(Zone.ACTION_OFFER, 0);
            CardMoves.takeFromOffer(t, Zone.ACTION_OFFER, Zone.ACTIONS, lowest, Zone.deck(t.seat()));
        }
        if (Skills.bonds(skill)) {
            CardMoves.refill(t, Zone.UNIT_OFFER, Zone.UNITS);
            CardMoves.refill(t, Zone.UNIT_OFFER, Zone.UNITS);
        }
    }

    /** In a solo game, the next level-up has one more of the dummy's skills to choose from (14.3). */
    private static void revealDummySkill(Table t) {
        if (t.piles.size(Zone.DUMMY_SKILLS) > 0) {
            t.learn();
            Carrying.top(t, Zone.DUMMY_SKILLS, Zone.COMMON_SKILLS);
        }
    }

    @Override
    public String prompt(Table t) {
        return "You reach a new level: which skill do you learn?";
    }

    @Override
    public Choice choice(Table t, int code) {
        String name = Components.skill(code).name();
        boolean own = t.piles.has(Zone.newSkills(t.seat()), code);
        return Choice.naming(own ? name : name + " (common)", "learn_skill", "skill", name)
                .on(Spots.in(t, own ? Zone.newSkills(t.seat()) : Zone.COMMON_SKILLS, code))
                .to(Spots.zone(Zone.skills(t.seat())));
    }
}
