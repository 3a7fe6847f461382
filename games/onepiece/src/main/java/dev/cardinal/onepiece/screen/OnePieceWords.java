package dev.cardinal.onepiece.screen;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.Words;
import dev.cardinal.kernel.scene.Colour;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.kit.Parts;
import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.speech.CardIndex;
import dev.cardinal.onepiece.speech.Shorthand;
import dev.cardinal.onepiece.view.OnePieceView;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The texts that One Piece shows to people. */
public final class OnePieceWords implements Words {
    private static final Parts<OnePieceView> PARTS = new Parts<>(OnePieceView.class)
            .with("hand", "your cards, with what they do", Listing::hand)
            .with("field", "the cards on the field, with what they do", Listing::field)
            .with("battle", "the current battle", OnePieceWords::battle)
            .with("life", "both players' Life cards", Listing::life)
            .with("don", "both players' DON!! cards", (view, width) -> Listing.don(view))
            .with("trash", "both trash piles", Listing::trash)
            .with("deck", "the cards of your deck that you have not seen yet", Listing::unseen);

    private final CardIndex cards;

    public OnePieceWords(CardIndex cards) {
        this.cards = cards;
    }

    @Override
    public List<String> board(View view, int width) {
        return new Board((OnePieceView) view, width).whole();
    }

    @Override
    public List<String> brief(View view, int width) {
        return new Board((OnePieceView) view, width).brief();
    }

    @Override
    public List<String> facts(View view, Set<String> explained) {
        return Facts.of((OnePieceView) view, explained);
    }

    @Override
    public List<String> result(View view) {
        return LastPage.of((OnePieceView) view);
    }

    @Override
    public Map<String, String> counted() {
        Map<String, String> counted = new LinkedHashMap<>();
        counted.put("card_played", "cards played");
        counted.put("attack_declared", "attacks");
        counted.put("damage", "damage taken");
        counted.put("knocked_out", "cards K.O.'d");
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

    private static List<String> battle(OnePieceView view, int width) {
        List<String> battle = new Board(view, width).battle();
        return battle.isEmpty() ? List.of("There is no battle now.") : battle;
    }

    @Override
    public Optional<List<String>> help(String name) {
        List<CardDefinition> found = cards.called(name);
        return found.isEmpty()
                ? Primer.word(name)
                : Optional.of(found.stream()
                        .flatMap(card -> CardLines.on(card).stream())
                        .toList());
    }

    @Override
    public List<String> rules() {
        return Primer.RULES;
    }

    @Override
    public Map<String, Colour> names() {
        Map<String, Colour> names = new LinkedHashMap<>();
        cards.inPlay()
                .forEach(card ->
                        names.merge(card.name(), colour(card), (one, other) -> one == other ? one : Colour.WHITE));
        return names;
    }

    private static Colour colour(CardDefinition card) {
        if (card.colors().size() != 1) {
            return Colour.WHITE;
        }
        return switch (card.colors().getFirst()) {
            case RED -> Colour.RED;
            case GREEN -> Colour.GREEN;
            case BLUE -> Colour.BLUE;
            case PURPLE -> Colour.PURPLE;
            case BLACK -> Colour.GREY;
            case YELLOW -> Colour.YELLOW;
        };
    }

    @Override
    public Map<String, String> shorthands() {
        return Collections.unmodifiableMap(Shorthand.ALL);
    }

    @Override
    public List<String> spelledOut(String shorthand, View view) {
        return Shorthand.spelledOut(shorthand, (OnePieceView) view);
    }

    @Override
    public List<String> story(List<Event> events, Viewer viewer) {
        return Story.of(events, viewer);
    }
}
