package dev.cardinal.onepiece.work;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.onepiece.effect.Moment;
import dev.cardinal.onepiece.table.NamesPieces;
import dev.cardinal.onepiece.table.RunningEffect;
import dev.cardinal.onepiece.table.Scheduled;
import dev.cardinal.onepiece.table.Table;
import java.util.ArrayList;
import java.util.List;

/** Performs a player's delayed actions, in the order they choose (6-6-1-2). */
public record Due(int seat, List<Scheduled> parts) implements Asking<Table>, NamesPieces {
    /** Starts all actions of this player that were delayed until one of these moments. */
    public static void now(Table t, int seat, Moment... moments) {
        List<Scheduled> parts = new ArrayList<>();
        for (int i = 0; i < t.scheduled.size(); i++) {
            Scheduled part = t.scheduled.get(i);
            if (part.seat() == seat && List.of(moments).contains(part.moment())) {
                parts.add(part);
                t.scheduled.remove(i--);
            }
        }
        if (!parts.isEmpty()) {
            t.push(new Due(seat, parts));
        }
    }

    @Override
    public boolean advance(Table t) {
        if (parts.isEmpty()) {
            t.pop();
        } else if (parts.stream()
                        .map(part -> part + " " + part.actions())
                        .distinct()
                        .count()
                > 1) {
            return true;
        } else {
            next(t, 0);
        }
        return false;
    }

    private void next(Table t, int index) {
        List<Scheduled> rest = new ArrayList<>(parts);
        Scheduled part = rest.remove(index);
        t.become(new Due(seat, rest));
        int running = t.begin(part.running().recalled(t));
        t.push(new EndEffect());
        t.push(new Perform(running, part.actions(), 0));
    }

    @Override
    public int asked(Table t) {
        return seat;
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        for (int i = 0; i < parts.size(); i++) {
            into.add(i);
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        next(t, pick.code(0));
    }

    @Override
    public String prompt(Table t) {
        return "Several delayed actions are due. Which one is next?";
    }

    @Override
    public Choice choice(Table t, int code) {
        RunningEffect running = parts.get(code).running();
        return CardChoice.effect(t, running.source(), running.index(), "resolve", "resolve_next");
    }

    @Override
    public Due renamed(int[] names) {
        return new Due(seat, parts.stream().map(part -> part.renamed(names)).toList());
    }
}
