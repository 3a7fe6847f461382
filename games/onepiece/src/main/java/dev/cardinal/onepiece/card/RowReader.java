package dev.cardinal.onepiece.card;

import dev.cardinal.kernel.Refused;
import dev.cardinal.onepiece.effect.Attribute;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Color;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Keyword;
import dev.cardinal.onepiece.notation.Notation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Reads a card from a row of card data, in any known format. */
final class RowReader {
    private static final Map<String, String> RARITIES = Map.of(
            "common", "C",
            "uncommon", "UC",
            "rare", "R",
            "superrare", "SR",
            "secretrare", "SEC",
            "leader", "L",
            "promo", "P",
            "special", "SP",
            "treasurerare", "TR");

    private final CardRow row;

    private RowReader(CardRow row) {
        this.row = row;
    }

    static CardSource read(CardRow row) throws Refused {
        RowReader reader = new RowReader(row);
        return row.has("effects") || row.has("keywords") ? reader.program() : reader.text();
    }

    static CardDefinition definition(CardRow row) throws Refused {
        return new RowReader(row).program().card();
    }

    /** The card's number without the suffix of a print. */
    static String number(String print) {
        int suffix = print.indexOf('_');
        return suffix < 0 ? print : print.substring(0, suffix);
    }

    private String print() throws Refused {
        String id = row.required("id");
        if (!id.matches("[A-Za-z0-9]+-[A-Za-z0-9]+(_\\w+)?")) {
            throw CardRow.wrong("id", "should look like OP01-001 or OP01-001_p1, not " + id);
        }
        return id;
    }

    private Category category() throws Refused {
        Category category = row.value("category", row.required("category"), Category.class);
        if (category == Category.LEADER && life() == 0) {
            throw CardRow.wrong("life", "is missing");
        }
        if (category != Category.DON && row.texts("colors").isEmpty()) {
            throw CardRow.wrong("colors", "is missing");
        }
        return category;
    }

    /** The public scrape gives a Leader's life as its cost. */
    private int life() throws Refused {
        boolean leader = row.text("category").equalsIgnoreCase(Category.LEADER.name());
        return !leader || row.number("life") > 0 ? row.number("life") : row.number("cost");
    }

    private int cost() throws Refused {
        return category() == Category.LEADER ? 0 : row.number("cost");
    }

    private String rarity() throws Refused {
        String rarity = row.text("rarity");
        return RARITIES.getOrDefault(rarity.toLowerCase(Locale.ROOT).replace(" ", ""), rarity);
    }

    private CardSource text() throws Refused {
        List<String> alternatives = new ArrayList<>();
        for (String alternative : row.texts("altEffects")) {
            alternatives.add(PlainText.of(alternative));
        }
        return new CardSource.Text(new CardText(
                number(print()),
                PlainText.of(row.required("name")),
                category(),
                row.values("colors", Color.class),
                row.texts("types"),
                row.values("attributes", Attribute.class),
                row.number("power"),
                cost(),
                life(),
                row.number("counter"),
                rarity(),
                PlainText.of(row.text("effect")),
                PlainText.of(row.text("trigger")),
                alternatives,
                prints()));
    }

    private CardSource.Program program() throws Refused {
        List<Effect> effects = new ArrayList<>();
        for (String effect : row.texts("effects")) {
            try {
                effects.add(Notation.read(effect, Effect.class));
            } catch (Refused refused) {
                throw CardRow.wrong(
                        "effects",
                        "[" + effects.size() + "]: " + refused.refusal().message());
            }
        }
        CardDefinition card = new CardDefinition(
                number(print()),
                row.required("name"),
                category(),
                row.values("colors", Color.class),
                row.texts("types"),
                row.values("attributes", Attribute.class),
                row.number("power"),
                cost(),
                life(),
                row.number("counter"),
                rarity(),
                row.values("keywords", Keyword.class),
                effects,
                row.texts("gaps"));
        return new CardSource.Program(card, prints());
    }

    private List<Print> prints() throws Refused {
        List<Print> prints = new ArrayList<>();
        for (CardRow print : row.rows("prints")) {
            prints.add(new Print(print.required("id"), print.flag("alternateArt"), print.flag("promo")));
        }
        return prints.isEmpty() ? List.of(plainPrint()) : prints;
    }

    private Print plainPrint() throws Refused {
        String id = print();
        boolean promo = id.startsWith("P-") || rarity().equals("P");
        return new Print(id, id.contains("_p"), promo);
    }
}
