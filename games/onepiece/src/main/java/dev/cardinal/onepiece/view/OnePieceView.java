package dev.cardinal.onepiece.view;

import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Scene;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.kit.FrameScratch;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Battle;
import dev.cardinal.onepiece.table.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What one viewer may know about a game of One Piece, built from nothing.
 *
 * <p>Leaders, Characters, Stages, the trash, DON!! cards and the sizes of all areas are public. A hand is its owner's;
 * decks and Life are hidden, except for cards that were shown and are still where they were.
 */
public final class OnePieceView extends Survey {
    /** The name of the game. */
    public static final String NAME = "onepiece";

    private final Table t;

    public OnePieceView(FrameScratch<Table> scratch, Viewer viewer) {
        super(scratch, viewer);
        t = scratch.t;
    }

    @Override
    public Scene scene() {
        return OnePieceScene.of(this);
    }

    @Override
    protected String game() {
        return NAME;
    }

    @Override
    protected String phaseName() {
        return t.phase.name();
    }

    @Override
    protected void into(Data.Draft data) {
        data.put("first", Data.of(t.first));
        Map<String, Data> seats = new LinkedHashMap<>();
        for (int seat = 0; seat < 2; seat++) {
            seats.put(Integer.toString(seat), seat(seat));
        }
        data.put("seats", new Data.Fields(seats));
        Battle battle = t.battle;
        if (battle != null) {
            data.put(
                    "battle",
                    Data.fields()
                            .with("attacker", piece(battle.attacker()))
                            .with("target", piece(battle.target()))
                            .with("blocked", battle.blocked())
                            .with("step", step()));
        }
        if (!t.pending.isEmpty()) {
            data.put("waiting", Data.of(t.pending.size()));
        }
    }

    private Data seat(int seat) {
        Map<String, Data> areas = new LinkedHashMap<>();
        areas.put("leader", piece(t.leader(seat)));
        areas.put("characters", area(seat, Areas.CHARACTERS));
        areas.put("stage", area(seat, Areas.STAGE));
        areas.put("hand", area(seat, Areas.HAND));
        areas.put("life", fromTop(seat, Areas.LIFE));
        areas.put("trash", fromTop(seat, Areas.TRASH));
        deck(seat, areas);
        looking(seat, areas);
        if (t.size(seat, Areas.LIMBO) > 0) {
            areas.put("limbo", area(seat, Areas.LIMBO));
        }
        areas.put(
                "don",
                Data.fields()
                        .with("deck", t.donDeck(seat))
                        .with("active", t.donActive(seat))
                        .with("rested", t.donRested(seat)));
        return new Data.Fields(areas);
    }

    private void deck(int seat, Map<String, Data> areas) {
        if (viewer().seesAll()) {
            areas.put("deck", fromTop(seat, Areas.DECK));
            return;
        }
        areas.put("deck", Data.of(t.size(seat, Areas.DECK)));
        List<Data> known = new ArrayList<>();
        List<Integer> deck = cards(seat, Areas.DECK);
        for (int depth = 0; depth < deck.size(); depth++) {
            if (deck.get(depth) != UNKNOWN) {
                known.add(named(deck.get(depth)).with("depth", depth));
            }
        }
        if (!known.isEmpty()) {
            areas.put("knownInDeck", Data.of(known));
        }
    }

    /** Cards being looked at: how many, and those that this viewer knows. */
    private void looking(int seat, Map<String, Data> areas) {
        int size = cards(seat, Areas.LOOKING).size();
        if (size > 0) {
            List<Data> known = new ArrayList<>();
            known(seat, Areas.LOOKING).forEach(piece -> known.add(named(piece)));
            known.sort(Comparator.comparing(Data::toString));
            areas.put("looking", Data.fields().with("number", size).with("known", Data.of(known)));
        }
    }

    private Data.Fields named(int piece) {
        return Data.fields()
                .with("card", card(piece).id())
                .with("name", card(piece).name());
    }

    private Data area(int seat, int zone) {
        List<Data> pieces = new ArrayList<>();
        for (int i = 0; i < t.size(seat, zone); i++) {
            pieces.add(piece(t.at(seat, zone, i)));
        }
        return Data.of(zone == Areas.HAND && !mine(seat) ? sorted(pieces) : pieces);
    }

    /** Known cards come first, since places in another player's hand must reveal nothing. */
    private static List<Data> sorted(List<Data> pieces) {
        List<Data> sorted = new ArrayList<>(pieces);
        sorted.sort(Comparator.comparing(Data::toString));
        for (int i = 0; i < sorted.size(); i++) {
            sorted.set(i, ((Data.Fields) sorted.get(i)).with("index", i));
        }
        return sorted;
    }

    private Data fromTop(int seat, int zone) {
        List<Data> pieces = new ArrayList<>();
        for (int i = t.size(seat, zone) - 1; i >= 0; i--) {
            pieces.add(piece(t.at(seat, zone, i)));
        }
        return Data.of(pieces);
    }

    private Data.Fields piece(int piece) {
        return PieceData.of(t, piece, known(piece) && placed(piece), mine(t.owner(piece)));
    }

    /** Whether this viewer knows the exact place of a card. */
    private boolean placed(int piece) {
        boolean inLife = t.zone(piece) == Areas.LIFE && !t.faceUp(piece);
        return !inLife || viewer().seesAll() || t.lookers(piece) == 0 || looks(piece);
    }

    private boolean looks(int piece) {
        return viewer().seat() >= 0 && (t.lookers(piece) >> viewer().seat() & 1) == 1;
    }
}
