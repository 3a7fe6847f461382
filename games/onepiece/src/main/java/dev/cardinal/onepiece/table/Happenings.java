package dev.cardinal.onepiece.table;

import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Happening;
import dev.cardinal.onepiece.effect.Place;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.effect.Zone;
import java.util.Set;

/** Finds the effects that wait for something to happen. */
public final class Happenings {
    /** "Is attacked" says nothing about the attacker, and only that form waits for the Counter Step. */
    private static final Cards ANYTHING = new Cards(Who.ANY, Set.of(), Place.End.ANY, Filter.ANY);

    private Happenings() {}

    /** Notifies every card that waits for this. Called before the pieces move. */
    public static void occur(Table t, Occurrence what) {
        if (t.remembers) {
            t.today.push(what);
        }
        for (int n = 0; n < 2; n++) {
            int seat = n == 0 ? t.turn : 1 - t.turn;
            occur(t, what, t.leader(seat));
            for (int i = 0; i < t.size(seat, Areas.CHARACTERS); i++) {
                occur(t, what, t.at(seat, Areas.CHARACTERS, i));
            }
            for (int i = 0; i < t.size(seat, Areas.STAGE); i++) {
                occur(t, what, t.at(seat, Areas.STAGE, i));
            }
        }
    }

    private static void occur(Table t, Occurrence what, int listener) {
        IndexedCard print = t.printed(listener);
        for (int index : print.whens) {
            meet(t, what, listener, print.effect(index), index);
        }
        for (Effect gained : t.gained(listener)) {
            meet(t, what, listener, gained, Pending.GAINED);
        }
    }

    private static void meet(Table t, Occurrence what, int listener, Effect effect, int index) {
        for (Timing timing : effect.timings()) {
            if (timing instanceof Timing.When(Happening happening)) {
                int subject = subject(t, what, listener);
                RunningEffect running =
                        RunningEffect.of(listener, t.life(listener), t.owner(listener), effect, index, subject);
                if (is(t, running, happening, what)) {
                    t.await(listener, effect, index, subject, listener == what.piece() && open(what.to()), null);
                    return;
                }
            }
        }
    }

    /** The card that a text calls "that card": in a battle, the one that is not the listener. */
    private static int subject(Table t, Occurrence what, int listener) {
        int subject = what.other() >= 0 && what.piece() == listener ? what.other() : what.piece();
        // A card that was K.O.'d in the battle is another card in the trash (3-1-6, Q:OP04-047).
        boolean gone = what.type() == OccurrenceType.BATTLES && !t.onField(subject);
        return gone ? -1 : subject;
    }

    private static boolean open(int zone) {
        return zone == Areas.TRASH || zone == Areas.CHARACTERS || zone == Areas.STAGE;
    }

    static boolean hasHappened(Table t, RunningEffect running, Happening happening) {
        for (int i = 0; i < t.today.size(); i++) {
            if (is(t, running, happening, t.today.get(i))) {
                return true;
            }
        }
        return false;
    }

    /** A card that was K.O.'d in the battle counts as having battled where it was then. */
    private static boolean battled(Table t, RunningEffect running, Cards one, int piece, Cards other, int otherPiece) {
        return Meaning.among(t, running, one, piece, stood(t, piece))
                && Meaning.among(t, running, other, otherPiece, stood(t, otherPiece));
    }

    private static int stood(Table t, int piece) {
        return t.printed(piece).isCharacter ? Areas.CHARACTERS : Areas.LEADER;
    }

