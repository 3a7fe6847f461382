package dev.cardinal.host;

import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;

/**
 * What a person's client keeps when it reveals its contribution, to check at the end that no one chose the cards.
 *
 * @param roster the roster's open form, as it was received
 */
public record Receipt(String roster, int seat, Contribution contribution) {
    /**
     * A receipt for a roster that has all it should; only then may the contribution be revealed, and only once.
     *
     * @param commitment the table's, as it was shown before this client committed to anything
     */
    public static Receipt of(String roster, String table, String commitment, int seat, Contribution contribution)
            throws Refused {
        if (!(Json.parse(roster) instanceof Data.Fields fields)
                || !Data.of(table).equals(fields.get("table"))
                || !Data.of(commitment).equals(fields.get("commitment"))) {
            throw new Refused("other_roster", "This roster is not of the table that you were shown");
        }
        new Commitments(table, Roster.texts(fields, "seatCommitments")).require(seat, contribution);
        return new Receipt(roster, seat, contribution);
    }

    /**
     * Checks a finished game: that it was played with this roster, so that neither the secret nor anyone's contribution
     * was chosen later, that this client's contribution is in it, and that it was dealt and played as it says.
     */
    public History verified(Game game, GameFile file) throws Refused {
        file.roster().requireKept(roster);
        file.roster().require(seat, contribution);
        if (file.entries().stream().noneMatch(one -> one.entry().equals(new Entry.Contributed(seat, contribution)))) {
            throw new Refused("no_contribution", "The cards were dealt without what you contributed");
        }
        return History.verified(game, file);
    }
}
