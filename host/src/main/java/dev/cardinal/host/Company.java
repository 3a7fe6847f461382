package dev.cardinal.host;

import dev.cardinal.kernel.Scratch;
import java.util.ArrayList;
import java.util.List;

/**
 * Who has sat at a table so far, according to its log: it decides what can be taken back.
 *
 * <p>Where several people play, what one of them has seen cannot be taken back. A person alone among bots may take back
 * everything that told them nothing new.
 */
final class Company {
    private final List<String> players;

    Company(Roster roster) {
        players = new ArrayList<>(roster.players());
    }

    /** Whether one person plays among bots. A log that names no players may be anyone's. */
    boolean isOnePerson() {
        return !players.isEmpty() && players.stream().filter(Person::isCalled).count() <= 1;
    }

    /** Seats a player. Returns whether a person joins another, who has seen everything up to now. */
    boolean seat(Entry.Seated seated) {
        boolean before = isOnePerson();
        if (seated.seat() < players.size()) {
            players.set(seated.seat(), seated.player());
        }
        return before && !isOnePerson();
    }

    /** Whether the last answer and all before it can no longer be taken back. */
    boolean settles(boolean revealed, boolean news) {
        return isOnePerson() ? revealed && news : revealed;
    }

    boolean settles(Scratch answered) {
        return settles(answered.revealed(), answered.news());
    }
}
