package dev.cardinal.onepiece.work;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Spot;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Permission;
import dev.cardinal.onepiece.effect.Place;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.effect.Zone;
import dev.cardinal.onepiece.move.Moves;
import dev.cardinal.onepiece.move.Where;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Described;
import dev.cardinal.onepiece.table.Meaning;
import dev.cardinal.onepiece.table.NamesPieces;
import dev.cardinal.onepiece.table.OccurrenceType;
import dev.cardinal.onepiece.table.Origin;
import dev.cardinal.onepiece.table.PieceNumber;
import dev.cardinal.onepiece.table.RunningEffect;
import dev.cardinal.onepiece.table.Table;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Moves cards together: prohibitions are checked first, then replacement effects, then where and in which order they
 * go; then they move.
 *
 * @param running the effect that moves them, or -1 for a battle
 * @param tried the replacement effects that have had their chance, by source and index
 * @param need how many must move for the action to count as done
 */
public record Moving(
        int running,
        Origin origin,
        @PieceNumber int[] pieces,
        Place to,
        boolean knockOut,
        boolean shown,
        Step step,
        @PieceNumber(PieceNumber.As.EFFECT) int[] tried,
        int need)
        implements Asking<Table>, NamesPieces {
    private static final int TOP = 1;
    private static final int BOTTOM = 0;

    /** The steps of a move. */
    enum Step {
        REPLACE,
        ASK_WHICH,
        ASK_REPLACEMENT,
        END,
        ASK_END,
        ORDER,
        ASK_ORDER,
        /** Like ORDER, for the cards of the other player. */
        ORDER_OTHERS,
        ASK_OTHERS,
        GO
    }

    static Moving of(Table t, int index, Target what, Place to, boolean knockOut) {
        RunningEffect running = t.running(index);
        int[] pieces = Meaning.pieces(t, running, what);
        return new Moving(
                index,
                Origin.effect(running),
                pieces,
                to,
                knockOut,
                to.revealed() || Actions.described(what),
                Step.REPLACE,
                RunningEffect.NONE,
                Actions.need(t, running, what));
    }

    /** For a Character that has lost a battle. */
    public static Moving lost(Table t, int piece, int attacker) {
        return new Moving(
                -1,
                Origin.battle(t, attacker),
                new int[] {piece},
                Place.trash(),
                true,
                false,
                Step.REPLACE,
                RunningEffect.NONE,
                0);
    }

    private Moving with(int[] left, Place place, Step next, int[] had) {
        return new Moving(running, origin, left, place, knockOut, shown, next, had, need);
    }

    private Moving at(Step next) {
        return with(pieces, to, next, tried);
    }

    @Override
    public boolean advance(Table t) {
        switch (step) {
            case REPLACE -> {
                int[] left =
                        Arrays.stream(pieces).filter(piece -> may(t, piece)).toArray();
                if (left.length < pieces.length) {
                    Forbidden.spend(t, pieces, origin);
                }
                Moving now = with(left, to, Step.END, tried);
                if (left.length == 0 || !t.values().woulds()) {
                    t.become(now);
                } else {
                    return now.replace(t);
                }
            }
            case END -> {
                boolean asks = pieces.length > 0 && to.end() == Place.End.TOP_OR_BOTTOM;
                t.become(at(asks ? Step.ASK_END : Step.ORDER));
                return asks;
            }
            case ORDER -> {
                boolean asks = orderMatters(t, owned(t, t.turn));
                t.become(at(asks ? Step.ASK_ORDER : Step.ORDER_OTHERS));
                return asks;
            }
            case ORDER_OTHERS -> {
                boolean asks = orderMatters(t, owned(t, 1 - t.turn));
                t.become(at(asks ? Step.ASK_OTHERS : Step.GO));
                return asks;
            }
            case GO -> go(t);
            default -> {
                return true;
            }
        }
        return false;
    }

    private Process process() {
        OccurrenceType type = knockOut ? OccurrenceType.KNOCKED_OUT : OccurrenceType.MOVED;
        return new Process(type, pieces, Meaning.zone(to.zone()), origin, tried);
    }

    private boolean may(Table t, int piece) {
        if (knockOut) {
            return Forbidden.mayBeKnockedOut(t, piece, origin);
        }
        int from = t.zone(piece);
        if (from == Areas.CHARACTERS || from == Areas.STAGE) {
            return Forbidden.mayBeRemoved(t, piece, origin);
        }
        boolean lifeToHand = from == Areas.LIFE && to.zone() == Zone.HAND;
        return from != Areas.LEADER && (!lifeToHand || Forbidden.mayTakeLife(t, t.owner(piece), origin));
    }

    private boolean replace(Table t) {
        List<Replacement> all = Replacement.all(t, process());
        if (all.isEmpty()) {
            t.become(this);
            return false;
        }
        if (all.size() > 1 && all.stream().anyMatch(one -> !one.effect().optional())) {
            t.become(at(Step.ASK_WHICH));
            return true;
        }
        Replacement next = all.getFirst();
        if (next.effect().optional()) {
            t.become(at(Step.ASK_REPLACEMENT));
            return true;
        }
        t.become(at(Step.REPLACE));
        apply(t, next);
        return false;
    }

    private void apply(Table t, Replacement replacement) {
        int[] left = Arrays.stream(pieces)
                .filter(piece -> !Meaning.contains(replacement.covers(), piece))
                .toArray();
        t.become(with(left, to, Step.REPLACE, tried(replacement)));
        t.push(Activation.chosen(replacement.pending(t)));
    }

    private int[] tried(Replacement replacement) {
        int[] more = Arrays.copyOf(tried, tried.length + 1);
        more[tried.length] = replacement.mark();
        return more;
    }

    /** Equal cards need no order, unless not asking would reveal that they are equal. */
    private boolean orderMatters(Table t, int[] together) {
        if (!to.inAnyOrder() || together.length < 2) {
            return false;
        }
        boolean differ = false;
        for (int piece : together) {
            differ |= t.printed(piece) != t.printed(together[0]) || !t.knows(0, piece) || !t.knows(1, piece);
        }
        return differ;
    }

    private int[] owned(Table t, int seat) {
        return Arrays.stream(pieces).filter(piece -> t.owner(piece) == seat).toArray();
    }

    /** The cards to be put in order: each player's separately, the turn player's first (Q:OP05-058). */
    private int[] inOrder(Table t) {
        return owned(t, step == Step.ASK_OTHERS ? 1 - t.turn : t.turn);
    }

    private void go(Table t) {
        t.pop();
        if (knockOut) {
            for (int piece : pieces) {
                t.await(piece, Timing.Tag.ON_KO, piece);
            }
        }
        int zone = Meaning.zone(to.zone());
        boolean bottom = to.end() == Place.End.BOTTOM;
        int[] left = to.zone() == Zone.HAND ? exceptUnderDeck(t) : pieces;
        if (to.inAnyOrder() && zone != Areas.TRASH && zone != Areas.HAND) {
            goInOrder(t, zone, bottom);
        } else {
            go(t, left, zone, bottom);
        }
        if (running >= 0) {
            Actions.done(t, running, left.length, need);
        }
    }

    /** Moves the Life cards that go under the deck instead of to the hand, and returns the other cards. */
    private int[] exceptUnderDeck(Table t) {
        int[] left =
                Arrays.stream(pieces).filter(piece -> !goesUnderDeck(t, piece)).toArray();
        for (int piece : pieces) {
            if (!Meaning.contains(left, piece)) {
                Moves.move(t, piece, Areas.DECK, true, false, false, origin, OccurrenceType.MOVED);
            }
        }
        return left;
    }

    /** Whether this is a Life card that never goes to its player's hand. */
    static boolean goesUnderDeck(Table t, int piece) {
        int seat = t.owner(piece);
        return t.zone(piece) == Areas.LIFE
                && t.values()
                        .allowedTo(
                                seat,
                                permission -> permission instanceof Permission.LifeUnderDeck(Filter which)
                                        && Described.matches(
                                                t, RunningEffect.saying(t, t.leader(seat), seat), which, piece));
    }

    /** Moves the cards as they are, and then puts each player's in order, unseen by the other. */
    private void goInOrder(Table t, int zone, boolean bottom) {
        int[][] orders = {owned(t, 0), owned(t, 1)};
        int[] orderers = Arrays.stream(orders)
                .mapToInt(own -> own.length > 1 ? orderer(t, own[0]) : -1)
                .toArray();
        go(t, asTheyLie(t), zone, bottom);
        for (int seat = 0; seat < 2; seat++) {
            if (orderers[seat] >= 0) {
                Moves.order(t, zone, bottom, orders[seat], orderers[seat]);
            }
        }
    }

    private void go(Table t, int[] together, int zone, boolean bottom) {
        for (int i = 0; i < together.length; i++) {
            go(t, together[bottom ? i : together.length - 1 - i], zone, bottom);
        }
    }

    private void go(Table t, int piece, int zone, boolean bottom) {
        boolean reveals = shown && t.zone(piece) != Areas.TRASH && !t.onField(piece);
        if (reveals) {
            Moves.reveal(t, piece);
        }
        boolean faceUp = to.faceUp() || staysFaceUp(t, piece);
        OccurrenceType how = knockOut ? OccurrenceType.KNOCKED_OUT : OccurrenceType.MOVED;
        Moves.move(t, piece, zone, bottom, faceUp, reveals, origin, how);
    }

    /** The cards in the order of their places, so that no one sees the order in which they are placed. */
    private int[] asTheyLie(Table t) {
        return Arrays.stream(pieces)
                .boxed()
                .sorted(Comparator.<Integer>comparingInt(t::zone).thenComparingInt(t::index))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** Life cards that were looked at go back the way they were facing (3-10-3). */
    private boolean staysFaceUp(Table t, int piece) {
        return to.zone() == Zone.LIFE && t.zone(piece) == Areas.LIFE && t.faceUp(piece);
    }

    /** Who puts the cards in order: their owner (3-1-7), or the player looking at them. */
    private int orderer(Table t, int piece) {
        int seat = t.owner(piece);
        if (running < 0) {
            return seat;
        }
        int player = t.running(running).seat();
        boolean looked = !t.onField(piece) && t.zone(piece) != Areas.TRASH && t.knows(player, piece);
        return looked ? player : seat;
    }

    @Override
    public int asked(Table t) {
        return switch (step) {
            case ASK_REPLACEMENT, ASK_WHICH -> Replacement.asked(t, process());
            case ASK_END ->
                running < 0 ? t.owner(pieces[0]) : t.running(running).seat();
            default -> orderer(t, inOrder(t)[0]);
        };
    }

    @Override
    public void offer(Table t, Offer into) {
        switch (step) {
            case ASK_REPLACEMENT -> {
                Replacement next = Replacement.next(t, process());
                into.one();
                if (next != null && next.possible(t)) {
                    into.add(YES);
                }
                into.add(NO);
            }
            case ASK_WHICH -> {
                into.one();
                Replacement.all(t, process()).stream()
                        .filter(one -> one.possible(t))
                        .forEach(one -> into.add(one.mark()));
            }
            case ASK_END -> into.one().add(TOP).add(BOTTOM);
            default -> {
                int[] together = inOrder(t);
                into.exactly(together.length);
                for (int i = 0; i < together.length; i++) {
                    int equal = 0;
                    boolean first = true;
                    for (int j = 0; j < together.length; j++) {
                        if (t.printed(together[j]) == t.printed(together[i])) {
                            equal++;
                            first &= j >= i;
                        }
                    }
                    if (first) {
                        into.add(together[i], equal);
                    }
                }
                into.inOrder();
            }
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        switch (step) {
            case ASK_REPLACEMENT -> {
                Replacement next = Replacement.next(t, process());
                if (next == null) {
                    t.become(at(Step.END));
                } else if (pick.code(0) == YES) {
                    t.revealed |= Payment.tells(next.effect().body());
                    apply(t, next);
                } else {
                    t.become(with(pieces, to, Step.REPLACE, tried(next)));
                }
            }
            case ASK_WHICH ->
                apply(
                        t,
                        Replacement.all(t, process()).stream()
                                .filter(one -> one.mark() == pick.code(0))
                                .findFirst()
                                .orElseThrow());
            case ASK_END -> {
                Place.End end = pick.code(0) == TOP ? Place.End.TOP : Place.End.BOTTOM;
                t.become(with(pieces, to.at(end), Step.ORDER, tried));
            }
            default -> {
                int[] together = inOrder(t);
                int[] ordered = new int[together.length];
                boolean[] taken = new boolean[together.length];
                for (int i = 0; i < together.length; i++) {
                    for (int j = 0; j < together.length; j++) {
                        if (!taken[j] && t.printed(together[j]) == t.printed(pick.code(i))) {
                            taken[j] = true;
                            ordered[i] = together[j];
                            break;
                        }
                    }
                }
                boolean others = step == Step.ASK_OTHERS;
                int[] rest = owned(t, others ? t.turn : 1 - t.turn);
                int[] all = IntStream.concat(Arrays.stream(ordered), Arrays.stream(rest))
                        .toArray();
                t.become(with(all, to, others ? Step.GO : Step.ORDER_OTHERS, tried));
            }
        }
    }

    @Override
    public String prompt(Table t) {
        return switch (step) {
            case ASK_REPLACEMENT -> Replacement.prompt(t, process());
            case ASK_WHICH -> "Several of your effects can replace this. Which one is first?";
            case ASK_END -> "Put them on the top or at the bottom?";
            default -> "In which order? Name the card nearest the top first";
        };
    }

    @Override
    public String verb() {
        return step == Step.ASK_ORDER || step == Step.ASK_OTHERS ? "order" : "";
    }

    @Override
    public Choice choice(Table t, int code) {
        return switch (step) {
            case ASK_REPLACEMENT -> code == YES ? Choice.yes("replace") : Choice.no("replace");
            case ASK_WHICH -> CardChoice.effect(t, code / 8, code % 8, "resolve", "resolve_next");
            case ASK_END -> {
                String end = code == TOP ? "top" : "bottom";
                Spot area = Spot.area(Where.area(t.owner(pieces[0]), Meaning.zone(to.zone())));
                yield Choice.plain(
                                end, Data.fields().with("type", "choose_from").with("choice", end))
                        .on(area);
            }
            default -> CardChoice.of(t, code, "order", "order_cards");
        };
    }

    @Override
    public Moving renamed(int[] names) {
        int[] renamed = Arrays.stream(pieces).map(piece -> names[piece]).toArray();
        return new Moving(running, origin.renamed(names), renamed, to, knockOut, shown, step, tried, need);
    }

    @Override
    public String toString() {
        return "Moving " + running + Arrays.toString(pieces) + step + Arrays.toString(tried);
    }
}
