package dev.cardinal.dominion;

/** What stays the same through one game: the seats, the preset, the edition and the piles. */
final class Setup {
    final int seats;
    final Preset preset;
    final boolean firstEdition;
    final int turnLimit;
    /** The cards that have a pile in the supply, a bit for each. */
    final long piles;
    /** The cards that occur in this game at all. */
    final long kinds;
    /** Those among them that block an attack when they are revealed. */
    final long reactions;

    Setup(int seats, Preset preset, boolean firstEdition, int turnLimit, long kingdom) {
        this(seats, preset, firstEdition, turnLimit, kingdom, 0);
    }

    private Setup(int seats, Preset preset, boolean firstEdition, int turnLimit, long kingdom, long others) {
        this.seats = seats;
        this.preset = preset;
        this.firstEdition = firstEdition;
        this.turnLimit = turnLimit;
        this.piles = kingdom | Cards.BASIC;
        this.kinds = piles | others;
        this.reactions = kinds & Cards.REACTIONS;
    }

    /** The same game with further cards in it that have no pile. */
    Setup and(long others) {
        return new Setup(seats, preset, firstEdition, turnLimit, piles, others);
    }

    /** Whether the card has a pile. */
    boolean inGame(int card) {
        return (piles >> card & 1) == 1;
    }

    boolean mayDecline() {
        return preset.mayDecline(firstEdition);
    }

    boolean mayDeclineMine() {
        return preset.mayDeclineMine(firstEdition);
    }
}
