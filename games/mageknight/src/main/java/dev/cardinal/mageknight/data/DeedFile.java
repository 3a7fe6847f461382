package dev.cardinal.mageknight.data;

import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.effect.ManaColour;
import java.util.ArrayList;
import java.util.List;

/** Reads the deed cards. */
final class DeedFile {
    private final List<DeedCard> cards = new ArrayList<>();
    private final List<String> heroes;

    private DeedFile(List<String> heroes) {
        this.heroes = heroes;
    }

    static List<DeedCard> read(List<String> heroes) {
        DeedFile file = new DeedFile(heroes);
        Json.rows("deeds.json").forEach(file::add);
        return List.copyOf(file.cards);
    }

    private void add(Row row) {
        String name = row.text("name");
        cards.add(new DeedCard(
                cards.size(),
                name,
                row.has("strongName") ? row.text("strongName") : name,
                row.one(DeedCard.Type.class, "type"),
                row.has("colour") ? row.one(ManaColour.class, "colour") : null,
                row.has("basic") ? row.effect("basic") : Effect.NOTHING,
                row.has("strong") ? row.effect("strong") : Effect.NOTHING,
                row.has("banner") ? row.one(Banner.class, "banner") : null,
                row.flag("competitive"),
                row.has("hero") ? heroes.indexOf(row.text("hero")) : DeedCard.NONE,
                row.has("replaces") ? before(row.text("replaces")) : DeedCard.NONE,
                row.number("copies", 0)));
    }

    private int before(String name) {
        return cards.stream()
                .filter(card -> card.name().equals(name))
                .findFirst()
                .orElseThrow()
                .id();
    }
}
