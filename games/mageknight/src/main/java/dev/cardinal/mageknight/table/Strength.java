package dev.cardinal.mageknight.table;

import dev.cardinal.mageknight.data.Ability;
import dev.cardinal.mageknight.data.Enemy;
import dev.cardinal.mageknight.effect.Element;
import dev.cardinal.mageknight.effect.Guard;
import dev.cardinal.mageknight.effect.Range;
import dev.cardinal.mageknight.effect.TurnRule;

/** The strength of attacks and blocks after resistances, walls and halving (10.2 to 10.6). */
public final class Strength {
    private Strength() {}

    /** The armor of a group of enemies, given as bits. */
    public static int armor(Combat combat, int group) {
        int armor = 0;
        for (int i = 0; i < combat.size; i++) {
            armor += (group >> i & 1) == 1 ? combat.armor(i) : 0;
        }
        return armor;
    }

    private static int walls(Table t, Combat combat, int group) {
        boolean down = t.now.rules.has(TurnRule.Kind.WALLS_DOWN);
        int walls = 0;
        for (int i = 0; i < combat.size; i++) {
            walls = (group >> i & 1) == 1 ? Math.max(walls, combat.walls(i, down)) : walls;
        }
        return walls;
    }

    /** Whether any enemy of the group halves attacks of this element (10.3). */
    public static boolean resisted(Combat combat, int group, Element element) {
        for (int i = 0; i < combat.size; i++) {
            if ((group >> i & 1) == 1 && resists(combat.resistances(i), element)) {
                return true;
            }
        }
        return false;
    }

    public static boolean resists(int resistances, Element element) {
        return element == Element.COLD_FIRE
                ? bit(resistances, Element.FIRE) && bit(resistances, Element.ICE)
                : bit(resistances, element);
    }

    private static boolean bit(int resistances, Element element) {
        return (resistances >> element.ordinal() & 1) == 1;
    }

    /** Whether attacks of this range can reach the group now. */
    public static boolean reaches(Table t, Combat combat, int group, Range range) {
        if (t.now.phase == Phase.ATTACK) {
            return true;
        }
        int walls = walls(t, combat, group);
        return range == Range.SIEGE ? walls < 2 : range == Range.RANGED && walls == 0;
    }

    /** The total of all attack points against a group; those that are resisted are added up and halved once (10.3). */
    public static int attack(Table t, Combat combat, int group) {
        int full = 0;
        int half = 0;
        for (Element element : ELEMENTS) {
            int points = attack(t, combat, group, element);
            if (resisted(combat, group, element)) {
                half += points;
            } else {
                full += points;
            }
        }
        return full + half / 2;
    }

    /** The attack points of an element that reach a group, before any halving. */
    public static int attack(Table t, Combat combat, int group, Element element) {
        int points = 0;
        for (Range range : RANGES) {
            points += reaches(t, combat, group, range) ? combat.attack(range, element) : 0;
        }
        return element == Element.PHYSICAL && doubled(t) ? points * 2 : points;
    }

    /** Whether physical attacks count double now. */
    private static boolean doubled(Table t) {
        return t.now.phase == Phase.ATTACK && t.now.rules.has(TurnRule.Kind.DOUBLE_PHYSICAL);
    }

    private static final Element[] ELEMENTS = Element.values();
    private static final Range[] RANGES = Range.values();

    /** The block needed against an enemy's attack. */
    public static int toBlock(Combat combat, int index) {
        Enemy attacker = combat.attacker(index);
        return attacker.attack() * (attacker.has(Ability.SWIFT) ? 2 : 1);
    }

    /** The total of all block points against one attack (10.4). */
    public static int block(Combat combat, int index) {
        Enemy attacker = combat.attacker(index);
        boolean swift = attacker.has(Ability.SWIFT);
        int full = 0;
        int half = 0;
        for (Element element : ELEMENTS) {
            int points = combat.blocks[element.ordinal()] + (swift ? combat.swiftBlocks[element.ordinal()] : 0);
            points += element == Element.ICE ? combat.guards[Guard.BY_ICONS.ordinal()] * icons(attacker) : 0;
            if (stops(element, attacker.element())) {
                full += points;
            } else {
                half += points;
            }
        }
        return full + half / 2;
    }

    /** Whether a block of one element stops an attack of another in full. */
    public static boolean stops(Element block, Element attack) {
        return switch (attack) {
            case PHYSICAL -> true;
            case FIRE -> block == Element.ICE || block == Element.COLD_FIRE;
            case ICE -> block == Element.FIRE || block == Element.COLD_FIRE;
            case COLD_FIRE -> block == Element.COLD_FIRE;
        };
    }

    /** The abilities, attack colours and resistances of an enemy. */
    private static int icons(Enemy enemy) {
        int colours = enemy.element() == Element.COLD_FIRE ? 2 : enemy.element() == Element.PHYSICAL ? 0 : 1;
        return Integer.bitCount(enemy.abilities()) + Integer.bitCount(enemy.resistances()) + colours;
    }

    /** The damage of an unblocked attack. */
    public static int damage(Enemy attacker) {
        return attacker.attack() * (attacker.has(Ability.BRUTAL) ? 2 : 1);
    }
}
