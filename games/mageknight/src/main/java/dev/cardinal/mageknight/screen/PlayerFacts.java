package dev.cardinal.mageknight.screen;

import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Level;
import dev.cardinal.mageknight.pieces.Events;
import java.util.ArrayList;
import java.util.List;

/** What the players have, in lines that change seldom and lines that change often. */
record PlayerFacts(Page page) {
    List<String> lines() {
        PlayerLines players = new PlayerLines(page);
        List<String> lines = new ArrayList<>();
        for (int seat = 0; seat < page.view().seats(); seat++) {
            if (seat != page.me()) {
                lines.add(Events.player(seat) + ": " + players.about(seat));
            }
        }
        if (page.view().hasDummy()) {
            lines.add("dummy: " + players.aboutDummy());
            lines.add("dummy's deck: " + page.view().dummyCards());
        }
        if (page.me() >= 0) {
            lines.addAll(own(players, page.me()));
        }
        return lines;
    }

    private List<String> own(PlayerLines players, int seat) {
        Level level = Components.level(page.view().level(seat));
        List<String> deck = players.deck(seat);
        return List.of(
                "your hero: " + players.hero(seat),
                "your limits: armor " + level.armor() + ", hand " + level.handLimit() + players.limitNote(seat)
                        + ", units " + page.view().command(seat),
                "your fame: " + page.view().fame(seat) + ", level "
                        + page.view().level(seat) + players.next(seat) + "; reputation " + players.reputation(seat),
                "your mana: " + players.mana(seat),
                "your tactic: " + players.tactic(seat),
                "your units: " + players.units(seat),
                "your skills: " + players.skills(seat),
                "your piles: " + players.piles(seat)
                        + (deck.isEmpty() ? "" : ", from the top " + String.join(", ", deck)));
    }
}
