package dev.cardinal.dominion.screen;

import dev.cardinal.dominion.card.Cards;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.Preset;
import dev.cardinal.dominion.view.DominionView;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.Words;
import dev.cardinal.kernel.scene.Colour;
import dev.cardinal.kernel.scene.Viewer;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** How Dominion speaks to people. */
public final class DominionWords implements Words {
    private static final Map<String, String> PARTS = new LinkedHashMap<>();

    static {
        PARTS.put("hand", "your cards, with what they do");
        PARTS.put("supply", "the piles, with what the cards do");
        PARTS.put("trash", "the trash pile");
        PARTS.put("discard", "your discard pile");
        PARTS.put("deck", "all the cards you own, wherever they are");
    }

    @Override
    public List<String> board(View view, int width) {
        return new Board((DominionView) view, width).whole();
    }

    @Override
    public List<String> brief(View view, int width) {
        return new Board((DominionView) view, width).brief();
    }

    @Override
    public List<String> facts(View view, Set<String> explained) {
        return Facts.of((DominionView) view, explained);
    }

    @Override
    public List<String> result(View view) {
        return LastPage.of((DominionView) view);
    }

    @Override
    public Map<String, String> counted() {
        Map<String, String> counted = new LinkedHashMap<>();
        counted.put("bought", "cards bought");
        counted.put("gained", "cards gained otherwise");
        counted.put("trashed", "cards trashed");
        return counted;
    }

    @Override
    public Map<String, String> parts() {
        return Collections.unmodifiableMap(PARTS);
    }

    @Override
    public Optional<List<String>> part(String name, View view, int width) {
        DominionView v = (DominionView) view;
        return switch (name) {
            case "hand" -> Optional.of(Listing.hand(v));
            case "supply" -> Optional.of(Listing.supply(v));
            case "trash" -> Optional.of(Listing.trash(v, width));
            case "discard" -> Optional.of(Listing.discard(v, width));
            case "deck" -> Optional.of(Listing.deck(v));
            default -> Optional.empty();
        };
    }

    @Override
    public Optional<List<String>> help(String name) {
        return Cards.named(name).map(Notes::on);
    }

    @Override
    public List<String> rules() {
        return Notes.RULES;
    }

    /** Which rules apply, and how to choose the others. */
    public static List<String> inForce(Preset preset, int seats) {
        return Notes.inForce(preset, seats);
    }

    @Override
    public Map<String, Colour> names() {
        Map<String, Colour> names = new LinkedHashMap<>();
        Cards.ALL.forEach(card -> names.put(card.name(), colour(card)));
        return names;
    }

    private static Colour colour(Card card) {
        if (card.is(Card.ATTACK)) {
            return Colour.RED;
        }
        if (card.is(Card.REACTION)) {
            return Colour.BLUE;
        }
        if (card.is(Card.TREASURE)) {
            return Colour.YELLOW;
        }
        if (card.is(Card.VICTORY)) {
            return Colour.GREEN;
        }
        return card.is(Card.CURSE) ? Colour.PURPLE : Colour.CYAN;
    }

    @Override
    public Map<String, String> shorthands() {
        Map<String, String> words = new LinkedHashMap<>();
        words.put("t", "play all your Treasures (ends the action phase if necessary)");
        words.put("CARD", "play or buy it: \"play\" and \"buy\" may be left out");
        return words;
    }

    @Override
    public List<String> spelledOut(String shorthand, View view) {
        return shorthand.equalsIgnoreCase("t") ? Treasures.all((DominionView) view) : List.of();
    }

    @Override
    public List<String> story(List<Event> events, Viewer viewer) {
        return Story.of(events, viewer);
    }
}
