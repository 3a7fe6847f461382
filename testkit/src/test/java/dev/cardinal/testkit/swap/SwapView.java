package dev.cardinal.testkit.swap;

import dev.cardinal.kernel.Window;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Area;
import dev.cardinal.kernel.scene.Arrow;
import dev.cardinal.kernel.scene.Counter;
import dev.cardinal.kernel.scene.Look;
import dev.cardinal.kernel.scene.Piece;
import dev.cardinal.kernel.scene.Scene;
import dev.cardinal.kernel.scene.Shape;
import dev.cardinal.kernel.scene.Spot;
import dev.cardinal.kernel.scene.Viewer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

final class SwapView extends Window {
    private static final List<String> PHASES = List.of("call", "swap", "rank", "boast");

    private final SwapScratch game;

    SwapView(SwapScratch game, Viewer viewer) {
        super(game, viewer);
        this.game = game;
    }

    String top() {
        return game.deckSize == 0 ? "" : SwapScratch.CARDS.get(game.deck[game.deckSize - 1]);
    }

    public int pocketed(int seat) {
        return Arrays.stream(game.pockets[atTable(seat)]).sum();
    }

    public Discarded discarded() {
        return new Discarded(game, top());
    }

    @Override
    public Scene scene() {
        List<Area> areas = new ArrayList<>();
        for (int seat = 0; seat < game.seats(); seat++) {
            areas.add(bag(seat + "/hand", seat, game.hands[seat], mine(seat)));
            areas.add(bag(seat + "/pocket", seat, game.pockets[seat], mine(seat)));
        }
        areas.add(bag("discard", Area.NOBODY, game.discard, true));
        List<Piece> deck = new ArrayList<>();
        int shown = viewer().seesAll() ? game.deckSize : game.bug == Bug.PAINTED ? Math.min(1, game.deckSize) : 0;
        for (int i = 0; i < shown; i++) {
            deck.add(Piece.at(i, Look.known(SwapScratch.CARDS.get(game.deck[game.deckSize - 1 - i]))));
        }
        String label = game.bug == Bug.RELABELLING && game.songs > 0 ? "Rest" : "Deck";
        areas.add(Area.ordered("deck", label, Area.NOBODY, Shape.STACK, game.deckSize, deck));
        String whose = game.bug == Bug.ALOOF ? "Player " + game.turn + "'s" : viewer().whose(game.turn);
        return new Scene(areas, counters(), arrows(), whose + " turn");
    }

    /** Nothing is counted until someone sings. */
    private List<Counter> counters() {
        Counter songs = new Counter("songs", "Songs", Area.NOBODY, game.songs);
        return Collections.nCopies(game.songs == 0 ? 0 : game.bug == Bug.DOUBLING ? 2 : 1, songs);
    }

    private List<Arrow> arrows() {
        return game.phase == SwapScratch.SWAP
                ? List.of(new Arrow(Spot.area(game.turn + "/hand"), Spot.area("discard"), "swap"))
                : List.of();
    }

    private static Area bag(String id, int owner, int[] counts, boolean seen) {
        List<Piece> pieces = new ArrayList<>();
        for (int card = 0; seen && card < counts.length; card++) {
            if (counts[card] > 0) {
                pieces.add(Piece.somewhere(Look.known(SwapScratch.CARDS.get(card)), counts[card]));
            }
        }
        return Area.bag(id, id, owner, Shape.FAN, Arrays.stream(counts).sum(), pieces);
    }

    @Override
    protected String game() {
        return "swap";
    }

    @Override
    protected int turn() {
        return game.turn;
    }

    @Override
    protected int turnNumber() {
        return game.turnNumber;
    }

    @Override
    protected String phaseName() {
        return PHASES.get(game.phase);
    }

    @Override
    protected void into(Data.Draft data) {
        Data.Fields seats = Data.fields();
        for (int seat = 0; seat < game.seats(); seat++) {
            boolean seen = mine(seat) || game.bug == Bug.OPEN_HANDS;
            int held = game.bug == Bug.MISCOUNTING && game.songs > 0 ? 3 : 2;
            Data hand = seen ? Data.texts(SwapScratch.names(game.hands[seat])) : Data.of(held);
            List<String> pocket = SwapScratch.names(game.pockets[seat]);
            Data pocketed = mine(seat) ? Data.texts(pocket) : Data.of(pocket.size());
            seats = seats.with(
                    Integer.toString(seat), Data.fields().with("hand", hand).with("pocket", pocketed));
        }
        data.put("songs", Data.of(game.songs()));
        data.put("seats", seats);
        data.put("deck", viewer().seesAll() ? game.wholeDeck() : Data.of(game.deckSize));
        data.put("discard", Data.texts(SwapScratch.names(game.discard)));
        data.put("ranking", Data.texts(game.ranking));
    }
}
