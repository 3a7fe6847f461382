package dev.cardinal.onepiece.work;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Spot;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.onepiece.effect.Place;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.move.Moves;
import dev.cardinal.onepiece.move.Reports;
import dev.cardinal.onepiece.move.TurnReports;
import dev.cardinal.onepiece.move.Where;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Happenings;
import dev.cardinal.onepiece.table.Occurrence;
import dev.cardinal.onepiece.table.OccurrenceType;
import dev.cardinal.onepiece.table.Origin;
import dev.cardinal.onepiece.table.Pending;
import dev.cardinal.onepiece.table.PieceNumber;
import dev.cardinal.onepiece.table.RunningEffect;
import dev.cardinal.onepiece.table.Table;

/**
 * A player takes damage, one Life card at a time (4-6-2, 7-1-4-1-1). The owner is asked about a Trigger for every card,
 * even without one, since not asking would reveal that.
 *
 * @param dealt how many Life cards were taken
 * @param attacker the card that deals it, or -1
 * @param told whether what waits for this attack's damage has been told
 */
public record Damaging(
        int seat,
        int left,
        int dealt,
        boolean banish,
        @PieceNumber int attacker,
        boolean told,
        Step step) implements Asking<Table> {
    /** The steps for each point of damage. */
    enum Step {
        NEXT,
        ASK
    }

    public static Damaging attack(Table t, int attacker, int seat) {
        int words = t.values().keywords(attacker);
        return begin(t, seat, t.keywords.damage(words), t.keywords.trashesLife(words), attacker);
    }

    /** Damage by an effect. */
    static Damaging by(Table t, int seat, int damage) {
        return begin(t, seat, damage, false, -1);
    }

    private static Damaging begin(Table t, int seat, int damage, boolean banish, int attacker) {
        if (damage > 0 && t.size(seat, Areas.LIFE) == 0) {
            t.losers |= 1 << seat;
        }
        if (t.heard()) {
            TurnReports.damage(t, seat, damage);
        }
        return new Damaging(seat, damage, 0, banish, attacker, attacker < 0, Step.NEXT);
    }

    private Damaging at(Step next) {
        return new Damaging(seat, left, dealt, banish, attacker, told, next);
    }

    private Damaging less() {
        return new Damaging(seat, left - 1, dealt + 1, banish, attacker, true, Step.NEXT);
    }

    @Override
    public boolean advance(Table t) {
        switch (step) {
            case NEXT -> {
                if (left <= 0 || t.size(seat, Areas.LIFE) == 0) {
                    t.pop();
                    if (dealt > 0) {
                        Happenings.occur(t, Occurrence.to(OccurrenceType.DAMAGE, attacker, seat, Origin.RULES));
                    }
                } else if (!told) {
                    tell(t);
                } else if (banish) {
                    t.become(less());
                    Moves.move(t, t.top(seat, Areas.LIFE), Areas.TRASH, false, false, Origin.RULES);
                } else if (Moving.goesUnderDeck(t, t.top(seat, Areas.LIFE))) {
                    take(t, t.top(seat, Areas.LIFE)); // without a Trigger, since it cannot go to the hand (4-6-3-1)
                } else {
                    t.become(at(Step.ASK));
                    see(t, t.top(seat, Areas.LIFE));
                    return true;
                }
            }
            case ASK -> {
                return true;
            }
        }
        return false;
    }

    /** Effects for dealing damage come when the Life card is seen, before its Trigger (Q:OP03-043). */
    private void tell(Table t) {
        t.become(new Damaging(seat, left, dealt, banish, attacker, true, Step.NEXT));
        if (!banish) {
            see(t, t.top(seat, Areas.LIFE));
        }
        Happenings.occur(t, Occurrence.to(OccurrenceType.DEALT, attacker, seat, Origin.RULES));
        Waiting.comesFirst(t);
    }

    private void take(Table t, int piece) {
        t.become(less());
        t.push(new Moving(
                -1,
                Origin.RULES,
                new int[] {piece},
                Place.hand(),
                false,
                false,
                Moving.Step.REPLACE,
                RunningEffect.NONE,
                0));
    }

    private void see(Table t, int piece) {
        Moves.show(t, piece, 1 << seat);
        if (t.heard()) {
            Reports.lifeSeen(t, piece);
        }
    }

    @Override
    public int asked(Table t) {
        return seat;
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        if (t.printed(t.top(seat, Areas.LIFE)).trigger) {
            into.add(YES);
        }
        into.add(NO);
    }

    @Override
    public void answer(Table t, Pick pick) {
        int piece = t.top(seat, Areas.LIFE);
        if (pick.code(0) == NO) {
            take(t, piece);
            return;
        }
        Moves.reveal(t, piece);
        t.become(less());
        t.push(new AfterTrigger(piece));
        Happenings.occur(t, Occurrence.to(OccurrenceType.TRIGGER, piece, seat, Origin.RULES));
        Moves.move(t, piece, Areas.LIMBO, false, false, Origin.RULES);
        for (int index : t.printed(piece).tagged(Timing.Tag.TRIGGER)) {
            t.push(Activation.of(new Pending(
                    piece,
                    t.life(piece),
                    seat,
                    t.printed(piece).effect(index),
                    index,
                    piece,
                    true,
                    Timing.Tag.TRIGGER)));
        }
    }

    @Override
    public String prompt(Table t) {
        int piece = t.top(seat, Areas.LIFE);
        String name = t.printed(piece).card.name();
        int[] triggers = t.printed(piece).tagged(Timing.Tag.TRIGGER);
        if (triggers.length == 0) {
            return "Damage: your Life card is " + name + ", without a Trigger";
        }
        String says = Reports.text(t, piece, t.printed(piece).effect(triggers[0]));
        return "Damage: your Life card is " + name + ". " + says + " Use it, or take the card?";
    }

    @Override
    public Choice choice(Table t, int code) {
        Data.Fields json = Data.fields().with("type", "trigger");
        Spot life = Where.spot(t, t.top(seat, Areas.LIFE));
        return code == YES
                ? Choice.plain("trigger", json.with("decision", "yes")).on(life)
                : Choice.plain("take it", json.with("decision", "no"))
                        .on(life)
                        .to(Spot.area(Where.area(seat, Areas.HAND)))
                        .plainly();
    }
}
