package dev.cardinal.mageknight.pieces;

import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Spot;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Pile;
import dev.cardinal.mageknight.data.RuinsToken;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.effect.Notation;
import dev.cardinal.mageknight.table.Cause;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Wedge;
import dev.cardinal.mageknight.table.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The names of things on the table, unique where several are alike. */
public final class Labels {
    private Labels() {}

    /** A constant in lower case. */
    public static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** The colours of which there are any, with their numbers. */
    public static Data.Fields colours(int[] numbers) {
        Data.Fields colours = Data.fields();
        for (int colour = 0; colour < numbers.length; colour++) {
            if (numbers[colour] > 0) {
                colours = colours.with(ManaColour.values()[colour].toString(), numbers[colour]);
            }
        }
        return colours;
    }

    public static String card(int card) {
        return Components.deed(card).name();
    }

    /** The name of an effect's source. */
    public static String cause(Table t, Cause cause) {
        return switch (cause.what()) {
            case CARD -> Labels.card(cause.id());
            case UNIT -> unit(t, t.seat(), cause.id());
            case CALLED_UNIT -> Components.unit(cause.id()).name();
            case SKILL -> cause.id() < 0 ? "Mana" : Components.skill(cause.id()).name();
        };
    }

    /** An enemy in the combat, with a number if there are several of its kind. */
    public static String foe(Table t, int index) {
        Combat combat = t.fight();
        int same = 0;
        for (int i = 0; i < index; i++) {
            same += combat.enemies[i] == combat.enemies[index] ? 1 : 0;
        }
        return combat.enemy(index).name() + (same == 0 ? "" : " #" + (same + 1));
    }

    /** The rampaging enemy on a space. */
    public static String foeAt(Table t, int space) {
        return Components.enemy(t.land.foes.get(t.land.foes.at(space))).name() + " at " + at(space);
    }

    public static String unit(Table t, int seat, int index) {
        int same = 0;
        for (int i = 0; i < index; i++) {
            same += Units.kind(t, seat, i).equals(Units.kind(t, seat, index)) ? 1 : 0;
        }
        return Units.kind(t, seat, index).name() + (same == 0 ? "" : " #" + (same + 1));
    }

    public static Choice ability(Table t, int unit, int ability) {
        String name = unit(t, t.seat(), unit);
        String says = Notation.write(Units.kind(t, t.seat(), unit).abilities().get(ability));
        return Choice.plain(
                        name + ": " + says,
                        Data.fields()
                                .with("type", "use_unit")
                                .with("unit", name)
                                .with("ability", ability))
                .also("use")
                .on(Spots.ownUnit(t, unit));
    }

    public static Choice attack(Table t, int group) {
        List<String> foes = new ArrayList<>();
        List<Spot> spots = new ArrayList<>();
        for (int i = 0; i < t.fight().size; i++) {
            if ((group >> i & 1) == 1) {
                foes.add(foe(t, i));
                spots.add(Spots.foe(i));
            }
        }
        return Choice.plain(
                        "attack " + String.join(" and ", foes),
                        Data.fields().with("type", "attack").with("enemies", Data.texts(foes)))
                .on(spots.toArray(Spot[]::new));
    }

    /** The contents of ancient ruins: "green altar", or the colours of the enemies, such as "gray and violet". */
    public static String ruins(RuinsToken token) {
        return token.altar() != null
                ? token.altar() + " altar"
                : String.join(
                        " and ", token.enemies().stream().map(Pile::toString).toList());
    }

    public static Optional<RuinsToken> ruins(String words) {
        return Components.ruins().stream()
                .filter(token -> ruins(token).equals(words))
                .findFirst();
    }

    /** The coordinates of a space: steps to the east and to the south-east. */
    public static String at(int space) {
        return Wedge.q(space) + "/" + Wedge.r(space);
    }

    public static String space(Table t, int space) {
        Site site = t.land.site(space);
        boolean empty = site == Site.NONE || (site.isRampaging() && !t.land.foes.any(space));
        return at(space) + " (" + t.land.terrain(space) + (empty ? "" : ", " + site) + ")";
    }

    public static Choice move(Table t, int space) {
        return Choice.naming("move to " + space(t, space), "move", "to", at(space))
                .on(Spots.space(space));
    }

    public static Choice explore(int slot) {
        String centre = at(slot * Wedge.ON_TILE);
        return Choice.naming("explore at " + centre, "explore", "at", centre)
                .on(Spots.zone(Zone.TILES))
                .to(Spots.space(slot * Wedge.ON_TILE));
    }

    public static String die(int die) {
        return "die_" + die;
    }
}
