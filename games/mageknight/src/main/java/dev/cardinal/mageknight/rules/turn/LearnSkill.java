package dev.cardinal.mageknight.rules.turn;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Carrying;
import dev.cardinal.mageknight.pieces.Events;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.rules.play.Skills;
import dev.cardinal.mageknight.rules.reward.TakeAction;
import dev.cardinal.mageknight.table.Hand;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;

/** Learns one of two own skills and any Advanced Action, or a common skill and the lowest Advanced Action (12). */
record LearnSkill() implements OpenAsking {
    /** Turns over the player's next two skills and, in a solo game, one of the dummy's (14.3). */
    static LearnSkill draw(Table t) {
        int pile = Zone.skillPile(t.seat());
        t.learn();
        if (t.piles.size(Zone.DUMMY_SKILLS) > 0) {
            Carrying.top(t, Zone.DUMMY_SKILLS, Zone.COMMON_SKILLS);
        }
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
        if (t.piles.size(Zone.newSkills(t.seat())) > 0 || t.piles.size(Zone.COMMON_SKILLS) > 0) {
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
        Hand.offer(t, Zone.COMMON_SKILLS, 0, skill -> !t.piles.has(Zone.skills(t.seat()), skill), into);
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        int skill = pick.code(0);
        int fresh = Zone.newSkills(t.seat());
        boolean own = t.piles.has(fresh, skill);
        Skills.learn(t, t.seat(), own ? fresh : Zone.COMMON_SKILLS, skill);
        Carrying.all(t, fresh, Zone.COMMON_SKILLS, Move.EVERYBODY);
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
