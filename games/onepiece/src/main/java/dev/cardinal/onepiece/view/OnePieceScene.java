package dev.cardinal.onepiece.view;

import dev.cardinal.kernel.scene.Area;
import dev.cardinal.kernel.scene.Arrow;
import dev.cardinal.kernel.scene.Counter;
import dev.cardinal.kernel.scene.Look;
import dev.cardinal.kernel.scene.Piece;
import dev.cardinal.kernel.scene.Place;
import dev.cardinal.kernel.scene.Scene;
import dev.cardinal.kernel.scene.Shape;
import dev.cardinal.onepiece.move.Reports;
import dev.cardinal.onepiece.move.Trail;
import dev.cardinal.onepiece.move.Where;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.GamePhase;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A table of One Piece as a scene, with what its viewer may know. */
public final class OnePieceScene {
    private final OnePieceView view;
    private final List<Area> areas = new ArrayList<>();

    private OnePieceScene(OnePieceView view) {
        this.view = view;
    }

    static Scene of(OnePieceView view) {
        OnePieceScene scene = new OnePieceScene(view);
        List<Counter> counters = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            scene.side(seat);
            counters.add(new Counter(seat + "/life", "Life", seat, view.life(seat)));
            counters.add(new Counter(seat + "/hand", "Hand", seat, view.hand(seat)));
            counters.add(new Counter(seat + "/deck", "Deck", seat, view.deck(seat)));
            counters.add(new Counter(seat + "/don", "Active DON!!", seat, view.donActive(seat)));
        }
        return new Scene(scene.areas, counters, scene.arrows(), status(view));
    }

    private void side(int seat) {
        row(seat, Areas.LEADER, "Leader");
        row(seat, Areas.CHARACTERS, "Characters");
        row(seat, Areas.STAGE, "Stage");
        stack(seat, Areas.LIFE, "Life");
        stack(seat, Areas.DECK, "Deck");
        stack(seat, Areas.TRASH, "Trash");
        bag(seat, Areas.HAND, "Hand");
        bag(seat, Areas.LOOKING, "Looked at");
        bag(seat, Areas.LIMBO, "Aside");
        int deck = view.donDeck(seat);
        don(seat, Where.donDeck(seat), "DON!! deck", Collections.nCopies(deck, Look.known(Where.DON)));
        List<Look> cost = new ArrayList<>(Collections.nCopies(view.donActive(seat), Trail.DON));
        cost.addAll(Collections.nCopies(view.donRested(seat), Trail.DON.turned(true)));
        don(seat, Where.cost(seat), "Cost area", cost);
    }

    private List<Piece> inOrder(List<Integer> cards) {
        List<Piece> pieces = new ArrayList<>();
        for (int i = 0; i < cards.size(); i++) {
            int card = cards.get(i);
            if (card != Survey.UNKNOWN) {
                pieces.add(Piece.at(i, view.look(card)).with(Badges.of(view, card)));
            }
        }
        return pieces;
    }

    private void row(int seat, int area, String label) {
        List<Integer> cards = view.cards(seat, area);
        Area row = Area.ordered(Where.area(seat, area), label, seat, Shape.ROW, cards.size(), inOrder(cards));
        areas.add(row);
        for (int i = 0; i < cards.size(); i++) {
            int given = view.given(cards.get(i));
            if (given > 0) {
                areas.add(row.below(i, Collections.nCopies(given, Trail.DON)));
            }
        }
    }

    private static List<Piece> laid(List<Look> looks) {
        List<Piece> pieces = new ArrayList<>();
        for (Look look : looks) {
            pieces.add(Piece.at(pieces.size(), look));
        }
        return pieces;
    }

    private void stack(int seat, int area, String label) {
        List<Integer> cards = view.cards(seat, area);
        areas.add(Area.ordered(Where.area(seat, area), label, seat, Shape.STACK, cards.size(), inOrder(cards)));
    }

    /** Equal cards in a bag are one piece. */
    private void bag(int seat, int area, String label) {
        Map<Look, Piece> pieces = new LinkedHashMap<>();
        for (int card : view.known(seat, area)) {
            Piece one = new Piece(Place.SOMEWHERE, view.look(card), 1, Badges.of(view, card));
            pieces.merge(
                    one.look(),
                    one,
                    (many, _) -> new Piece(many.place(), many.look(), many.count() + 1, many.badges()));
        }
        int size = view.cards(seat, area).size();
        areas.add(Area.bag(Where.area(seat, area), label, seat, Shape.FAN, size, List.copyOf(pieces.values())));
    }

    private void don(int seat, String id, String label, List<Look> cards) {
        areas.add(Area.ordered(id, label, seat, Shape.ROW, cards.size(), laid(cards)));
    }

    private List<Arrow> arrows() {
        int attacker = view.attacker();
        int attacked = view.attacked();
        if (attacker < 0 || !view.onField(attacker) || !view.onField(attacked)) {
            return List.of();
        }
        String label = view.power(attacker) + " against " + view.power(attacked);
        return List.of(new Arrow(view.spot(attacker), view.spot(attacked), label));
    }

    private static String status(OnePieceView view) {
        if (view.over()) {
            return "The game is over";
        }
        if (view.phase() == GamePhase.SETUP) {
            return "Setting up";
        }
        String phase = view.viewer().whose(view.turn()) + " " + Reports.phase(view.phase()) + " Phase";
        String battle = view.inBattle() ? ", " + Reports.capital(view.step().toLowerCase(Locale.ROOT)) + " Step" : "";
        return "Turn " + view.ownTurn(view.turn()) + ", " + phase + battle;
    }
}
