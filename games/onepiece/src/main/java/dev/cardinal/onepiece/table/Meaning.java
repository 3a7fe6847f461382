package dev.cardinal.onepiece.table;

import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Place;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.effect.Zone;
import java.util.Arrays;
import java.util.List;

/** What the words of an effect mean right now: which players, cards and pieces. */
public final class Meaning {
    private Meaning() {}

    /** Whether a seat is the player that an effect means. */
    public static boolean is(RunningEffect running, Who who, int seat) {
        return switch (who) {
            case YOU -> seat == running.seat();
            case OPPONENT -> seat != running.seat();
            case ANY, OWNER -> true;
        };
    }

    /** The player that is meant; if it could be either, the effect's own player. */
    public static int seat(RunningEffect running, Who who) {
        return who == Who.OPPONENT ? 1 - running.seat() : running.seat();
    }

    public static int zone(Zone zone) {
        return switch (zone) {
            case DECK -> Areas.DECK;
            case HAND -> Areas.HAND;
            case TRASH -> Areas.TRASH;
            case LIFE -> Areas.LIFE;
            case LEADER_AREA -> Areas.LEADER;
            case CHARACTER_AREA -> Areas.CHARACTERS;
            case STAGE_AREA -> Areas.STAGE;
            case LIMBO -> Areas.LIMBO;
            case DON_DECK, COST_AREA -> Areas.NOWHERE;
        };
    }

    public static Zone zone(int zone) {
        return switch (zone) {
            case Areas.DECK -> Zone.DECK;
            case Areas.HAND -> Zone.HAND;
            case Areas.TRASH -> Zone.TRASH;
            case Areas.LIFE -> Zone.LIFE;
            case Areas.LEADER -> Zone.LEADER_AREA;
            case Areas.CHARACTERS -> Zone.CHARACTER_AREA;
            case Areas.STAGE -> Zone.STAGE_AREA;
            default -> Zone.LIMBO;
        };
    }

    /** Whether a piece is among these cards, as if it were in this zone. */
    public static boolean among(Table t, RunningEffect running, Cards cards, int piece, int zone) {
        return is(running, cards.whose(), t.owner(piece))
                && (cards.zones().isEmpty() || cards.zones().contains(zone(zone)))
                && Described.matches(t, running, cards.filter(), piece);
    }

    public static boolean among(Table t, RunningEffect running, Cards cards, int piece) {
        return among(t, running, cards, piece, t.zone(piece));
    }

    public static int[] all(Table t, RunningEffect running, Cards cards) {
        if (cards.zones().isEmpty() && cards.filter() instanceof Filter.This) {
            return new int[] {running.source()};
        }
        if (cards.zones().isEmpty()) {
            return remembered(t, running, cards);
        }
        int[] found = new int[t.pieces() + t.donOnField(0) + t.donOnField(1)];
        int size = 0;
        for (Zone named : cards.zones()) {
            int zone = zone(named);
            for (int n = 0; n < 2 && zone != Areas.NOWHERE; n++) {
                int seat = n == 0 ? running.seat() : 1 - running.seat();
                if (!is(running, cards.whose(), seat)) {
                    continue;
                }
                for (int i = 0; i < t.size(seat, zone); i++) {
                    int piece = t.at(seat, zone, i);
                    if (Described.matches(t, running, cards.filter(), piece)) {
                        found[size++] = piece;
                    }
                }
            }
            if (named == Zone.COST_AREA) {
                size = donCards(t, running, cards, found, size);
            }
        }
        return Arrays.copyOf(found, size);
    }

    private static int donCards(Table t, RunningEffect running, Cards cards, int[] found, int size) {
        int more = size;
        for (int seat = 0; seat < 2; seat++) {
            for (int i = 0; i < t.donActive(seat) + t.donRested(seat); i++) {
                int piece = Areas.donCard(seat, i >= t.donActive(seat));
                if (is(running, cards.whose(), seat) && Described.matches(t, running, cards.filter(), piece)) {
                    found[more++] = piece;
                }
            }
        }
        return more;
    }

    /** Cards identified only by having been remembered: those that are still where they were. */
    private static int[] remembered(Table t, RunningEffect running, Cards cards) {
        return running.memory()
                .still(t)
                .all()
                .filter(piece -> is(running, cards.whose(), t.owner(piece))
                        && Described.matches(t, running, cards.filter(), piece))
                .toArray();
    }

    public static boolean contains(int[] pieces, int piece) {
        for (int one : pieces) {
            if (one == piece) {
                return true;
            }
        }
        return false;
    }

    /** The card that the timing is about, or all cards that a replacement saves together. */
    static int[] subjects(RunningEffect running) {
        int[] together = running.slot(Memory.SUBJECTS);
        return together.length > 0 || running.subject() < 0 ? together : new int[] {running.subject()};
    }

    /** The pieces of a target after all choices have been made. */
    public static int[] pieces(Table t, RunningEffect running, Target target) {
        return switch (target) {
            case Target.This self ->
                running.life() == t.life(running.source()) ? new int[] {running.source()} : RunningEffect.NONE;
            case Target.Choose choose -> running.memory().chosen(choose);
            case Target.Every(Cards cards) -> all(t, running, cards);
            case Target.Those(int slot) -> running.slot(slot);
            case Target.TheRest(int slot) ->
                running.memory().slot(slot).still(t).pieces();
            case Target.Subject subject -> subjects(running);
            case Target.Attacker attacker -> t.battle == null ? RunningEffect.NONE : new int[] {t.battle.attacker()};
            case Target.Attacked attacked -> t.battle == null ? RunningEffect.NONE : new int[] {t.battle.target()};
            case Target.SomeDon don -> RunningEffect.NONE;
            case Target.Itself itself -> throw new IllegalStateException("only a number of a changed card is its own");
            case Target.Player player -> RunningEffect.NONE;
            case Target.Both(List<Target> targets) ->
                targets.stream()
                        .flatMapToInt(one -> Arrays.stream(pieces(t, running, one)))
                        .distinct()
                        .toArray();
        };
    }

    /** The pieces at one end of a deck or of Life, outermost first. */
    public static int[] end(Table t, int seat, int zone, Place.End end, int number) {
        int size = Math.min(number, t.size(seat, zone));
        int[] pieces = new int[size];
        for (int i = 0; i < size; i++) {
            pieces[i] = t.at(seat, zone, end == Place.End.BOTTOM ? i : t.size(seat, zone) - 1 - i);
        }
        return pieces;
    }
}
