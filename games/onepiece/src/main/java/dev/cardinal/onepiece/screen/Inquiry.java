package dev.cardinal.onepiece.screen;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.card.Deck;
import dev.cardinal.onepiece.card.DeckCheck;
import dev.cardinal.onepiece.card.DeckList;
import dev.cardinal.onepiece.card.Decks;
import dev.cardinal.onepiece.card.Library;
import dev.cardinal.onepiece.card.Shipped;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.notation.Notation;
import dev.cardinal.onepiece.rules.RulesContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a player can ask about cards and decks before there is a table. */
public final class Inquiry {
    private static final int MOST_LINES = 200;
    private static final int MOST_CARDS = 50;
    private static final int WIDTH = 90;

    private final Library library;

    public Inquiry(Library library) {
        this.library = library;
    }

    public Data.Fields answer(String topic, String text) throws Refused {
        return switch (topic) {
            case "decks" -> decks();
            case "deck" -> deck(text);
            case "card" -> Data.fields().with("cards", cards(text));
            default ->
                throw new Refused(new Refusal(
                        "unknown_topic",
                        "You cannot ask One Piece about " + Refusal.quote(topic),
                        "Ask about decks, deck or card."));
        };
    }

    /** The starter decks, and how many cards there are besides theirs. */
    private Data.Fields decks() throws Refused {
        List<Data> decks = new ArrayList<>();
        for (String name : Shipped.DECKS) {
            String written = Shipped.list(name);
            Deck deck = check(DeckList.of(written)).deck().orElseThrow();
            decks.add(Data.fields()
                    .with("name", name)
                    .with("title", title(written))
                    .with("leader", face(deck.leader()))
                    .with("list", deck.inline()));
        }
        int imported = library.ids().size() - Shipped.all().size();
        return Data.fields().with("decks", Data.of(decks)).with("imported", imported);
    }

    /** What its first line says after the name. */
    private static String title(String written) {
        String first = written.lines().findFirst().orElse("");
        return first.substring(first.indexOf(':') + 1).strip();
    }

    private Data.Fields deck(String text) throws Refused {
        DeckList list = Decks.written(text);
        if (list.lines().size() + list.problems().size() > MOST_LINES) {
            throw new Refused("too_long", "A deck list has at most " + MOST_LINES + " lines");
        }
        DeckCheck check = check(list);
        Map<CardDefinition, Integer> counts = new LinkedHashMap<>();
        for (DeckList.Line line : list.lines()) {
            Optional<CardDefinition> card = library.find(line.id());
            card.ifPresent(known -> counts.merge(known, line.count(), Integer::sum));
        }
        List<Data> cards = new ArrayList<>();
        for (Map.Entry<CardDefinition, Integer> card : counts.entrySet()) {
            cards.add(card(card.getKey()).with("count", card.getValue()));
        }
        Data.Fields answer = check.json().with("cards", Data.of(cards));
        return check.deck().isEmpty()
                ? answer
                : answer.with("list", check.deck().get().inline());
    }

    private DeckCheck check(DeckList list) throws Refused {
        return DeckCheck.of(list, library, RulesContext.option(RulesContext.OFFICIAL), false);
    }

    private Data.Items cards(String wanted) throws Refused {
        List<String> ids = library.find(wanted).map(CardDefinition::id).stream().toList();
        List<Data> cards = new ArrayList<>();
        for (String id : ids.isEmpty() ? library.named(wanted.strip()) : ids) {
            Optional<CardDefinition> card = library.find(id);
            if (card.isPresent() && cards.size() < MOST_CARDS) {
                cards.add(card(card.get()));
            }
        }
        if (cards.isEmpty()) {
            throw new Refused("unknown_card", "There is no card " + Refusal.quote(wanted));
        }
        return Data.of(cards);
    }

    private Data.Fields card(CardDefinition card) throws Refused {
        List<String> program = card.effects().stream()
                .map(effect -> Notation.write(effect, Effect.class, WIDTH))
                .toList();
        return Data.fields()
                .with("face", face(card))
                .with("program", Data.texts(program))
                .with("gaps", Data.texts(card.gaps()));
    }

    private Data face(CardDefinition card) throws Refused {
        return Faces.of(card, library.prints(card.id())).json();
    }
}
