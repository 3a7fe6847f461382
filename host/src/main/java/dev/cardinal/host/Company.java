package dev.cardinal.host;

import dev.cardinal.kernel.Scratch;
import java.util.HashSet;
import java.util.Set;

/**
 * Who has sat at a table so far, according to its log: it decides what can be taken back, and what the host must not
 * show by answering.
 *
 * <p>Where several people play, what one of them has seen cannot be taken back. A person alone among bots may take back
 * everything that told them nothing new. A person for whom a bot plays is still there.
 */
final class Company {
    private final boolean named;
    private final Set<Integer> people = new HashSet<>();

    Company(Roster roster) {
        named = !roster.players().isEmpty();
        for (int seat = 0; seat < roster.players().size(); seat++) {
            seat(new Entry.Seated(seat, roster.players().get(seat)));
        }
    }

    /** Whether one person plays among bots. A log that names no players may be anyone's. */
    boolean isOnePerson() {
        return named && people.size() <= 1;
    }

    boolean isSeveralPeople() {
        return people.size() > 1;
    }

    /** Seats a player. Returns whether a person joins another, who has seen everything up to now. */
    boolean seat(Entry.Seated seated) {
        boolean before = isOnePerson();
        if (Person.isCalled(seated.player())) {
            people.add(seated.seat());
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
