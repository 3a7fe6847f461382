package dev.cardinal.onepiece.view;

import dev.cardinal.kernel.data.Data;
import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Keyword;
import dev.cardinal.onepiece.move.Reports;
import java.util.Locale;

/** The badges on a card: its power, and what differs from the print. */
public final class Badges {
    private Badges() {}

    static Data.Fields of(OnePieceView view, int piece) {
        boolean field = view.onField(piece);
        if (!field && !view.inHand(piece)) {
            return Data.fields();
        }
        CardDefinition card = view.card(piece);
        Data.Fields badges = Data.fields();
        if (field && card.category() != Category.STAGE) {
            badges = badges.with("power", view.power(piece));
        }
        if (card.category() != Category.LEADER && view.cost(piece) != card.cost()) {
            badges = badges.with("cost", view.cost(piece));
        }
        if (!field) {
            return view.counter(piece) == card.counter() ? badges : badges.with("counter", view.counter(piece));
        }
        if (!view.keywords(piece).isEmpty()) {
            badges = badges.with(
                    "keywords",
                    Data.texts(view.keywords(piece).stream().map(Badges::word).toList()));
        }
        badges = view.waits(piece) ? badges.with("new", true) : badges;
        return view.negated(piece) ? badges.with("negated", true) : badges;
    }

    public static String word(Keyword keyword) {
        return switch (keyword) {
            case RUSH_CHARACTER -> "Rush: Character";
            case DOUBLE_ATTACK -> "Double Attack";
            default -> Reports.capital(keyword.name().toLowerCase(Locale.ROOT));
        };
    }
}
