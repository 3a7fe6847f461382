package dev.cardinal.onepiece.text.noun;

import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.text.spelling.Tags;
import dev.cardinal.onepiece.text.words.Voice;
import org.jspecify.annotations.Nullable;

/**
 * A position in a text, with what its pronouns refer to.
 *
 * <p>Only cards that an effect refers to again get a slot, in the order in which they are chosen. So an effect that
 * does so is read twice: the first time to find out which cards.
 */
public final class Cursor {
    private static final int NOBODY = 0;
    private static final int SUBJECT = -1;
    private static final int REST = -2;

    /** A position to return to. */
    public record Mark(
            int at, int slots, long used, int it, int looked, boolean self, int number, int inPlay, int rest) {}

    private final String text;
    private final long kept;
    private final boolean numbering;
    private Mark now = new Mark(0, 0, 0, NOBODY, NOBODY, false, NOBODY, NOBODY, NOBODY);
    private int furthest;

    private Cursor(String text, boolean numbering, long kept) {
        this.text = text;
        this.numbering = numbering;
        this.kept = kept;
    }

    public static Cursor first(String text) {
        return new Cursor(text, false, 0);
    }

    /** Whether the text refers to any chosen cards again. */
    public boolean speaksAgain() {
        return now.used != 0;
    }

    /** Reads the same text again, with slots only for the cards that it refers to. */
    public Cursor again() {
        return new Cursor(text, true, now.used);
    }

    public Mark mark() {
        return now;
    }

    public void back(Mark mark) {
        now = mark;
    }

    public boolean atEnd() {
        return now.at >= text.length();
    }

    /** Whether the text ends here, except for a full stop. */
    public boolean endsHere() {
        return text.startsWith(". ", now.at) && now.at + 2 >= text.length();
    }

    String rest() {
        return text.substring(now.at);
    }

    /** The text after the last word that made sense. */
    public String stuck() {
        return text.substring(furthest);
    }

    private void go(int at) {
        now = new Mark(at, now.slots, now.used, now.it, now.looked, now.self, now.number, now.inPlay, now.rest);
        furthest = Math.max(furthest, at);
    }

    public boolean take(String words) {
        if (!sees(words)) return false;
        go(now.at + words.length() + 1);
        return true;
    }

    public boolean takeAny(String... choices) {
        for (String words : choices) if (take(words)) return true;
        return false;
    }

    public boolean sees(String words) {
        int at = now.at;
        if (at >= text.length() || text.charAt(at) != words.charAt(0)) return false;
        int end = at + words.length();
        return end < text.length() && text.charAt(end) == ' ' && text.startsWith(words, at);
    }

    public boolean seesAny(String... choices) {
        for (String words : choices) if (sees(words)) return true;
        return false;
    }

    /** Whether these words occur anywhere in the rest of the text. */
    public boolean hasAhead(String words) {
        return text.indexOf(words, now.at) >= 0;
    }

    /** The next word. */
    public String word() {
        int end = text.indexOf(' ', now.at);
        return end < 0 ? "" : text.substring(now.at, end);
    }

    public boolean seesStart(String beginning) {
        return text.startsWith(beginning, now.at);
    }

    /** Takes a number, or returns -1. */
    public int number() {
        int end = now.at;
        int number = 0;
        while (end < text.length() && Character.digit(text.charAt(end), 10) >= 0) {
            number = number * 10 + Character.digit(text.charAt(end), 10);
            end++;
        }
        if (end == now.at || end >= text.length() || text.charAt(end) != ' ') return -1;
        go(end + 1);
        return number;
    }

    /** Takes a number with a sign, or returns null. */
    @Nullable
    public Integer signed() {
        char sign = now.at < text.length() ? text.charAt(now.at) : ' ';
        if (sign != '+' && sign != '-') return null;
        Mark mark = now;
        go(text.charAt(now.at + 1) == ' ' ? now.at + 2 : now.at + 1);
        int number = number();
        if (number < 0) {
            now = mark;
            return null;
        }
        return sign == '-' ? -number : number;
    }

    private @Nullable String within(char open, char close) {
        if (now.at >= text.length() || text.charAt(now.at) != open) return null;
        int end = text.indexOf(close, now.at + 1);
        if (end < 0) return null;
        String inside = text.substring(now.at + 1, end);
        go(Math.min(end + 2, text.length()));
        return inside;
    }

    /** Takes a name in square brackets, or returns null. */
    @Nullable
    public String name() {
        Mark mark = now;
        String inside = within('[', ']');
        if (inside != null && Tags.isTag(inside)) {
            now = mark;
            return null;
        }
        return inside;
    }

    /** Takes a tag in square brackets, or returns null. */
    @Nullable
    public String tag() {
        Mark mark = now;
        String inside = within('[', ']');
        if (inside != null && !Tags.isTag(inside)) {
            now = mark;
            return null;
        }
        return inside;
    }

    @Nullable
    public String type() {
        return within('{', '}');
    }

    @Nullable
    public String quoted() {
        return within('"', '"');
    }

    @Nullable
    String attribute() {
        return within('<', '>');
    }

