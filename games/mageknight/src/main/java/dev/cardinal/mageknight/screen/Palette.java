package dev.cardinal.mageknight.screen;

import dev.cardinal.kernel.scene.Colour;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.data.Enemy;
import dev.cardinal.mageknight.data.Pile;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.data.Tactic;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.effect.Terrain;
import dev.cardinal.mageknight.table.Wedge;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The colours of all names: cards and mana in mana colours, enemies red, units cyan. */
final class Palette {
    /** A name cut shorter could be any word. */
    private static final int SHORTEST = 5;

    private Palette() {}

    static Map<String, Colour> names() {
        Map<String, Colour> names = new LinkedHashMap<>();
        for (DeedCard card : Components.deeds()) {
            Colour colour = card.id() == DeedCard.WOUND ? Colour.GREY : mana(card.colour());
            names.put(card.name(), colour);
            names.put(card.strongName(), colour);
        }
        Components.units().forEach(unit -> names.put(unit.name(), Colour.CYAN));
        Components.enemies().forEach(enemy -> names.putIfAbsent(enemy.name(), Colour.RED));
        Components.skills().forEach(skill -> names.put(skill.name(), Colour.PURPLE));
        Components.heroes().forEach(hero -> names.put(hero.name(), Colour.PURPLE));
        for (Tactic tactic : Tactic.values()) {
            names.put(tactic.toString(), Colour.YELLOW);
        }
        for (ManaColour colour : ManaColour.values()) {
            names.put(colour.toString(), mana(colour));
        }
        for (Pile pile : Pile.values()) {
            names.putIfAbsent(pile.toString(), pile(pile));
        }
        for (Terrain terrain : Terrain.values()) {
            names.put(terrain.toString(), terrain(terrain));
        }
        for (Site site : Site.values()) {
            if (site != Site.NONE) {
                Colour colour = site.colour() == null ? Colour.CYAN : mana(site.colour());
                names.put(site.toString(), colour);
                if (!site.isRampaging()) {
                    names.putIfAbsent(MapWords.site(site, site.toString().length()), colour);
                }
            }
        }
        return names;
    }

    /** The names, their shortened forms on the map, and spaces in the colours of their terrains. */
    static Map<String, Colour> tints() {
        Map<String, Colour> tints = new LinkedHashMap<>(names());
        for (int room = SHORTEST; room < MapDrawing.WIDEST; room++) {
            for (Enemy enemy : Components.enemies()) {
                tints.putIfAbsent(MapWords.enemy(enemy.name(), room), Colour.RED);
            }
            for (Site site : Site.values()) {
                tints.putIfAbsent(MapWords.site(site, room), site.colour() == null ? Colour.CYAN : mana(site.colour()));
            }
        }
        for (int space = 0; space < Wedge.SPACES; space++) {
            for (Terrain terrain : Terrain.values()) {
                tints.put(MapCell.place(terrain, space, MapDrawing.WIDEST), terrain(terrain));
                tints.put(MapCell.place(terrain, space, 0), terrain(terrain));
            }
        }
        Components.heroes().forEach(hero -> tints.put("*" + hero.name().charAt(0), Colour.PURPLE));
        tints.remove("");
        return tints;
    }

    /** Artifacts, which have no colour, are yellow. */
    private static Colour mana(@Nullable ManaColour colour) {
        return switch (colour) {
            case RED -> Colour.RED;
            case BLUE -> Colour.BLUE;
            case GREEN -> Colour.GREEN;
            case WHITE -> Colour.WHITE;
            case GOLD -> Colour.YELLOW;
            case BLACK -> Colour.GREY;
            case null -> Colour.YELLOW;
        };
    }

    private static Colour pile(Pile pile) {
        return switch (pile) {
            case BROWN -> Colour.YELLOW;
            case VIOLET -> Colour.PURPLE;
            default -> Colour.GREY;
        };
    }

    private static Colour terrain(Terrain terrain) {
        return switch (terrain) {
            case PLAINS, FOREST -> Colour.GREEN;
            case HILLS, DESERT -> Colour.YELLOW;
            case WASTELAND -> Colour.RED;
            case SWAMP -> Colour.PURPLE;
            case LAKE, SEA -> Colour.BLUE;
            case MOUNTAIN -> Colour.GREY;
        };
    }
}
