package dev.cardinal.dominion.table;

import dev.cardinal.kernel.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A move as given, before it is known to be possible.
 *
 * @param decision the answer to a decision: "yes", "no", "discard", "keep" or "trash"
 */
public record Attempt(
        MoveType type, List<Card> cards, @Nullable String decision) {
    public Attempt {
        cards = List.copyOf(cards);
    }

    public boolean declines() {
        return "no".equals(decision);
    }

    public int count(Card card) {
        return (int) cards.stream().filter(card::equals).count();
    }

    public static Refusal notNow(Table t, int frame, Asking asking, MoveType type) {
        return new Refusal(
                "not_now", "The move " + type.json() + " is not possible now", asking.prompt(t, frame) + ".");
    }
}
