package dev.cardinal.kernel;

import dev.cardinal.kernel.data.Data;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How a game ended.
 *
 * @param places each seat's place, counted from 1; seats with the same place are tied
 * @param scores each seat's score; empty if the game has none
 * @param turns how many turns the first player had
 * @param ending a stable word for how it ended, such as "provinces"
 * @param success whether a solo game was a success, by its own standard
 */
public record Outcome(List<Integer> places, List<Long> scores, int turns, String ending, boolean success) {
    /** The field that says how a solo game ended; where there are others, the places do. */
    public static final String SUCCESS = "success";

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
        Data.Fields told = Data.fields()
                .with("ending", ending)
                .with("winners", Data.of(winners().stream().map(Data::of).toList()))
                .with("places", Data.of(places.stream().map(Data::of).toList()))
                .with("scores", Data.of(scores.stream().map(Data::of).toList()))
                .with("turns", turns);
        return places.size() == 1 ? told.with(SUCCESS, success) : told;
    }
}
