package dev.cardinal.mageknight.pieces;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.text.Count;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.effect.Notation;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Wedge;
import dev.cardinal.mageknight.table.Zone;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Events, in words and as data. Called only if there are listeners. */
public final class Events {
    private Events() {}

    public static String player(int seat) {
        return "Player " + seat;
    }

    public static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    static void open(Table t, String type, int seat, String text, Data.Fields details) {
        t.tell(Event.open(type, seat, text, details));
    }

    static void mine(Table t, String type, String text, Data.Fields details) {
        open(t, type, t.seat(), player(t.seat()) + " " + text, details);
    }

    static void drawn(Table t, int seat, int number) {
        List<String> names = new ArrayList<>();
        int hand = Zone.hand(seat);
        for (int i = t.piles.size(hand) - number; i < t.piles.size(hand); i++) {
            names.add(Labels.card(t.piles.get(hand, i)));
        }
        Data.Fields closed = Data.fields().with("count", number);
        t.tell(Event.open("cards_drawn", seat, player(seat) + " draws {}", closed)
                .hiding(1 << seat, names, Data.fields().with("cards", Data.texts(names))));
    }

    private static Data.Fields card(int card) {
        return Data.fields().with("card", Labels.card(card));
    }

    public static void discarded(Table t, int seat, int card) {
        open(t, "card_discarded", seat, player(seat) + " discards " + Labels.card(card), card(card));
    }

    static void thrownAway(Table t, int seat, int card) {
        open(t, "card_removed", seat, player(seat) + " throws away " + Labels.card(card), card(card));
    }

    static void gained(Table t, int seat, int card) {
        open(t, "card_gained", seat, player(seat) + " gains " + Labels.card(card), card(card));
    }

    public static void played(Table t, int card, boolean strong) {
        mine(
                t,
                "card_played",
                "plays " + Labels.card(card) + (strong ? ", strong" : ""),
                card(card).with("mode", strong ? "strong" : "basic"));
    }

    public static void sideways(Table t, int card, int points) {
        mine(
                t,
                "card_played",
                "plays " + Labels.card(card) + " sideways for " + points,
                card(card).with("mode", "sideways").with("points", points));
    }

    public static void unitUsed(Table t, int unit, Effect effect) {
        String name = Labels.unit(t, t.seat(), unit);
        mine(
                t,
                "unit_used",
                "uses " + name + ": " + Notation.write(effect),
                Data.fields().with("unit", name));
    }

    public static void skillUsed(Table t, int seat, int skill) {
        String name = Components.skill(skill).name();
        String text = player(seat) + " uses " + name;
        open(t, "skill_used", seat, text, Data.fields().with("skill", name));
    }

    static void fame(Table t, int seat, int number) {
        open(
                t,
                "fame",
                seat,
                player(seat) + " gains " + number + " fame",
                Data.fields().with("gained", number).with("fame", t.players[seat].fame));
    }

    static void reputation(Table t, int seat, int change) {
        open(
                t,
                "reputation",
                seat,
                player(seat) + "'s reputation " + (change > 0 ? "rises" : "falls") + " to "
                        + t.players[seat].reputation,
                Data.fields().with("change", change).with("reputation", t.players[seat].reputation));
    }

    static void paid(Table t, int way) {
        String what = switch (Mana.what(way)) {
            case Mana.ENDLESS -> "endless mana";
            case Mana.TOKEN -> "token";
            case Mana.DIE -> "die";
            case Mana.KEPT_DIE -> "stolen die";
            default -> "crystal";
        };
        String colour = ManaColour.values()[Mana.colour(way)].toString();
        mine(
                t,
                "mana_paid",
                "pays a " + colour + " " + what,
                Data.fields()
                        .with("with", what)
                        .with("color", colour)
                        .with("as", ManaColour.values()[Mana.as(way)].toString()));
    }

