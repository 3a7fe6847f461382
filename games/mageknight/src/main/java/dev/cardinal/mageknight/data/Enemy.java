package dev.cardinal.mageknight.data;

import dev.cardinal.mageknight.effect.Element;

/**
 * A kind of enemy token.
 *
 * @param count how many tokens there are
 * @param attack 0 for a summoner
 * @param abilities a bit for each {@link Ability}
 * @param resistances a bit for each {@link Element}
 */
public record Enemy(
        int id,
        String name,
        Pile pile,
        int count,
        int armor,
        int attack,
        Element element,
        int fame,
        int abilities,
        int resistances) {
    static Enemy of(int id, Row row) {
        return new Enemy(
                id,
                row.text("name"),
                row.one(Pile.class, "pile"),
                row.number("count"),
                row.number("armor"),
                row.number("attack", 0),
                row.has("element") ? row.one(Element.class, "element") : Element.PHYSICAL,
                row.number("fame"),
                row.mask(Ability.class, "abilities"),
                row.mask(Element.class, "resists"));
    }

    public boolean has(Ability ability) {
        return (abilities & ability.bit()) != 0;
    }

    public boolean resists(Element resisted) {
        return (resistances & resisted.bit()) != 0;
    }

    @Override
    public String toString() {
        return name;
    }
}
