package dev.cardinal.onepiece.work;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Permission;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.move.Moves;
import dev.cardinal.onepiece.move.Reports;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Described;
import dev.cardinal.onepiece.table.Happenings;
import dev.cardinal.onepiece.table.NamesPieces;
import dev.cardinal.onepiece.table.Occurrence;
import dev.cardinal.onepiece.table.OccurrenceType;
import dev.cardinal.onepiece.table.Origin;
import dev.cardinal.onepiece.table.PieceNumber;
import dev.cardinal.onepiece.table.RunningEffect;
import dev.cardinal.onepiece.table.Table;
import dev.cardinal.onepiece.table.Values;

/** Plays a Character or a Stage; if its area is full, another is trashed first (3-7-6, 3-8-5). */
public record Playing(@PieceNumber int piece, boolean rested, int from, Origin origin)
        implements Asking<Table>, NamesPieces {
    /** Only Characters and Stages can be played (3-7-3, 3-8-3), unless an effect forbids it. */
    static boolean possible(Table t, int piece, Origin origin) {
        Category category = t.printed(piece).card.category();
        return (category == Category.CHARACTER || category == Category.STAGE)
                && Forbidden.mayPlay(t, piece)
                && Forbidden.mayBePlayed(t, piece, origin);
    }

    @Override
    public boolean advance(Table t) {
        if (!possible(t, piece, origin) || t.onField(piece)) {
            // That nothing happens reveals what the card is not.
            t.revealed = true;
            t.news = true;
            t.pop();
            return false;
        }
        int seat = t.owner(piece);
        int zone = area(t);
        int room = zone == Areas.CHARACTERS ? t.rules.characterArea() : t.rules.stageArea();
        if (t.size(seat, zone) >= room) {
            Moves.reveal(t, piece);
            if (room > 1) {
                return true;
            }
            Moves.move(t, t.at(seat, zone, 0), Areas.TRASH, false, false, Origin.RULES);
        }
        place(t, zone);
        return false;
    }

    private int area(Table t) {
        return t.printed(piece).isCharacter ? Areas.CHARACTERS : Areas.STAGE;
    }

    private void place(Table t, int zone) {
        t.pop();
        Moves.move(t, piece, zone, false, false, origin);
        t.arrived(piece, t.turnNumber);
        if (t.heard()) {
            Reports.played(t, piece);
        }
        if (rested || entersRested(t)) {
            Moves.turn(t, piece, true);
        }
        t.await(piece, Timing.Tag.ON_PLAY, piece);
        Happenings.occur(t, Occurrence.move(OccurrenceType.PLAYED, piece, from, zone, t.owner(piece), origin));
    }

    private boolean entersRested(Table t) {
        int seat = t.owner(piece);
        Values values = t.values();
        return !values.standing().isEmpty()
                && values.allowedTo(
                        seat,
                        permission -> permission instanceof Permission.PlayedRested(var cards)
                                && Described.matches(t, RunningEffect.saying(t, t.leader(seat), seat), cards, piece));
    }

    @Override
    public int asked(Table t) {
        return t.owner(piece);
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        for (int i = 0; i < t.size(t.owner(piece), area(t)); i++) {
            into.add(t.at(t.owner(piece), area(t), i));
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        Moves.move(t, pick.code(0), Areas.TRASH, false, false, Origin.RULES);
    }

    @Override
    public boolean open() {
        return true;
    }

    @Override
    public String prompt(Table t) {
        String what = t.printed(piece).isCharacter ? "Character" : "Stage";
        return "Your " + what + " area is full. Trash which " + what + " to play "
                + t.printed(piece).card.name() + "?";
    }

    @Override
    public Choice choice(Table t, int code) {
        String type = t.printed(piece).isCharacter ? "trash_character" : "trash_stage";
        return CardChoice.of(t, code, "trash", type);
    }

    @Override
    public Playing renamed(int[] names) {
        return new Playing(names[piece], rested, from, origin.renamed(names));
    }
}
