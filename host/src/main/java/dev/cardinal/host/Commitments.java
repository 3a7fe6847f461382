package dev.cardinal.host;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What people's clients have committed to contribute to a game's random numbers.
 *
 * @param bySeat a hash for each seat, see {@link Contribution#commitment}; empty text for a bot and for whoever
 *     contributes nothing
 */
public record Commitments(String table, List<String> bySeat) {
    /** No one contributes anything. */
    static final Commitments NONE = new Commitments("", List.of());

    public Commitments {
        bySeat = List.copyOf(bySeat);
    }

    /** The commitments of these players. */
    static Commitments of(String table, List<String> bySeat, List<String> players) throws Refused {
        Commitments commitments = new Commitments(table, bySeat);
        for (int seat : commitments.seats()) {
            if (!Secret.is256Bits(bySeat.get(seat))) {
                throw new Refused(
                        "bad_commitment", "The commitment of seat " + seat + " must be 64 hex digits in lower case");
            }
            if (seat >= players.size() || !Person.isCalled(players.get(seat))) {
                throw new Refused(
                        "bad_commitment", "No person is in seat " + seat + ", and only people contribute to the cards");
            }
        }
        return commitments.seats().isEmpty() ? NONE : commitments;
    }

    /** The seats that contribute. */
    public List<Integer> seats() {
        return IntStream.range(0, bySeat.size())
                .filter(seat -> !bySeat.get(seat).isEmpty())
                .boxed()
                .toList();
    }

    /** Checks that a seat committed to this contribution. */
    void require(int seat, Contribution contribution) throws Refused {
        if (!seats().contains(seat)) {
            throw new Refused("bad_contribution", "Seat " + seat + " has not committed to contribute to the cards");
        }
        if (!contribution.commitment(table, seat).equals(bySeat.get(seat))) {
            throw new Refused("bad_contribution", "The contribution of seat " + seat + " is not what it committed to");
        }
    }

    /** The contributions at the start of a log, which must be those committed to, in the order of seats. */
    List<Contribution> revealed(List<Numbered> log) throws Refused {
        List<Contribution> revealed = new ArrayList<>();
        for (int seat : seats()) {
            int next = revealed.size();
            if (next >= log.size()
                    || !(log.get(next).entry() instanceof Entry.Contributed(int by, Contribution contribution))
                    || by != seat) {
                throw new Refused(new Refusal(
                        "no_contribution",
                        "The cards cannot be dealt without the contribution of seat " + seat,
                        "It must be entry " + (next + 1) + "."));
            }
            require(seat, contribution);
            revealed.add(contribution);
        }
        for (Numbered late : log.subList(revealed.size(), log.size())) {
            if (late.entry() instanceof Entry.Contributed(int seat, Contribution _)) {
                throw new Refused(
                        "bad_contribution",
                        "Entry " + late.number() + " is not possible: seat " + seat
                                + " cannot contribute to cards that have been dealt");
            }
        }
        return revealed;
    }
}
