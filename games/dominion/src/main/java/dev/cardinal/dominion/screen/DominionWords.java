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
import dev.cardinal.kit.Parts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** How Dominion speaks to people. */
public final class DominionWords implements Words {
    private static final Parts<DominionView> PARTS = new Parts<>(DominionView.class)
            .with("hand", "your cards, with what they do", (view, width) -> Listing.hand(view))
            .with("supply", "the piles, with what the cards do", (view, width) -> Listing.supply(view))
            .with("trash", "the trash pile", Listing::trash)
            .with("discard", "your discard pile", Listing::discard)
            .with("deck", "all the cards you own, wherever they are", (view, width) -> Listing.deck(view));

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
        return PARTS.about();
    }

    @Override
    public Optional<List<String>> part(String name, View view, int width) {
        return PARTS.part(name, view, width);
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
