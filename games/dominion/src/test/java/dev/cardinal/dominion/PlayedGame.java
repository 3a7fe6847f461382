package dev.cardinal.dominion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.dominion.card.Cards;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.view.DominionView;
import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Outcome;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.util.ArrayList;
import java.util.List;

/** A whole game between bots, with everything that happened in it. */
record PlayedGame(List<Bot> seats, int[] cards, List<Event> events, DominionView table, Outcome outcome) {

    /** Watches the table after every answer. */
    interface Witness {
        void see(List<Event> events, DominionView table);
    }

    static PlayedGame play(Options options, List<Bot> seats, long seed, Witness witness) throws Refused {
        Dominion dominion = new Dominion();
        Scratch scratch = dominion.deal(dominion.seat(options, seats)).scratch(seed);
        List<Event> events = new ArrayList<>();
        scratch.listen(events::add);
        DominionView table = (DominionView) scratch.view(Viewer.REFEREE);
        int[] cards = cards(table);
        Chance chance = new Chance(~seed);
        Pick pick = new Pick();
        while (scratch.asked() != Scratch.NOBODY) {
            int seat = scratch.asked();
            seats.get(seat).answer(scratch.view(Viewer.seat(seat)), chance, pick);
            if (!scratch.accepts(pick)) {
                throw new AssertionError(seats.get(seat).name() + " gave an answer that is not allowed");
            }
            int before = events.size();
            scratch.answer(pick);
            witness.see(events.subList(before, events.size()), table);
        }
        return new PlayedGame(seats, cards, events, table, scratch.outcome());
    }

    private static int[] cards(DominionView table) {
        int[] cards = new int[Cards.ALL.size()];
        for (Card card : Cards.ALL) {
            int slot = card.in(table);
            cards[card.id()] = table.supply(slot) + table.trash(slot);
            for (int seat = 0; seat < table.seats(); seat++) {
                cards[card.id()] += table.owned(seat, slot);
            }
        }
        return cards;
    }

    int seatOf(String player) {
        for (int seat = 0; seat < seats.size(); seat++) {
            if (seats.get(seat).name().equals(player)) {
                return seat;
            }
        }
        throw new IllegalArgumentException(player + " does not play");
    }

    boolean wonBy(String player) {
        return outcome.winners().equals(List.of(seatOf(player)));
    }

    long score(String player) {
        return outcome.scores().get(seatOf(player));
    }

    int owned(String player, Card card) {
        return table.owned(seatOf(player), card.in(table));
    }

    static boolean about(Event event, Card card) {
        return Data.of(card.name()).equals(event.facts(Viewer.REFEREE).get("card"));
    }

    /** How often a player did this with this card, or suffered it. */
    long count(String type, String player, Card card) {
        int seat = seatOf(player);
        return events.stream()
                .filter(event -> event.type().equals(type) && event.seat() == seat && about(event, card))
                .count();
    }

    /** The turn in which a player got this card for the nth time; the last turn if never. */
    int turnOf(int nth, String player, Card card) {
        int seat = seatOf(player);
        int turn = seat == 0 ? 1 : 0;
        int copies = 0;
        for (Event event : events) {
            if (event.type().equals("turn") && event.seat() == seat) {
                turn++;
            }
            boolean got = event.type().equals("gained") || event.type().equals("bought");
            copies += got && event.seat() == seat && about(event, card) ? 1 : 0;
            if (copies == nth) {
                return turn;
            }
        }
        return turn;
    }

    List<String> finalScores() {
        Data scores = table.data().get("scores");
        return ((Data.Items) scores)
                .values().stream().map(line -> ((Data.Text) line).value()).toList();
    }

    /** Checks everything that must hold for a finished game between bots. */
    void endedProperly() {
        assertThat(outcome.ending()).isIn("provinces", "piles");
        if (outcome.ending().equals("provinces")) {
            assertThat(table.supply(Cards.PROVINCE.in(table))).isZero();
        } else {
            assertThat(table.emptyPiles()).isGreaterThanOrEqualTo(3);
            assertThat(table.supply(Cards.PROVINCE.in(table))).isPositive();
        }
        assertThat(cards(table)).as("no card is lost or made").isEqualTo(cards);
        for (int seat = 0; seat < seats.size(); seat++) {
            assertThat(ScoreSheet.of(finalScores(), seat))
                    .isEqualTo(ScoreSheet.counted(table, seat))
                    .satisfies(scores -> assertThat(scores.adds()).isTrue());
            assertThat(outcome.scores().get(seat))
                    .isEqualTo(ScoreSheet.counted(table, seat).total());
        }
    }
}
