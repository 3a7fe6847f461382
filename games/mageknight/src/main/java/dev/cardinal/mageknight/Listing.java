package dev.cardinal.mageknight;

import dev.cardinal.mageknight.data.Components;
import java.util.ArrayList;
import java.util.List;

/** Parts of the table at length: hand, units, skills and the score as it stands. */
record Listing(Page page) {
    private static final String NO_SEAT = "You have no seat at this table.";

    List<String> hand() {
        if (page.me() < 0) {
            return List.of(NO_SEAT);
        }
        List<String> lines = new ArrayList<>();
        HandLines.counted(page.t().piles.toArray(Place.hand(page.me())))
                .keySet()
                .forEach(card -> CardNotes.on(Components.deed(card)).forEach(line -> lines.addAll(page.wrap(line))));
        return lines.isEmpty() ? List.of("Your hand is empty.") : lines;
    }

    List<String> units() {
        if (page.me() < 0) {
            return List.of(NO_SEAT);
        }
        Table t = page.t();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < Units.size(t, page.me()); i++) {
            lines.addAll(page.wrap(Named.unit(t, page.me(), i) + " ("
                    + new PlayerLines(page).state(page.me(), i) + "): "
                    + UnitNotes.inShort(Units.kind(t, page.me(), i))));
        }
        return lines.isEmpty() ? List.of("You have no units.") : lines;
    }

    List<String> skills() {
        if (page.me() < 0) {
            return List.of(NO_SEAT);
        }
        Table t = page.t();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < t.piles.size(Place.skills(page.me())); i++) {
            String used = Skills.used(t, page.me(), i) ? " (used)" : "";
            lines.addAll(page.wrap(
                    SkillNotes.inShort(Components.skill(t.piles.get(Place.skills(page.me()), i))) + used));
        }
        return lines.isEmpty() ? List.of("You have no skills.") : lines;
    }

    /** Only what everybody may know: cards in decks and hands count at the end. */
    List<String> score() {
        Table t = page.t();
        List<String> lines = new ArrayList<>();
        for (int seat = 0; seat < t.seats(); seat++) {
            int shields = Score.points(t, seat, Score.Achievement.CONQUEROR)
                    + Score.points(t, seat, Score.Achievement.ADVENTURER);
            lines.addAll(page.wrap(page.name(seat) + ": fame " + t.players[seat].fame + ", units "
                    + Score.points(t, seat, Score.Achievement.LEADER) + ", shields " + shields));
        }
        lines.addAll(page.wrap("(Spells, advanced actions, artifacts, crystals and wounds are counted at the end.)"));
        return lines;
    }
}
