package dev.cardinal.onepiece.text.words;

import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Who;
import java.util.HashMap;
import java.util.Map;

/** Keeps track of what pronouns refer to while a program is rendered, so that the words are read as meant. */
public final class Voice {
    private static final int SUBJECT = -1;
    private static final int REST = -2;

    final NumberWords numbers = new NumberWords(this);
    final CardWords cards = new CardWords(this);
    final TargetWords targets = new TargetWords(this);
    final ConditionWords conditions = new ConditionWords(this);
    final HappeningWords happenings = new HappeningWords(this);
    final ChangeWords changes = new ChangeWords(this);
    final ActionWords actions = new ActionWords(this);
    final SentenceWords sentences = new SentenceWords(this);

    /** The category of the card with this effect. */
    final Category category;

    Voice(Category category) {
        this.category = category;
    }

    /** "this Character", "this Leader". */
    String thisCard() {
        return switch (category) {
            case LEADER -> "this Leader";
            case CHARACTER -> "this Character";
            case STAGE -> "this Stage";
            case EVENT, DON -> "this card";
        };
    }

    /** A noun with its article. */
    static String a(String noun) {
        return ("AEIOaeio".indexOf(noun.charAt(0)) >= 0 ? "an " : "a ") + noun;
    }

    /** The player who is told to do something. */
    Who subject = Who.YOU;

    private final Map<Integer, Integer> places = new HashMap<>();
    private int chosen;
    private int it;
    private int looked;

    /** Called for each choice of cards; their slot may be 0. */
    void choose(int slot) {
        chosen++;
        it = chosen;
        if (slot > 0) places.put(slot, chosen);
    }

    void look(int slot) {
        choose(slot);
        looked = chosen;
    }

    void chooseNumber(int slot) {
        chosen++;
        if (slot > 0) places.put(slot, chosen);
    }

    void lookAtIt() {
        looked = it;
    }

    void speakOfSubject() {
        it = SUBJECT;
    }

    /** Called when the text mentions the rest of the cards looked at. */
    void speakOfRest() {
        if (hasLooked()) it = REST;
    }

    boolean isSubject() {
        return it == SUBJECT;
    }

    boolean isIt(int slot) {
        return it > 0 && place(slot) == it;
    }

    boolean isLooked(int slot) {
        return looked > 0 && place(slot) == looked;
    }

    boolean hasLooked() {
        return looked > 0;
    }

    private int place(int slot) {
        return places.getOrDefault(slot, 0);
    }

    /** "1st", "2nd" and so on: the order in which the cards of a slot were chosen. */
    String ordinal(int slot) {
        return ordinalOf(place(slot));
    }

    public static String ordinalOf(int place) {
        return switch (place) {
            case 1 -> "1st";
            case 2 -> "2nd";
            case 3 -> "3rd";
            default -> place + "th";
        };
    }

    /** Merges the last choices into the first of them. */
    void together(int slot, int choices) {
        it = chosen - choices + 1;
        if (slot > 0) places.put(slot, it);
    }

    /** "your", "their", or "your opponent's" if the opponent is not the subject. */
    String whose(Who who) {
        return switch (who) {
            case YOU -> "your";
            case OPPONENT -> subject == Who.OPPONENT ? "their" : "your opponent's";
            case ANY -> "your or your opponent's";
            case OWNER -> "the owner's";
        };
    }
}
