package dev.cardinal.kernel;

import java.util.List;
import java.util.stream.IntStream;

/**
 * How a game ended.
 *
 * @param places each seat's place, from 1; a shared place is a tie
 * @param scores each seat's score; empty where the game has none
 * @param turns the turns of the seat that moved first
 * @param ending a stable word for the way it ended, such as "provinces"
 * @param success for a solo game: whether it reached what it calls success
 */
public record Outcome(List<Integer> places, List<Long> scores, int turns, String ending, boolean success) {
    public Outcome {
        places = List.copyOf(places);
        scores = List.copyOf(scores);
    }

    public List<Integer> winners() {
        return IntStream.range(0, places.size())
                .filter(seat -> places.get(seat) == 1)
                .boxed()
                .toList();
    }

    public Data.Fields json() {
        return Data.fields()
                .with("ending", ending)
                .with("winners", Data.of(winners().stream().map(Data::of).toList()))
                .with("places", Data.of(places.stream().map(Data::of).toList()))
                .with("scores", Data.of(scores.stream().map(Data::of).toList()))
                .with("turns", turns);
    }
}
