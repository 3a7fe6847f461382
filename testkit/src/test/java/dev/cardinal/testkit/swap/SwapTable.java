package dev.cardinal.testkit.swap;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes a game of Swap as a scenario does, and reads it back. */
final class SwapTable {
    private SwapTable() {}

    static Data.Fields of(SwapScratch game) {
        Data.Fields said = Data.fields()
                .with("turn", game.turn)
                .with("phase", game.phase)
                .with("left", game.left)
                .with("turnNumber", game.turnNumber)
                .with("deck", game.wholeDeck())
                .with("discard", Data.texts(SwapScratch.names(game.discard)))
                .with("ranking", Data.texts(game.ranking))
                .with("hands", cards(game.hands))
                .with("pockets", cards(game.pockets));
        said = game.conceded < 0 ? said : said.with("conceded", game.conceded);
        return game.bug == Bug.FORGETFUL ? said : said.with("songs", game.songs);
    }

    private static Data cards(int[][] counts) {
        return Data.of(Arrays.stream(counts)
                .map(cards -> Data.texts(SwapScratch.names(cards)))
                .toList());
    }

    static SwapScratch arrange(SwapScratch game, Data.Fields said) throws Refused {
        game.turn = number(said, "turn", 0);
        game.phase = number(said, "phase", 0);
        game.left = number(said, "left", game.left);
        game.turnNumber = number(said, "turnNumber", 1);
        game.songs = number(said, "songs", 0);
        game.conceded = number(said, "conceded", game.conceded);
        game.ranking = texts(said.get("ranking"));
        List<String> deck = texts(said.get("deck"));
        game.deckSize = deck.size();
        for (int i = 0; i < deck.size(); i++) {
            game.deck[deck.size() - 1 - i] = card(deck.get(i));
        }
        count(texts(said.get("discard")), game.discard);
        for (int seat = 0; seat < game.seats(); seat++) {
            count(texts(seat(said, "hands", seat)), game.hands[seat]);
            count(texts(seat(said, "pockets", seat)), game.pockets[seat]);
        }
        return game;
    }

    private static Data seat(Data.Fields said, String key, int seat) throws Refused {
        return said.get(key) instanceof Data.Items(List<Data> seats) ? seats.get(seat) : bad(key);
    }

    private static void count(List<String> names, int[] counts) throws Refused {
        Arrays.fill(counts, 0);
        for (String name : names) {
            counts[card(name)]++;
        }
    }

    private static int card(String name) throws Refused {
        int card = SwapScratch.CARDS.indexOf(name);
        if (card < 0) {
            throw new Refused("unknown_card", "There is no card " + name);
        }
        return card;
    }

    private static int number(Data.Fields said, String key, int otherwise) {
        return said.get(key) instanceof Data.Number(long number) ? (int) number : otherwise;
    }

    private static List<String> texts(@Nullable Data said) throws Refused {
        if (!(said instanceof Data.Items(List<Data> items))) {
            throw new Refused("bad_value", "Swap wants a list of words");
        }
        return items.stream().map(item -> ((Data.Text) item).value()).toList();
    }

    private static Data bad(String key) throws Refused {
        throw new Refused("bad_value", "Swap wants a list for " + key);
    }
}
