package dev.cardinal.onepiece.battle;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Barred;
import dev.cardinal.kit.Choice;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.move.Moves;
import dev.cardinal.onepiece.move.TurnReports;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Battle;
import dev.cardinal.onepiece.table.Happenings;
import dev.cardinal.onepiece.table.Occurrence;
import dev.cardinal.onepiece.table.OccurrenceType;
import dev.cardinal.onepiece.table.Origin;
import dev.cardinal.onepiece.table.Table;
import dev.cardinal.onepiece.work.Bar;
import dev.cardinal.onepiece.work.CardChoice;
import dev.cardinal.onepiece.work.Forbidden;
import dev.cardinal.onepiece.work.Prompts;
import java.util.ArrayList;
import java.util.List;

/** The attacked player may rest a card with Blocker, which becomes the target (7-1-2-1, 10-1-4-1). */
public record Blocking() implements Asking<Table> {
    public static final int NOBODY = 200;

    static boolean possible(Table t, Battle battle) {
        int seat = 1 - t.turn;
        for (int zone = Areas.LEADER; zone <= Areas.CHARACTERS; zone++) {
            for (int i = 0; i < t.size(seat, zone); i++) {
                if (Forbidden.noBlock(t, t.at(seat, zone, i), battle) == null) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public int asked(Table t) {
        return 1 - t.turn;
    }

    @Override
    public void offer(Table t, Offer into) {
        Battle battle = t.battle;
        int seat = 1 - t.turn;
        into.one();
        for (int zone = Areas.LEADER; zone <= Areas.CHARACTERS; zone++) {
            for (int i = 0; i < t.size(seat, zone); i++) {
                int piece = t.at(seat, zone, i);
                if (battle != null && Forbidden.noBlock(t, piece, battle) == null) {
                    into.add(piece);
                }
            }
        }
        into.add(NOBODY);
    }

    @Override
    public List<Barred> barred(Table t) {
        List<Barred> barred = new ArrayList<>();
        Battle battle = t.battle;
        for (int zone = Areas.LEADER; battle != null && zone <= Areas.CHARACTERS; zone++) {
            for (int i = 0; i < t.size(1 - t.turn, zone); i++) {
                int piece = t.at(1 - t.turn, zone, i);
                Bar bar = Forbidden.noBlock(t, piece, battle);
                if (bar != null) {
                    barred.add(new Barred(choice(t, piece), bar.refusal(t, piece)));
                }
            }
        }
        return barred;
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        int blocker = pick.code(0);
        Battle battle = t.battle;
        if (blocker == NOBODY || battle == null) {
            return;
        }
        t.battle = battle.against(t, blocker, true);
        Moves.rest(t, blocker, Origin.RULES);
        if (t.heard()) {
            TurnReports.blocked(t, blocker);
        }
        t.await(blocker, Timing.Tag.ON_BLOCK, battle.attacker());
        Happenings.occur(t, Occurrence.to(OccurrenceType.BLOCKER, blocker, t.owner(blocker), Origin.RULES));
    }

    @Override
    public boolean open() {
        return true;
    }

    @Override
    public String prompt(Table t) {
        return Prompts.battle(t) + ". Do you block?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return code == NOBODY
                ? Choice.plain("no block", "no_block").plainly()
                : CardChoice.of(t, code, "block with", "block");
    }
}
