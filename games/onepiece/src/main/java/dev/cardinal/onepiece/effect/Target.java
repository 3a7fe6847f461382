package dev.cardinal.onepiece.effect;

import java.util.List;

/** The target of an action. A slot is a number under which an effect remembers cards: 1, 2, ... in the order of the text, or 0 if the text never refers to them again. */
public sealed interface Target {
    /** The card whose effect this is. */
    record This() implements Target {}

    /** Cards that a player chooses when the action is performed. */
    record Choose(Who chooser, Amount amount, Cards among, Joint joint, int slot) implements Target {}

    /** All of these cards. */
    record Every(Cards cards) implements Target {}

    /** The cards remembered in this slot. */
    record Those(int slot) implements Target {}

    /** The cards of the slot that have not moved yet: "the rest". */
    record TheRest(int slot) implements Target {}

    /** The card that the timing is about: the one that was played, would be K.O.'d, and so on. */
    record Subject() implements Target {}

    /** The card that is being changed, for a number of its own. */
    record Itself() implements Target {}

    record Attacker() implements Target {}

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

    /** Cards that you choose and that are not referred to again. */
    static Target you(Amount amount, Cards among) {
        return you(amount, among, 0);
    }

    static Target you(Amount amount, Cards among, int slot) {
        return new Choose(Who.YOU, amount, among, Joint.NONE, slot);
    }
}
