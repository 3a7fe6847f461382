package dev.cardinal.onepiece.text.noun;

import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Who;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads words for cards that were mentioned before. */
public final class Pronouns {
    /** Words that can begin a pronoun. */
    private static final Set<String> PRONOUNS = Set.of("the", "it", "them", "that", "those", "your");

    /** Participles of the cards in question. */
    private static final String[] DONE = {
        "selected", "chosen", "trashed", "revealed", "returned", "played", "placed", "ko'd", "rested", "added"
    };

    /** Words for cards, longer ones first. */
    private static final String[] NOUNS = {
        "leader or character",
        "character or leader",
        "character card",
        "event card",
        "stage card",
        "character",
        "event",
        "stage",
        "leader",
        "card"
    };

    private static final String[] ORIGINS = {
        "played by this effect",
        "played with this effect",
        "played using this effect",
        "given these don cards",
        "given this don card"
    };

    private final Phrases phrases;

    Pronouns(Phrases phrases) {
        this.phrases = phrases;
    }

    @Nullable
    Target pronoun() {
        Cursor in = phrases.in;
        if (!PRONOUNS.contains(in.word())) return null;
        Cursor.Mark start = in.mark();
        if (in.takeAny(
                "the opponent's character you battled with",
                "that opponent's character",
                "your opponent's character you battled with")) {
            return new Target.Subject();
        }
        if (in.takeAny(
                "your opponent's attacking leader or character",
                "the attacking leader or character",
                "the attacking character",
                "the attacking leader",
                "the attacking card")) return new Target.Attacker();
        if (in.takeAny("the attacked card", "the attack target")) return new Target.Attacked();
        if (in.take("the card in question")) return new Target.Subject();
        if (in.take("the rest of the cards chosen")) return new Target.TheRest(in.chosenAt());
        if (in.takeAny("the rest", "the remaining cards", "the other card", "the other cards", "the other"))
            return theRest(start);
        if (in.take("the cards chosen")) return new Target.Those(in.chosenAt());
        if (in.takeAny("it", "them")) {
            Target it = in.barelyIt();
            if (it != null) return it;
        }
        if (in.takeAny("the revealed cards", "the revealed card", "those looked-at cards")) {
            int slot = in.lookedSlot();
            if (slot > 0) return new Target.Those(slot);
        }
        in.back(start);
        if (in.takeAny("that leader or character", "that character", "those characters", "that leader")
                && !in.seesAny("card", "cards")) {
            Target it = in.thatCharacter();
            if (it != null) return it;
        }
        in.back(start);
        if (spoken("")) {
            Target it = in.it();
            if (it != null) return it;
        }
        in.back(start);
        return null;
    }

    private @Nullable Target theRest(Cursor.Mark start) {
        Cursor in = phrases.in;
        int slot = in.hasLooked() ? in.restSlot() : in.itSlot();
        if (slot > 0) {
            in.speakOfRest();
            return new Target.TheRest(slot);
        }
        in.back(start);
        return null;
    }

    /** "this Character's", "the selected Character's", "your Leader's". */
    @Nullable
    public Target possessor() {
        Cursor in = phrases.in;
        Cursor.Mark start = in.mark();
        if (in.takeAny("this character's", "this leader's", "this card's", "this stage's")) {
            in.speakOfThis();
            return new Target.This();
        }
        if (in.take("your leader's")) return new Target.Every(Cards.leader(Who.YOU, Filter.ANY));
        if (in.take("your opponent's leader's")) return new Target.Every(Cards.leader(Who.OPPONENT, Filter.ANY));
        if (in.takeAny("the revealed card's")) {
            int slot = in.lookedSlot();
            if (slot > 0) return new Target.Those(slot);
        } else if (in.take("its")) {
            Target it = in.barelyIt();
            if (it != null) return it;
        } else if (in.take("their") || spoken("'s")) {
            Target it = in.it();
            if (it != null) return it;
        }
        in.back(start);
        return null;
    }

    /** The slot of cards mentioned before: "the returned Character", or 0. */
    int spokenOf() {
        Cursor in = phrases.in;
        if (in.take("the cards chosen")) return in.chosenAt();
        boolean spoken = in.take("it") || spoken("");
        return spoken ? in.itSlot() : 0;
    }

    /** "that Character", "the selected cards", "the Character played by this effect". */
    private boolean spoken(String ending) {
        Cursor in = phrases.in;
        Cursor.Mark start = in.mark();
        boolean that = in.takeAny("that", "those", "these");
        if (that || in.take("the")) {
            in.take("1");
            boolean done = in.takeAny(DONE);
            boolean card = in.seesAny("card" + ending, "cards", "character" + ending, "characters");
            if ((that || done || card) && noun(ending)) {
                in.takeAny(ORIGINS);
                return true;
            }
        }
        in.back(start);
        return false;
    }

    private boolean noun(String ending) {
        for (String noun : NOUNS)
            if (phrases.in.takeAny(noun + ending, noun + "s" + ending.replace("'s", "'"))) return true;
        return false;
    }
}