    /** Whether an occurrence is what a text describes. */
    public static boolean is(Table t, RunningEffect running, Happening happening, Occurrence what) {
        return switch (happening) {
            case Happening.Moved(Cards cards, Set<Zone> to, var cause) ->
                (what.type() == OccurrenceType.MOVED || what.type() == OccurrenceType.KNOCKED_OUT)
                        && what.from() != what.to()
                        && (to.isEmpty() || to.contains(Meaning.zone(what.to())))
                        && Meaning.among(t, running, cards, what.piece(), what.from())
                        && Conditions.causes(t, running, cause, what.origin());
            case Happening.Played(Cards cards, Set<Zone> from, var cause) ->
                what.type() == OccurrenceType.PLAYED
                        && (from.isEmpty() || from.contains(Meaning.zone(what.from())))
                        && Meaning.among(t, running, cards, what.piece(), what.to())
                        && Conditions.causes(t, running, cause, what.origin());
            case Happening.KnockedOut(Cards cards, var cause) ->
                what.type() == OccurrenceType.KNOCKED_OUT
                        && Meaning.among(t, running, cards, what.piece(), what.from())
                        && Conditions.causes(t, running, cause, what.origin());
            case Happening.Rested(Cards cards, var cause) ->
                what.type() == OccurrenceType.RESTED
                        && Meaning.among(t, running, cards, what.piece())
                        && Conditions.causes(t, running, cause, what.origin());
            case Happening.Attacks(Cards attacker, Cards target) ->
                what.type() == (attacker.equals(ANYTHING) ? OccurrenceType.ATTACKED : OccurrenceType.ATTACKS)
                        && Meaning.among(t, running, attacker, what.piece())
                        && Meaning.among(t, running, target, what.other());
            case Happening.Battles(Cards one, Cards other) ->
                what.type() == OccurrenceType.BATTLES
                        && (battled(t, running, one, what.piece(), other, what.other())
                                || battled(t, running, one, what.other(), other, what.piece()));
            case Happening.DealsDamage(Cards attacker, var to) ->
                what.type() == OccurrenceType.DEALT
                        && what.piece() >= 0
                        && Meaning.is(running, to, what.seat())
                        && Meaning.among(t, running, attacker, what.piece());
            case Happening.TakesDamage(var who) ->
                what.type() == OccurrenceType.DAMAGE && Meaning.is(running, who, what.seat());
            case Happening.LifeBecomes(var whose, int number) ->
                what.type() == OccurrenceType.LIFE
                        && what.number() == number
                        && Meaning.is(running, whose, what.seat());
            case Happening.DeckBecomes(var whose, int number) ->
                what.type() == OccurrenceType.DECK
                        && what.number() == number
                        && Meaning.is(running, whose, what.seat());
            case Happening.HandBecomes(var whose, int number) ->
                what.type() == OccurrenceType.HAND
                        && what.number() == number
                        && Meaning.is(running, whose, what.seat());
            case Happening.EventActivated(var by, var event) ->
                what.type() == OccurrenceType.EVENT
                        && Meaning.is(running, by, what.seat())
                        && Described.matches(t, running, event, what.piece());
            case Happening.TriggerActivated(var by) ->
                what.type() == OccurrenceType.TRIGGER && Meaning.is(running, by, what.seat());
            case Happening.BlockerActivated(var by) ->
                what.type() == OccurrenceType.BLOCKER && Meaning.is(running, by, what.seat());
            case Happening.DonGiven(Cards to) ->
                what.type() == OccurrenceType.DON_GIVEN && Meaning.among(t, running, to, what.piece());
            case Happening.DonReturned(var whose, int least, var cause) ->
                what.type() == OccurrenceType.DON_RETURNED
                        && what.number() >= least
                        && Meaning.is(running, whose, what.seat())
                        && Conditions.causes(t, running, cause, what.origin());
            case Happening.Drawn(var by, boolean outsideDrawPhase, var cause) ->
                what.type() == OccurrenceType.DRAWN
                        && Meaning.is(running, by, what.seat())
                        && Conditions.causes(t, running, cause, what.origin())
                        && !(outsideDrawPhase && t.phase == GamePhase.DRAW);
            case Happening.AnyOf(var happenings) -> {
                for (Happening one : happenings) {
                    if (is(t, running, one, what)) {
                        yield true;
                    }
                }
                yield false;
            }
        };
    }
}
