package dev.cardinal.mageknight.pieces;

import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Skill;
import dev.cardinal.mageknight.data.Space;
import dev.cardinal.mageknight.data.Tactic;
import dev.cardinal.mageknight.effect.ManaColour;
import java.util.List;
import java.util.function.Function;

/** The kinds of pieces, and their face names by the numbers that the rules use. */
public enum Kind {
    DEED(names("card/", Components.deeds())),
    UNIT(names("unit/", Components.units())),
    SKILL(names("", Components.skills(), Kind::skill)),
    TACTIC(names("tactic/", List.of(Tactic.values()))),
    ENEMY(names("enemy/", Components.enemies())),
    RUINS(names("ruins/", Components.ruins())),
    TILE(names("tile/", Components.tiles())),
    HERO(names("hero/", Components.heroes())),
    SHIELD(names("shield/", Components.heroes())),
    DIE(names("die/", List.of(ManaColour.values())));

    private final List<String> faces;

    Kind(List<String> faces) {
        this.faces = faces;
    }

    private static <T> List<String> names(String kind, List<T> all) {
        return names(kind, all, Object::toString);
    }

    private static <T> List<String> names(String kind, List<T> all, Function<T, String> name) {
        return all.stream().map(one -> kind + name.apply(one)).toList();
    }

    /** Several heroes have a skill of the same name. */
    private static String skill(Skill skill) {
        return "skill/" + Components.hero(skill.hero()) + "/" + skill;
    }

    /** The name of a face, unique among all kinds. */
    public String face(int number) {
        return faces.get(number);
    }

    /** The name of a piece within its kind. */
    public String name(int number) {
        return faces.get(number).substring(faces.get(number).indexOf('/') + 1);
    }

    /** The number of the piece with this name, or -1. */
    public int number(String name) {
        for (int number = 0; number < faces.size(); number++) {
            if (name(number).equals(name)) {
                return number;
            }
        }
        return -1;
    }

    /** The face of a space of the map: its terrain and its site, as printed. */
    public static String space(Space space) {
        return "space/" + space.terrain() + "/" + space.site();
    }
}
