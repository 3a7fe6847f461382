package dev.cardinal.host;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.text.Addressee;
import dev.cardinal.kernel.text.Count;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * What a game that is over came to, in numbers.
 *
 * @param counted the types of events to count, with what to call them
 */
record Statistics(HostedGame game, Map<String, String> counted) {
    List<String> lines() {
        int seats = game.seats().size();
        int label = counted.values().stream().mapToInt(String::length).max().orElse(0) + 2;
        List<String> lines = new ArrayList<>();
        List<String> players = IntStream.range(0, seats).mapToObj(this::player).toList();
        int column = players.stream().mapToInt(String::length).max().orElse(0) + 2;
        StringBuilder head =
                new StringBuilder(Count.of(game.position().outcome().turns(), "turn"));
        head.append(" ".repeat(Math.max(0, label - head.length())));
        for (String player : counted.isEmpty() ? List.<String>of() : players) {
            head.append(("%" + column + "s").formatted(player));
        }
        lines.add(head.toString());
        List<Event> events = game.history().stream()
                .flatMap(happened -> happened.events().stream())
                .toList();
        counted.forEach((type, name) -> {
            StringBuilder row = new StringBuilder(("  %-" + (label - 2) + "s").formatted(name));
            for (int seat = 0; seat < seats; seat++) {
                int owner = seat;
                LongStream amounts = events.stream()
                        .filter(event -> event.type().equals(type) && event.seat() == owner)
                        .mapToLong(Statistics::amount);
                row.append(("%" + column + "d").formatted(amounts.sum()));
            }
            lines.add(row.toString());
        });
        return lines;
    }

    private String player(int seat) {
        return new Addressee(-1, game.names()).named("Player " + seat);
    }

    /** How many an event stands for: the number it tells under "count" or its own name, or the cards it lists. */
    private static long amount(Event event) {
        for (String key : List.of("count", event.type(), "cards")) {
            switch (event.facts().get(key)) {
                case Data.Number(long number) -> {
                    return number;
                }
                case Data.Items(List<Data> items) -> {
                    return items.size();
                }
                case null, default -> {}
            }
        }
        return 1;
    }
}
