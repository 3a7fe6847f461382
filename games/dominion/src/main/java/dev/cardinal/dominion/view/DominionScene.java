package dev.cardinal.dominion.view;

import dev.cardinal.dominion.table.AreaNames;
import dev.cardinal.kernel.scene.Area;
import dev.cardinal.kernel.scene.Counter;
import dev.cardinal.kernel.scene.Look;
import dev.cardinal.kernel.scene.Marks;
import dev.cardinal.kernel.scene.Piece;
import dev.cardinal.kernel.scene.Scene;
import dev.cardinal.kernel.scene.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/** A view of Dominion as areas and pieces. */
final class DominionScene {
    private final DominionView view;

    DominionScene(DominionView view) {
        this.view = view;
    }

    Scene scene() {
        List<Area> areas = new ArrayList<>();
        for (long left = view.piles(); left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            areas.add(
                    open(AreaNames.supply(view.card(card)), view.card(card).name(), Area.NOBODY, Shape.STACK, only -> {
                        return only == card ? view.supply(card) : 0;
                    }));
        }
        areas.add(open(AreaNames.TRASH, "Trash", Area.NOBODY, Shape.STACK, view::trash));
        for (int seat = 0; seat < view.seats(); seat++) {
            seat(seat, areas);
        }
        return new Scene(areas, counters(), List.of(), status());
    }

    /** Cards have no badges, and nothing is attacked with an arrow. */
    Marks marks() {
        return new Marks(counters(), Map.of(), List.of(), status());
    }

    private void seat(int seat, List<Area> areas) {
        areas.add(hand(seat));
        areas.add(open(AreaNames.play(seat), "In play", seat, Shape.ROW, card -> view.inPlay(seat, card)));
        areas.add(deck(seat));
        areas.add(discard(seat));
        areas.add(open(AreaNames.aside(seat), "Set aside", seat, Shape.ROW, card -> view.aside(seat, card)));
        areas.add(looking(seat));
    }

    /** A set of face-up cards. */
    private Area open(String id, String label, int owner, Shape shape, IntUnaryOperator count) {
        List<Piece> pieces = new ArrayList<>();
        int size = 0;
        for (long left = view.kinds(); left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            int number = count.applyAsInt(card);
            if (number > 0) {
                pieces.add(Piece.somewhere(Look.up(view.card(card).name()), number));
                size += number;
            }
        }
        return Area.bag(id, label, owner, shape, size, pieces);
    }

    private Area discard(int seat) {
        List<Piece> pieces = new ArrayList<>();
        for (long left = view.kinds(); left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            if (view.discard(seat, card) > 0) {
                String face = view.card(card).name();
                Look look = view.hidesDiscards() ? Look.known(face) : Look.up(face);
                pieces.add(Piece.somewhere(look, view.discard(seat, card)));
            }
        }
        int size = view.discardSize(seat);
        return Area.bag(AreaNames.discard(seat), "Discard pile", seat, Shape.STACK, size, pieces);
    }

    private Area hand(int seat) {
        boolean seen = view.viewer().sees(seat);
        List<Piece> pieces = new ArrayList<>();
        for (long left = view.kinds(); left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            int number = seen ? view.hand(seat, card) : view.shownInHand(seat, card);
            if (number > 0) {
                pieces.add(Piece.somewhere(Look.known(view.card(card).name()), number));
            }
        }
        return Area.bag(AreaNames.hand(seat), "Hand", seat, Shape.FAN, view.handSize(seat), pieces);
    }

    private Area deck(int seat) {
        int apart = view.apart(seat).count();
        List<Piece> pieces = new ArrayList<>();
        for (int depth = apart; depth < view.deckSize(seat); depth++) {
            int card = view.seen(seat, depth);
            if (card >= 0) {
                pieces.add(Piece.at(depth - apart, Look.known(view.card(card).name())));
            }
        }
        for (long left = view.kinds(); left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            if (view.somewhere(seat, card) > 0) {
                pieces.add(Piece.somewhere(Look.known(view.card(card).name()), view.somewhere(seat, card)));
            }
        }
        return Area.ordered(AreaNames.deck(seat), "Deck", seat, Shape.STACK, view.deckSize(seat) - apart, pieces);
    }

    private Area looking(int seat) {
        DominionView.Apart apart = view.apart(seat);
        int[] counts = new int[Long.SIZE];
        for (int depth = 0; depth < apart.count(); depth++) {
            if (view.seen(seat, depth) >= 0) {
                counts[view.seen(seat, depth)]++;
            }
        }
        List<Piece> pieces = new ArrayList<>();
        for (int card = 0; card < counts.length; card++) {
            if (counts[card] > 0) {
                String face = view.card(card).name();
                pieces.add(Piece.somewhere(apart.open() ? Look.up(face) : Look.known(face), counts[card]));
            }
        }
        return Area.bag(AreaNames.looking(seat), "Looked at", seat, Shape.ROW, apart.count(), pieces);
    }

    private List<Counter> counters() {
        List<Counter> counters = new ArrayList<>();
        counters.add(new Counter("actions", "Actions", Area.NOBODY, view.actions()));
        counters.add(new Counter("buys", "Buys", Area.NOBODY, view.buys()));
        counters.add(new Counter("coins", "Coins", Area.NOBODY, view.coins()));
        for (int seat = 0; seat < view.seats(); seat++) {
            counters.add(new Counter(seat + "/points", "Points", seat, view.points(seat)));
            counters.add(new Counter(seat + "/cards", "Cards", seat, view.owned(seat)));
            counters.add(new Counter(seat + "/turns", "Turns", seat, view.turns(seat)));
        }
        return counters;
    }

    private String status() {
        if (view.over()) {
            return "The game is over";
        }
        String whose = view.viewer().whose(view.turn());
        return "Turn " + view.turns(view.turn()) + ", " + whose + " " + view.phaseName() + " phase";
    }
}
