package dev.cardinal.mageknight.rules.fight;

import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Pile;
import dev.cardinal.mageknight.data.RuinsToken;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.pieces.CombatEvents;
import dev.cardinal.mageknight.pieces.Fame;
import dev.cardinal.mageknight.pieces.Ground;
import dev.cardinal.mageknight.pieces.Sight;
import dev.cardinal.mageknight.rules.land.Exploring;
import dev.cardinal.mageknight.rules.land.Steps;
import dev.cardinal.mageknight.rules.play.Play;
import dev.cardinal.mageknight.rules.trade.Altar;
import dev.cardinal.mageknight.table.Bar;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.Phase;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Tokens;
import dev.cardinal.mageknight.table.Wedge;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Starts combats (10.1). */
public final class Fights {
    private Fights() {}

    /** A combat after a step to walls or past enemies that it provoked. */
    public static void march(Table t) {
        int from = t.now.metFoesFrom;
        int space = t.player().space;
        boolean assault = Steps.guarded(t, space);
        t.now.metFoesFrom = Wedge.NOWHERE;
        Combat.Start start = assault ? Combat.Start.ASSAULT : Combat.Start.RAMPAGE;
        Combat combat = begin(t, new Combat(start, space, from, false, false));
        if (assault) {
            Fame.reputation(t, t.seat(), -1);
            garrison(t, combat, space);
        }
        for (int i = 0; i < t.land.foes.size(); i++) {
            if (Steps.provokes(t, i, from, space)) {
                rampaging(t, i);
            }
        }
        t.push(new Joining(space));
    }

    /** Adds the defenders of a site; another player's empty keep gets a random garrison. */
    private static void garrison(Table t, Combat combat, int space) {
        if (t.land.owner(space) >= 0) {
            combat.halfFame = true;
            draw(t, Pile.GRAY, Combat.DEFENDER | Combat.WALLED);
            return;
        }
        for (int i = 0; i < t.land.foes.size(); i++) {
            if (t.land.foes.space(i) == space) {
                Sight.show(t, i);
                Ground.join(t, t.land.foes.get(i), space, Combat.DEFENDER | Combat.WALLED);
            }
        }
    }

    private static void rampaging(Table t, int foe) {
        if (t.fight().size < Combat.MOST) {
            Ground.join(t, t.land.foes.get(foe), t.land.foes.space(foe), Combat.RAMPAGING);
        }
    }

    /** Draws an enemy from its pile. */
    private static void draw(Table t, Pile pile, int flags) {
        int enemy = Exploring.drawEnemy(t, pile);
        if (enemy != Exploring.NOBODY) {
            Ground.join(t, enemy, Wedge.NOWHERE, flags);
        }
    }

    public static Combat begin(Table t, Combat combat) {
        t.combat = combat;
        t.now.fought = true;
        t.now.healing = 0;
        t.now.influence = 0;
        if (!Play.moveFights(t)) {
            t.now.move = 0;
        }
        t.push(new Fight(false));
        if (t.heard()) {
            CombatEvents.fight(t);
        }
        return combat;
    }

    /** Challenges the rampaging enemies on these spaces. */
    static void challenge(Table t, int[] spaces) {
        int here = t.player().space;
        begin(t, new Combat(Combat.Start.RAMPAGE, here, here, false, false));
        for (int space : spaces) {
            rampaging(t, t.land.foes.at(space));
        }
    }

    /** Adds a rampaging enemy to the current combat. */
    static void join(Table t, int space) {
        rampaging(t, t.land.foes.at(space));
    }

    /** Why a hero cannot have an adventure on this space. */
    public static @Nullable Bar noAdventure(Table t, int space) {
        Site site = t.land.site(space);
        boolean again = site == Site.DUNGEON || site == Site.TOMB;
        if (!site.isAdventure()) {
            return Bar.NO_SITE;
        }
        boolean foes = (again || t.land.owner(space) < 0) && (site != Site.ANCIENT_RUINS || ruinsFoes(t, space));
        return foes ? null : Bar.CLEARED;
    }

    /** Whether there are ruins that are not known to be an altar. */
    private static boolean ruinsFoes(Table t, int space) {
        int ruins = t.land.ruins.at(space);
        return ruins != Tokens.NONE
                && (!t.land.ruins.seen(ruins)
                        || Components.ruins(t.land.ruins.get(ruins)).altar() == null);
    }

    /** Enters the adventure site on the hero's space. */
    public static void enter(Table t) {
        int space = t.player().space;
        Site site = t.land.site(space);
        if (site == Site.ANCIENT_RUINS) {
            int ruins = t.land.ruins.at(space);
            Ground.showRuins(t, ruins);
            RuinsToken token = Components.ruins(t.land.ruins.get(ruins));
            if (token.altar() != null) {
                t.now.phase = Phase.REST;
                if (Altar.possible(t)) {
                    Altar.pay(t);
                }
                return;
            }
        }
        boolean under = site == Site.DUNGEON || site == Site.TOMB;
        begin(t, new Combat(Combat.Start.ADVENTURE, space, space, under, under));
        switch (site) {
            case DUNGEON -> draw(t, Pile.BROWN, Combat.DEFENDER);
            case TOMB -> draw(t, Pile.RED, Combat.DEFENDER);
            default -> dwellers(t, space, site);
        }
    }

    /** Adds the enemies that stay at a site until they are beaten. */
    private static void dwellers(Table t, int space, Site site) {
        if (!t.land.foes.any(space)) {
            for (Pile pile : dwelling(t, space, site)) {
                int enemy = Exploring.drawEnemy(t, pile);
                if (enemy != Exploring.NOBODY) {
                    Ground.post(t, space, enemy, true);
                }
            }
        }
        for (int i = 0; i < t.land.foes.size(); i++) {
            if (t.land.foes.space(i) == space) {
                Sight.show(t, i);
                Ground.join(t, t.land.foes.get(i), space, Combat.DEFENDER);
            }
        }
    }

    private static Iterable<Pile> dwelling(Table t, int space, Site site) {
        return switch (site) {
            case MONSTER_DEN -> List.of(Pile.BROWN);
            case SPAWNING_GROUNDS -> List.of(Pile.BROWN, Pile.BROWN);
            default ->
                Components.ruins(t.land.ruins.get(t.land.ruins.at(space))).enemies();
        };
    }

    /** Attacks the monastery to burn it down. */
    public static void burn(Table t) {
        int space = t.player().space;
        begin(t, new Combat(Combat.Start.BURNING, space, space, false, true));
        Fame.reputation(t, t.seat(), -3);
        draw(t, Pile.VIOLET, Combat.DEFENDER);
    }
}
