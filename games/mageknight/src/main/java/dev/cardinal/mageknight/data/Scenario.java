package dev.cardinal.mageknight.data;

import java.util.List;

/**
 * What is played: how long, on what map and to which end.
 *
 * @param id the name for options
 * @param fewest how many players it is for at least
 * @param countryside how many countryside tiles there are for the fewest players, for one more and so on
 * @param countrysideSorted whether those come in the order of their numbers
 * @param cities how many core tiles with a city there are
 * @param otherCore how many core tiles without one
 * @param famePerTile what revealing a tile earns
 * @param dummy whether a dummy player takes part
 * @param tacticsLeave whether used tactics leave the game
 * @param titles whether the best in each achievement get more for it
 */
public record Scenario(
        String id,
        String name,
        int fewest,
        List<Integer> countryside,
        boolean countrysideSorted,
        int cities,
        int otherCore,
        int days,
        int nights,
        int famePerTile,
        boolean dummy,
        boolean tacticsLeave,
        boolean titles) {
    public Scenario {
        countryside = List.copyOf(countryside);
    }

    static Scenario of(Row row) {
        return new Scenario(
                row.text("id"),
                row.text("name"),
                row.number("fewest"),
                row.numbers("countryside"),
                row.flag("countrysideSorted"),
                row.number("cities"),
                row.number("otherCore"),
                row.number("days"),
                row.number("nights"),
                row.number("famePerTile"),
                row.flag("dummy"),
                row.flag("tacticsLeave"),
                row.flag("titles"));
    }

    public int most() {
        return fewest + countryside.size() - 1;
    }

    public boolean isFor(int players) {
        return players >= fewest && players <= most();
    }

    public int countryside(int players) {
        return countryside.get(players - fewest);
    }
}
