package dev.cardinal.mageknight.data;

import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.effect.Element;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A kind of unit.
 *
 * @param count how many cards of it there are
 * @param sites a bit for each {@link Site} where it can be recruited
 * @param resistances a bit for each {@link Element}
 * @param abilities what it can do, one ability at a time
 */
public record UnitKind(
        int id,
        String name,
        int count,
        int level,
        int cost,
        int armor,
        int sites,
        int resistances,
        List<Effect> abilities) {
    public UnitKind {
        abilities = List.copyOf(abilities);
    }

    static UnitKind of(int id, Row row) {
        return new UnitKind(
                id,
                row.text("name"),
                row.number("count"),
                row.number("level"),
                row.number("cost"),
                row.number("armor"),
                row.mask(Site.class, "sites"),
                row.mask(Element.class, "resists"),
                row.effects("abilities"));
    }

    public boolean isRecruitedAt(Site site) {
        return (sites & site.bit()) != 0;
    }

    public boolean resists(Element element) {
        return (resistances & element.bit()) != 0;
    }

    @Override
    public String toString() {
        return name;
    }

    /** Where it can be recruited, in words. */
    public String recruitedAt() {
        return Arrays.stream(Site.values())
                .filter(this::isRecruitedAt)
                .map(Site::toString)
                .collect(Collectors.joining(", "));
    }
}
