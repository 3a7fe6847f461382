package dev.cardinal.onepiece.effect;

import java.util.List;

/** What an action works on. A slot is a number under which an effect remembers cards; slots count from 1 in the order of the text, and 0 is for cards that nothing speaks of again. */
public sealed interface Target {
    /** The card whose effect this is. */
    record This() implements Target {}

    /** Cards that somebody chooses when the effect comes to it. */
    record Choose(Who chooser, Amount amount, Cards among, Joint joint, int slot) implements Target {}

    /** All of these cards. */
    record Every(Cards cards) implements Target {}

    /** The cards that were remembered under this slot. */
    record Those(int slot) implements Target {}

    /** Those of the slot that have not gone anywhere yet: "the rest". */
    record TheRest(int slot) implements Target {}

    /** The card that the timing speaks of: which was played, would be K.O.'d, and so on. */
    record Subject() implements Target {}

    /** The card that attacks in this battle. */
    record Attacker() implements Target {}

    /** The card that is attacked in this battle. */
    record Attacked() implements Target {}

    /** DON!! cards. */
    record SomeDon(Amount amount, Don don) implements Target {}

    /** A player, for prohibitions and permissions. */
    record Player(Who who) implements Target {}

    record Both(List<Target> targets) implements Target {
        public Both {
            targets = List.copyOf(targets);
        }
    }

    /** Cards that you choose and that nothing speaks of again. */
    static Target you(Amount amount, Cards among) {
        return you(amount, among, 0);
    }

    static Target you(Amount amount, Cards among, int slot) {
        return new Choose(Who.YOU, amount, among, Joint.NONE, slot);
    }
}
