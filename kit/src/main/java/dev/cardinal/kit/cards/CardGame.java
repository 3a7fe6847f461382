package dev.cardinal.kit.cards;

import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.scene.Counter;
import dev.cardinal.kernel.scene.Face;
import dev.cardinal.kernel.scene.Shape;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A complete card game with zones.
 *
 * <p>It defines the zones and numbers, the deal, and each seat's score; its questions are {@link
 * dev.cardinal.kit.Asking} frames. Views, scenes, guesses, scenarios and words follow from that.
 */
public abstract class CardGame implements Game {
    private final String name;
    private final String about;
    private final int seats;

    protected CardGame(String name, String about, int seats) {
        this.name = name;
        this.about = about;
        this.seats = seats;
    }

    /** The zones, in the order in which they are shown. */
    protected abstract List<Zone> zones();

    /** The initial numbers, such as "pot", or "0/chips" for what belongs to a seat. */
    protected List<Counter> numbers() {
        return List.of();
    }

    /** Lays out the cards and pushes the frame that asks the first question. */
    protected abstract void deal(CardTable t);

    /** What a seat has scored; the highest score wins. */
    protected abstract long score(CardTable t, int seat);

    @Override
    public final String name() {
        return name;
    }

    @Override
    public String rulesVersion() {
        return "1";
    }

    @Override
    public final String about() {
        return about;
    }

    /** A face with just a name for each card. */
    @Override
    public List<Face> faces(Options options) {
        return new CardDeal(this)
                .scratch(0).census().keySet().stream()
                        .map(card -> Face.of(card, card, "Card", List.of()))
                        .toList();
    }

    final int seats() {
        return seats;
    }

    @Override
    public Set<String> ordered() {
        return zones().stream()
                .filter(zone -> zone.shape() == Shape.STACK)
                .map(zone -> Zone.name(zone.id()))
                .collect(Collectors.toUnmodifiableSet());
    }

    @Override
    public final Deal deal(Options options) throws Refused {
        options.onlyThoseOf(name, options());
        return new CardDeal(this);
    }
}