    public static void mana(Table t, int colour, boolean crystal) {
        String name = ManaColour.values()[colour].toString();
        mine(
                t,
                crystal ? "crystal_gained" : "mana_gained",
                "gains a " + name + (crystal ? " crystal" : " mana token"),
                Data.fields().with("color", name));
    }

    static void rolled(Table t, int colour) {
        String name = ManaColour.values()[colour].toString();
        mine(t, "die_rolled", "rolls " + name, Data.fields().with("color", name));
    }

    public static void moved(Table t, int space) {
        mine(t, "moved", "moves to " + Labels.space(t, space), Data.fields().with("to", Labels.at(space)));
    }

    public static void withdrew(Table t) {
        int space = t.player().space;
        mine(
                t,
                "withdrew",
                "withdraws to " + Labels.space(t, space),
                Data.fields().with("to", Labels.at(space)));
    }

    static void shown(Table t, int foe) {
        int space = t.land.foes.space(foe);
        String name = Components.enemy(t.land.foes.get(foe)).name();
        open(
                t,
                "enemy_revealed",
                -1,
                "Revealed: " + name + " at " + Labels.space(t, space),
                Data.fields().with("enemy", name).with("at", Labels.at(space)));
    }

    public static void revealed(Table t, int slot, int tile) {
        String name = Components.tile(tile).name();
        open(
                t,
                "tile_revealed",
                -1,
                "The tile " + name + " is revealed at " + Labels.at(slot * Wedge.ON_TILE),
                Data.fields().with("tile", name).with("at", Labels.at(slot * Wedge.ON_TILE)));
    }

    public static void interacts(Table t) {
        String site = t.land.site(t.player().space).toString();
        mine(
                t,
                "interaction",
                "interacts with the people of the " + site,
                Data.fields().with("site", site));
    }

    public static void recruited(Table t, int unit) {
        String name = Components.unit(unit).name();
        mine(t, "unit_recruited", "recruits " + name, Data.fields().with("unit", name));
    }

    static void unit(Table t, String type, String text, int unit) {
        String name = Labels.unit(t, t.seat(), unit);
        open(
                t,
                type,
                t.seat(),
                player(t.seat()) + "'s " + name + " " + text,
                Data.fields().with("unit", name));
    }

    public static void readied(Table t, int unit) {
        unit(t, "unit_readied", "are ready again", unit);
    }

    public static void unitHealed(Table t, int unit) {
        unit(t, "unit_healed", "are healed", unit);
    }

    public static void artifacts(Table t) {
        List<String> names = Arrays.stream(t.piles.toArray(Zone.looking(t.seat())))
                .mapToObj(Labels::card)
                .toList();
        mine(
                t,
                "artifacts_drawn",
                "draws the artifacts " + String.join(", ", names),
                Data.fields().with("cards", Data.texts(names)));
    }

    public static void level(Table t) {
        mine(t, "level_up", "reaches level " + t.player().level, Data.fields().with("level", t.player().level));
    }

    public static void skills(Table t) {
        List<String> names = Arrays.stream(t.piles.toArray(Zone.newSkills(t.seat())))
                .mapToObj(skill -> Components.skill(skill).name())
                .toList();
        mine(
                t,
                "skills_revealed",
                "turns over " + String.join(" and ", names),
                Data.fields().with("skills", Data.texts(names)));
    }

    public static void skill(Table t, int skill) {
        String name = Components.skill(skill).name();
        mine(t, "skill_learned", "learns " + name, Data.fields().with("skill", name));
    }

    static void woundsCounted(Table t, int seat, int number) {
        String text = player(seat) + " has " + Count.of(number, "wound") + " in hand";
        open(t, "wounds_counted", seat, text, Data.fields().with("count", number));
    }

    public static void handShown(Table t, int seat) {
        List<String> names = new ArrayList<>();
        for (int card : t.piles.toArray(Zone.hand(seat))) {
            names.add(Labels.card(card));
        }
        open(
                t,
                "hand_shown",
                seat,
                player(seat) + " shows " + String.join(", ", names),
                Data.fields().with("cards", Data.texts(names)));
    }
}
