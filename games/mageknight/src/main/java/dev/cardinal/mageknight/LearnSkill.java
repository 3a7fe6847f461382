package dev.cardinal.mageknight;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.mageknight.data.Components;

/** One of two own skills and any Advanced Action, or a common skill and the lowest Advanced Action (12). */
record LearnSkill(int one, int other) implements Asking {
    static final int NONE = -1;

    /** Turns over the next two skills of the player, and alone also one of the dummy player's (14.3). */
    static LearnSkill draw(Table t) {
        int pile = Place.skillPile(t.seat());
        t.revealed = true;
        if (t.piles.size(Place.DUMMY_SKILLS) > 0) {
            t.piles.add(Place.COMMON_SKILLS, t.piles.removeTop(Place.DUMMY_SKILLS));
        }
        int one = t.piles.size(pile) > 0 ? t.piles.removeTop(pile) : NONE;
        int other = t.piles.size(pile) > 0 ? t.piles.removeTop(pile) : NONE;
        if (t.heard()) {
            Told.skills(t, one, other);
        }
        return new LearnSkill(one, other);
    }

    @Override
    public boolean advance(Table t) {
        if (one != NONE || t.piles.size(Place.COMMON_SKILLS) > 0) {
            return true;
        }
        t.pop();
        return false;
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        if (one != NONE) {
            into.add(one);
        }
        if (other != NONE) {
            into.add(other);
        }
        Hand.offer(t, Place.COMMON_SKILLS, 0, skill -> !t.piles.has(Place.skills(t.seat()), skill), into);
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        int skill = pick.code(0);
        boolean own = skill == one || skill == other;
        if (!own) {
            t.piles.remove(Place.COMMON_SKILLS, skill);
        }
        for (int revealed : new int[] {one, other}) {
            if (revealed != NONE && revealed != skill) {
                t.piles.add(Place.COMMON_SKILLS, revealed);
            }
        }
        Skills.give(t, t.seat(), skill, false);
        if (t.heard()) {
            Told.skill(t, skill);
        }
        if (own) {
            t.push(new TakeAction(-1, TakeAction.DECK));
        } else if (t.piles.size(Place.ACTION_OFFER) > 0) {
            int lowest = t.piles.get(Place.ACTION_OFFER, 0);
            Cards.takeFromOffer(t, Place.ACTION_OFFER, Place.ACTIONS, lowest);
            Cards.gain(t, t.seat(), lowest);
        }
        if (Skills.bonds(skill)) {
            Cards.refill(t, Place.UNIT_OFFER, Place.UNITS);
            Cards.refill(t, Place.UNIT_OFFER, Place.UNITS);
        }
    }

    @Override
    public String prompt(Table t) {
        return "A new level: which skill do you learn?";
    }

    @Override
    public Choice choice(Table t, int code) {
        String name = Components.skill(code).name();
        boolean own = code == one || code == other;
        return Choice.plain(
                own ? name : name + " (common)",
                Data.fields().with("type", "learn_skill").with("skill", name));
    }
}
