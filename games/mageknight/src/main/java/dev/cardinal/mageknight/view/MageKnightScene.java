package dev.cardinal.mageknight.view;

import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Area;
import dev.cardinal.kernel.scene.Arrow;
import dev.cardinal.kernel.scene.Look;
import dev.cardinal.kernel.scene.Piece;
import dev.cardinal.kernel.scene.Place;
import dev.cardinal.kernel.scene.Scene;
import dev.cardinal.kernel.scene.Shape;
import dev.cardinal.kernel.scene.Spot;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.mageknight.data.Enemy;
import dev.cardinal.mageknight.effect.Element;
import dev.cardinal.mageknight.pieces.Dice;
import dev.cardinal.mageknight.pieces.Ground;
import dev.cardinal.mageknight.pieces.Kind;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Mana;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.Player;
import dev.cardinal.mageknight.table.Table;
import java.util.ArrayList;
import java.util.List;

/** The scene of the table for one viewer. */
record MageKnightScene(Table t, Viewer viewer, int turn) {
    Scene scene() {
        List<Area> areas = new ArrayList<>();
        new MapScene(t, viewer, turn >= 0).into(areas);
        areas.add(dice(Dice.SOURCE, "Source", Area.NOBODY));
        new ZoneScene(t, viewer).into(areas);
        for (int seat = 0; seat < t.seats(); seat++) {
            areas.add(dice(Dice.of(seat), "Dice", seat));
            Player player = t.players[seat];
            areas.add(tactic(seat, seat, player.tactic, player.flipped));
        }
        if (t.setup.scenario().dummy()) {
            areas.add(tactic(Table.DUMMY, Area.NOBODY, t.dummyTactic, false));
        }
        return new Scene(areas, new Counting(t, turn).counters(), arrows(), status());
    }

    /** The free dice, or those that a player has taken. */
    private Area dice(String id, String label, int seat) {
        List<Piece> dice = new ArrayList<>();
        for (int die = 0; die < t.source.size(); die++) {
            boolean free = t.source.isFree(die);
            if (seat < 0 ? free : !free && t.source.holder(die) == seat) {
                Data.Fields badges = Mana.depletedByTime(t, t.source.colour(die))
                        ? Data.fields().with("depleted", true)
                        : Data.fields();
                badges = free ? badges : badges.with("place", MageKnightView.place(t.source.place(die)));
                Look look = Look.up(Kind.DIE.face(t.source.colour(die)));
                dice.add(new Piece(Place.at(die), look, 1, badges));
            }
        }
        return Area.ordered(id, label, seat, Shape.DICE, dice.size(), dice);
    }

    private static Area tactic(int seat, int owner, int tactic, boolean flipped) {
        List<Piece> pieces = tactic < 0
                ? List.of()
                : List.of(Piece.at(0, Look.up(Kind.TACTIC.face(tactic)).turned(flipped)));
        return Area.ordered(Spots.tactics(seat), "Tactic", owner, Shape.ROW, pieces.size(), pieces);
    }

    /** Arrows to the hero from each enemy whose attack is still to be met. */
    private List<Arrow> arrows() {
        Combat combat = t.combat;
        List<Arrow> arrows = new ArrayList<>();
        for (int i = 0; combat != null && i < combat.size; i++) {
            if (combat.attacks(i)) {
                Player player = t.player();
                Spot hero = new Spot(Ground.HEROES, Ground.hex(player.space), Kind.HERO.face(player.hero));
                Enemy enemy = combat.attacker(i);
                String element = enemy.element() == Element.PHYSICAL ? "" : enemy.element() + " ";
                arrows.add(new Arrow(Spot.at(Ground.COMBAT, i), hero, element + "attack " + enemy.attack()));
            }
        }
        return arrows;
    }

    private String status() {
        String round = "Round " + t.round + ", " + (t.night() ? "night" : "day");
        if (t.over) {
            return round + ", the game is over";
        }
        if (turn < 0) {
            return round + ", before the first turn";
        }
        String phase = Labels.word(t.now.phase);
        return round + ", " + viewer.whose(turn) + " " + (t.combat == null ? "turn" : "combat") + ": " + phase;
    }
}
