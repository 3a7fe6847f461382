package dev.cardinal.browser;

import java.util.List;
import java.util.stream.IntStream;

/** How somebody plays: the first of these patterns that an option's text matches says what they do. */
record Policy(List<String> wishes) {
    /** Money first, then Provinces; a few actions on the way. */
    static final Policy DOMINION = new Policy(List.of(
            "play (Village|Market|Festival|Laboratory)",
            "play (Smithy|Moat|Witch|Militia|Council Room|Woodcutter)",
            "play all treasures",
            "buy Province",
            "buy Gold",
            "buy (Laboratory|Smithy|Market|Militia)",
            "buy Silver",
            "reveal .*",
            "end.*"));

    /** Plays what it can, attacks with everything, and defends its Leader. */
    static final Policy ONE_PIECE = new Policy(List.of(
            "(go|play) first.*",
            "keep.*",
            "play .*",
            "give .*",
            "attack .*",
            "activate .*",
            "counter .*",
            "end.*",
            "(no|do not|pass).*"));

    /** Sees new land, walks on with whatever is in its hand, and takes fights as they come. */
    static final Policy MAGE_KNIGHT = new Policy(List.of(
            "take .*",
            "explore .*",
            "play .* sideways.*",
            "move to .*(portal|mine|village|monastery|glade).*",
            "move to .*",
            "attack .*",
            "next phase",
            "damage to .*",
            "no",
            "end turn",
            "rest"));

    /** The picks of an answer. */
    List<Integer> picks(Asked asked) {
        if (!asked.one()) {
            return IntStream.range(0, asked.least()).boxed().toList();
        }
        return wishes.stream()
                .map(asked::like)
                .filter(option -> option >= 0)
                .limit(1)
                .findFirst()
                .map(List::of)
                .orElseGet(() -> List.of(0));
    }
}
