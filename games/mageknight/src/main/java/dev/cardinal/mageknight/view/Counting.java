package dev.cardinal.mageknight.view;

import dev.cardinal.kernel.scene.Area;
import dev.cardinal.kernel.scene.Counter;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Level;
import dev.cardinal.mageknight.data.Tile;
import dev.cardinal.mageknight.effect.Element;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.effect.Range;
import dev.cardinal.mageknight.pieces.Events;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Units;
import dev.cardinal.mageknight.rules.turn.EndTurn;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.Player;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The counters of the scene, including mana tokens and crystals. */
final class Counting {
    private final Table t;
    private final int turn;
    private final List<Counter> counters = new ArrayList<>();

    Counting(Table t, int turn) {
        this.t = t;
        this.turn = turn;
    }

    List<Counter> counters() {
        shared("round", "Round", t.round);
        shared("rounds", "Rounds", t.setup.rounds());
        shared("night", "Night", t.night() ? 1 : 0);
        shared("core", "Core tiles to come", coreTiles());
        if (turn >= 0) {
            shared("move", "Move", t.now.move);
            shared("influence", "Influence", t.now.influence);
            shared("healing", "Healing", t.now.healing);
        }
        combat();
        for (int seat = 0; seat < t.seats(); seat++) {
            player(seat);
        }
        if (t.setup.scenario().dummy()) {
            colours("dummy/crystals/", " crystals of the dummy", Area.NOBODY, t.dummyCrystals);
        }
        return counters;
    }

    private void shared(String id, String label, int value) {
        counters.add(new Counter(id, label, Area.NOBODY, value));
    }

    private int coreTiles() {
        return (int) Arrays.stream(t.piles.toArray(Zone.TILES))
                .filter(tile -> Components.tile(tile).kind() == Tile.Kind.CORE)
                .count();
    }

    private void combat() {
        Combat combat = t.combat;
        if (combat == null) {
            return;
        }
        for (Element element : Element.values()) {
            for (Range range : Range.values()) {
                String kind = Labels.word(range) + " " + Labels.word(element);
                points("attack/" + kind, Events.capital(kind) + " attack", combat.attack(range, element));
            }
            String kind = Labels.word(element);
            points("block/" + kind, Events.capital(kind) + " block", combat.blocks[element.ordinal()]);
        }
    }

    private void points(String id, String label, int value) {
        if (value > 0) {
            shared(id, label, value);
        }
    }

    private void player(int seat) {
        Player player = t.players[seat];
        Level level = Components.level(player.level);
        own(seat, "fame", "Fame", player.fame);
        own(seat, "reputation", "Reputation", player.reputation);
        own(seat, "level", "Level", player.level);
        own(seat, "armor", "Armor", level.armor());
        own(seat, "handLimit", "Hand limit", level.handLimit() + EndTurn.keeps(t, seat));
        own(seat, "command", "Command", Units.command(t, seat));
        colours(seat + "/crystals/", " crystals", seat, player.crystals);
        colours(seat + "/tokens/", " mana", seat, player.tokens);
    }

    private void own(int seat, String id, String label, int value) {
        counters.add(new Counter(seat + "/" + id, label, seat, value));
    }

    private void colours(String id, String label, int owner, int[] numbers) {
        for (int colour = 0; colour < numbers.length; colour++) {
            String name = ManaColour.values()[colour].toString();
            counters.add(new Counter(id + name, Events.capital(name) + label, owner, numbers[colour]));
        }
    }
}
