package dev.cardinal.mageknight.data;

import java.util.List;

/**
 * A scenario: its length, its map and its goal.
 *
 * @param id its name in the game's options
 * @param fewest the smallest number of players
 * @param countryside the number of countryside tiles for the fewest players, for one more and so on
 * @param countrysideSorted whether they come in the order of their numbers
 * @param coastBarsCore whether core tiles cannot go on the two coasts
 * @param cities the number of core tiles with a city
 * @param otherCore the number of core tiles without a city
 * @param famePerTile the fame for revealing a tile
 * @param dummy whether a dummy player takes part
 * @param tacticsLeave whether used tactics leave the game
 * @param titles whether the best player in each achievement gets a bonus
 */
public record Scenario(
        String id,
        String name,
        int fewest,
        List<Integer> countryside,
        boolean countrysideSorted,
        boolean coastBarsCore,
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
                row.flag("coastBarsCore"),
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
