package dev.cardinal.kit.cards;

import dev.cardinal.kernel.Window;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Area;
import dev.cardinal.kernel.scene.Counter;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kernel.scene.Piece;
import dev.cardinal.kernel.scene.Scene;
import dev.cardinal.kernel.scene.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** What one viewer may know of a card game: the cards it has seen, and all numbers. */
public final class CardView extends Window {
    /** Stands for a card that this viewer does not know, among others that it knows. */
    static final String UNKNOWN = "?";

    private final CardTable t;

    CardView(CardScratch scratch, Viewer viewer) {
        super(scratch, viewer);
        t = scratch.t;
    }

    @Override
    protected String game() {
        return t.game.name();
    }

    @Override
    protected int turn() {
        return t.turn();
    }

    @Override
    protected int turnNumber() {
        return t.turnNumber();
    }

    @Override
    protected String phaseName() {
        return "play";
    }

    public long count(String number) {
        return t.count(number);
    }

    public int size(String zone) {
        return t.size(zone);
    }

    /** The face of a card that this viewer knows. */
    public String face(String zone, int index) {
        List<Held> cards = t.cards(t.zone(zone));
        Held card = cards.get(Objects.checkIndex(index, cards.size()));
        if (!card.known(viewer())) {
            throw new IllegalStateException(viewer() + " does not know that card");
        }
        return card.face();
    }

    /** The cards of a zone if this viewer knows any, otherwise their number. */
    private Data shown(Zone zone) {
        List<Held> cards = t.cards(t.zone(zone.id()));
        if (!Move.privy(zone.seers(), viewer()) && cards.stream().noneMatch(card -> card.known(viewer()))) {
            return Data.of(cards.size());
        }
        return Data.texts(cards.stream()
                .map(card -> card.known(viewer()) ? card.face() : UNKNOWN)
                .toList());
    }

    @Override
    protected void into(Data.Draft data) {
        List<Data.Draft> seats =
                Stream.generate(Data.Draft::new).limit(t.seats()).toList();
        for (Zone zone : t.zones()) {
            (zone.owner() < 0 ? data : seats.get(zone.owner())).put(Zone.name(zone.id()), shown(zone));
        }
        for (Counter number : t.counters()) {
            (number.owner() < 0 ? data : seats.get(number.owner()))
                    .put(Zone.name(number.id()), Data.of(number.value()));
        }
        Data.Draft bySeat = new Data.Draft();
        for (int seat = 0; seat < t.seats(); seat++) {
            bySeat.put(Integer.toString(seat), seats.get(seat).fields());
        }
        data.put("seats", bySeat.fields());
    }

    @Override
    public Scene scene() {
        List<Area> areas = t.zones().stream().map(this::area).toList();
        String status =
                t.over() ? "The game is over" : "Turn " + t.turnNumber() + ", " + viewer().whose(t.turn()) + " turn";
        return new Scene(areas, t.counters(), List.of(), status);
    }

    private Area area(Zone zone) {
        List<Held> cards = t.cards(t.zone(zone.id()));
        List<Piece> known = new ArrayList<>();
        for (int i = 0; i < cards.size(); i++) {
            if (cards.get(i).known(viewer())) {
                known.add(Piece.at(i, cards.get(i).look()));
            }
        }
        return Area.ordered(zone.id(), zone.label(), zone.owner(), zone.shape(), cards.size(), known);
    }
}