    /** A slot for cards that the text may refer to again. */
    public Slot slot() {
        int raw = now.slots + 1;
        now = new Mark(now.at, raw, now.used, now.it, now.looked, now.self, now.number, now.inPlay, now.rest);
        return new Slot(raw, numbering ? numbered(raw) : 0);
    }

    /** The slot of an earlier choice, counted back from the last. */
    public Slot slotBefore(int times) {
        int raw = now.slots - times;
        return new Slot(raw, numbering ? numbered(raw) : 0);
    }

    /**
     * Cards that an effect has chosen or looked at.
     *
     * @param raw their position among all choices of the text
     * @param number the slot in the program, 0 if the text never refers to them again
     */
    public record Slot(int raw, int number) {}

    private int numbered(int raw) {
        if (!numbering) return raw;
        return (kept >> raw & 1) == 0 ? 0 : Long.bitCount(kept & (1L << raw) - 1) + 1;
    }

    private int use(int raw) {
        now = new Mark(
                now.at,
                now.slots,
                now.used | 1L << raw,
                now.it,
                now.looked,
                now.self,
                now.number,
                now.inPlay,
                now.rest);
        return numbered(raw);
    }

    /** Undoes the references made since the mark. */
    public void forgetUse(Mark mark) {
        now = new Mark(now.at, now.slots, mark.used, now.it, now.looked, now.self, now.number, now.inPlay, now.rest);
    }

    /** From now on "it" refers to these. */
    public void speakOf(Slot slot) {
        now = new Mark(now.at, now.slots, now.used, slot.raw, now.looked, false, now.number, slot.raw, now.rest);
    }

    /** The last choice is of cards that are no Characters, so that "that Character" still refers to one mentioned then. */
    public void keepsCharacter(Mark then) {
        now = new Mark(now.at, now.slots, now.used, now.it, now.looked, now.self, now.number, then.inPlay, now.rest);
    }

    public void speakOfLooked(Slot slot) {
        now = new Mark(now.at, now.slots, now.used, slot.raw, slot.raw, false, now.number, slot.raw, slot.raw);
    }

    /** From now on "the chosen number" refers to this. */
    public void speakOfNumber(Slot slot) {
        now = new Mark(now.at, now.slots, now.used, now.it, now.looked, now.self, slot.raw, now.inPlay, now.rest);
    }

    /** The slot of the number that was chosen, or 0. */
    int numberSlot() {
        return now.number > 0 ? use(now.number) : 0;
    }

    /** The last choice is shown to all, so that "the revealed card" and "the rest" refer to it. */
    public void lookAtIt() {
        now = new Mark(now.at, now.slots, now.used, now.it, now.it, now.self, now.number, now.inPlay, now.it);
    }

    /** The same for a choice among cards looked at, whose rest is still that of all of them. */
    public void lookAtItAmongOthers() {
        now = new Mark(now.at, now.slots, now.used, now.it, now.it, now.self, now.number, now.inPlay, now.rest);
    }

    /** From now on "it" refers to the rest of the cards looked at. */
    void speakOfRest() {
        if (hasLooked())
            now = new Mark(now.at, now.slots, now.used, REST, now.looked, false, now.number, now.inPlay, now.rest);
    }

    public void speakOfSubject() {
        now = new Mark(now.at, now.slots, now.used, SUBJECT, now.looked, false, now.number, SUBJECT, now.rest);
    }

    void speakOfThis() {
        now = new Mark(now.at, now.slots, now.used, now.it, now.looked, true, now.number, now.inPlay, now.rest);
    }

    /** What a bare "it" refers to: this card, if it was mentioned last; or null. */
    @Nullable
    Target barelyIt() {
        return now.self ? new Target.This() : it();
    }

    /** What "that card" refers to, or null. */
    @Nullable
    public Target it() {
        return switch (now.it) {
            case NOBODY -> null;
            case SUBJECT -> new Target.Subject();
            case REST -> new Target.TheRest(restSlot());
            default -> new Target.Those(use(now.it));
        };
    }

    /** Whether "it" refers to the card that the timing is about. */
    boolean isSubject() {
        return now.it == SUBJECT;
    }

    /** The slot of the cards that "it" refers to, or 0. */
    public int itSlot() {
        return now.it > 0 ? use(now.it) : 0;
    }

    /** The slot of cards mentioned then, or 0. */
    int slotOf(int then) {
        return then > 0 ? use(then) : 0;
    }

    /** Takes "1st", "2nd" and so on, and returns the slot of that choice, or 0. */
    int chosenAt() {
        for (int raw = 1; raw <= now.slots; raw++) if (take(Voice.ordinalOf(raw))) return use(raw);
        return 0;
    }

    /** The slot of the cards looked at or revealed, or 0. */
    int lookedSlot() {
        return now.looked > 0 ? use(now.looked) : 0;
    }

    /** The slot of the cards that "the rest" is of, or 0. */
    int restSlot() {
        return now.rest > 0 ? use(now.rest) : lookedSlot();
    }

    /** What "that Character" refers to, or null. */
    @Nullable
    Target thatCharacter() {
        return switch (now.inPlay) {
            case SUBJECT -> new Target.Subject();
            case NOBODY, REST -> it();
            default -> new Target.Those(use(now.inPlay));
        };
    }

    boolean hasLooked() {
        return now.looked > 0;
    }
}
