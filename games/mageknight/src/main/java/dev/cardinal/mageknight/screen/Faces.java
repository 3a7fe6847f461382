package dev.cardinal.mageknight.screen;

import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Face;
import dev.cardinal.mageknight.data.Ability;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.data.Enemy;
import dev.cardinal.mageknight.data.Hero;
import dev.cardinal.mageknight.data.HexOnTile;
import dev.cardinal.mageknight.data.RuinsToken;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.data.Skill;
import dev.cardinal.mageknight.data.Space;
import dev.cardinal.mageknight.data.Tactic;
import dev.cardinal.mageknight.data.Tile;
import dev.cardinal.mageknight.data.UnitKind;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.pieces.Events;
import dev.cardinal.mageknight.pieces.Kind;
import dev.cardinal.mageknight.pieces.Labels;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The printed face of every piece of the game. */
public final class Faces {
    private final Map<String, Face> faces = new LinkedHashMap<>();

    private Faces() {}

    public static List<Face> all() {
        Faces all = new Faces();
        Components.deeds().forEach(all::deed);
        Components.units().forEach(all::unit);
        Components.enemies().forEach(all::enemy);
        Components.skills().forEach(all::skill);
        for (Tactic tactic : Tactic.values()) {
            all.tactic(tactic);
        }
        Components.ruins().forEach(all::ruins);
        Components.heroes().forEach(all::hero);
        for (ManaColour colour : ManaColour.values()) {
            all.add(
                    Kind.DIE.face(colour.ordinal()),
                    colour.toString(),
                    "Die",
                    colour,
                    "",
                    Data.fields(),
                    List.of(),
                    "die");
        }
        Components.tiles().forEach(all::tile);
        return List.copyOf(all.faces.values());
    }

    private void add(
            String id,
            String name,
            String kind,
            @Nullable ManaColour colour,
            String cost,
            Data.Fields numbers,
            List<String> lines,
            String symbol) {
        List<String> colours = colour == null ? List.of() : List.of(colour.toString());
        faces.put(id, new Face(id, name, kind, colours, cost, numbers, lines, symbol, "", List.of()));
    }

    /** A page of help without its title. */
    private static List<String> below(List<String> page) {
        return page.stream().skip(1).map(String::strip).toList();
    }

    private void deed(DeedCard card) {
        String kind = Events.capital(Labels.word(card.type()));
        String symbol = card.banner() == null ? Labels.word(card.type()) : "banner";
        add(
                Kind.DEED.face(card.id()),
                card.name(),
                kind,
                card.colour(),
                "",
                Data.fields(),
                below(CardNotes.on(card)),
                symbol);
    }

    private void unit(UnitKind unit) {
        Data.Fields numbers = Data.fields().with("level", unit.level()).with("armor", unit.armor());
        String cost = Integer.toString(unit.cost());
        add(Kind.UNIT.face(unit.id()), unit.name(), "Unit", null, cost, numbers, below(UnitNotes.on(unit)), "unit");
    }

    private void enemy(Enemy enemy) {
        Data.Fields numbers = Data.fields()
                .with("armor", enemy.armor())
                .with("attack", enemy.attack())
                .with("fame", enemy.fame());
        String symbol = enemy.has(Ability.SUMMON) ? "summoner" : enemy.element().toString();
        String kind = "Enemy, " + enemy.pile();
        add(Kind.ENEMY.face(enemy.id()), enemy.name(), kind, null, "", numbers, below(EnemyNotes.on(enemy)), symbol);
    }

    private void skill(Skill skill) {
        String kind = Components.hero(skill.hero()) + "'s skill";
        List<String> lines = List.of(SkillNotes.inShort(skill));
        add(Kind.SKILL.face(skill.id()), skill.name(), kind, null, "", Data.fields(), lines, "skill");
    }

    private void tactic(Tactic tactic) {
        String kind = tactic.isNight() ? "Night tactic" : "Day tactic";
        Data.Fields numbers = Data.fields().with("number", tactic.number());
        List<String> lines = List.of(tactic.says());
        add(Kind.TACTIC.face(tactic.ordinal()), tactic.toString(), kind, null, "", numbers, lines, "tactic");
    }

    private void ruins(RuinsToken token) {
        String id = Kind.RUINS.face(token.id());
        List<String> lines = List.of(token.toString());
        add(id, Events.capital(Labels.ruins(token)), "Ruins", token.altar(), "", Data.fields(), lines, "ruins");
    }

    private void hero(Hero hero) {
        add(Kind.HERO.face(hero.id()), hero.name(), "Hero", null, "", Data.fields(), below(Help.hero(hero)), "hero");
        add(Kind.SHIELD.face(hero.id()), hero.name(), "Shield", null, "", Data.fields(), List.of(), "shield");
    }

    private void tile(Tile tile) {
        List<String> lines = new ArrayList<>();
        for (HexOnTile spot : HexOnTile.values()) {
            Space space = tile.space(spot);
            lines.add(spot + ": " + name(space));
            space(space);
        }
        add(
                Kind.TILE.face(tile.id()),
                tile.name(),
                Events.capital(Labels.word(tile.kind())),
                null,
                "",
                Data.fields(),
                lines,
                "tile");
    }

    private static String name(Space space) {
        return space.terrain() + (space.site() == Site.NONE ? "" : ", " + space.site());
    }

    private void space(Space space) {
        Data.Fields numbers = Data.fields()
                .with("day", space.terrain().cost(false))
                .with("night", space.terrain().cost(true));
        List<String> lines = space.site() == Site.NONE ? List.of() : below(SiteNotes.on(space.site()));
        String symbol = space.site() == Site.NONE
                ? space.terrain().toString()
                : space.site().toString();
        add(
                Kind.space(space),
                Events.capital(name(space)),
                "Space",
                space.site().colour(),
                "",
                numbers,
                lines,
                symbol);
    }
}
