package dev.cardinal.onepiece.work;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Spot;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Don;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.move.Where;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Counted;
import dev.cardinal.onepiece.table.DonPlace;
import dev.cardinal.onepiece.table.Meaning;
import dev.cardinal.onepiece.table.RunningEffect;
import dev.cardinal.onepiece.table.Table;
import java.util.Arrays;

/** A player chooses DON!! cards for an effect: how many, and from where. */
public record ChooseDon(int running, Target.SomeDon target, Use use) implements Asking<Table> {
    /** What the DON!! cards are chosen for. */
    enum Use {
        REST,
        SET_ACTIVE,
        GIVE,
        CHANGE,
        RETURN;

        static Use of(Action action) {
            return switch (action) {
                case Action.Rest rest -> REST;
                case Action.SetActive active -> SET_ACTIVE;
                case Action.GiveDon give -> GIVE;
                case Action.Apply apply -> CHANGE;
                default -> RETURN;
            };
        }
    }

    /** The owner of the DON!! cards; if the text says nothing else, that of the card they are given to. */
    static int holder(Table t, RunningEffect now, Target.SomeDon target) {
        int[] chosen = now.memory().chosenLast();
        return target.don().whose() == Who.OWNER && chosen.length > 0
                ? t.owner(chosen[0])
                : Meaning.seat(now, target.don().whose());
    }

    @Override
    public boolean advance(Table t) {
        Offer offer = new Offer();
        offer(t, offer);
        if (!offer.forced()) {
            return true;
        }
        Pick pick = new Pick();
        for (int i = 0; i < offer.size() && pick.size() < offer.max(); i++) {
            for (int n = 0; n < offer.count(i) && pick.size() < offer.max(); n++) {
                pick.add(offer.code(i));
            }
        }
        answer(t, pick);
        return false;
    }

    @Override
    public int asked(Table t) {
        RunningEffect now = t.running(running);
        return use == Use.RETURN && target.don().whose() == Who.OPPONENT ? 1 - now.seat() : now.seat();
    }

    @Override
    public void offer(Table t, Offer into) {
        RunningEffect now = t.running(running);
        int seat = holder(t, now, target);
        Don.State state = target.don().state();
        boolean active = use != Use.SET_ACTIVE && state != Don.State.RESTED && state != Don.State.GIVEN;
        boolean rested = use != Use.REST && state != Don.State.ACTIVE && state != Don.State.GIVEN;
        boolean given = state == Don.State.GIVEN || (use == Use.RETURN && state == Don.State.ANY);
        int available =
                (active ? t.donActive(seat) : 0) + (rested ? t.donRested(seat) : 0) + (given ? given(t, seat) : 0);
        int most = Math.clamp(Counted.value(t, now, target.amount().most()), 0, available);
        int least = Math.clamp(Counted.value(t, now, target.amount().least()), 0, most);
        into.between(least, most);
        if (active && t.donActive(seat) > 0) {
            into.add(DonPlace.ACTIVE, t.donActive(seat));
        }
        if (rested && t.donRested(seat) > 0) {
            into.add(DonPlace.RESTED, t.donRested(seat));
        }
        if (given) {
            offerGiven(t, t.leader(seat), into);
            for (int i = 0; i < t.size(seat, Areas.CHARACTERS); i++) {
                offerGiven(t, t.at(seat, Areas.CHARACTERS, i), into);
            }
        }
    }

    private void offerGiven(Table t, int piece, Offer into) {
        if (given(t, piece, use) > 0) {
            into.add(DonPlace.GIVEN + piece, t.given(piece));
        }
    }

    private int given(Table t, int seat) {
        int number = given(t, t.leader(seat), use);
        for (int i = 0; i < t.size(seat, Areas.CHARACTERS); i++) {
            number += given(t, t.at(seat, Areas.CHARACTERS, i), use);
        }
        return number;
    }

    /** DON!! cards cannot be given to the card that already has them (Q:OP07-001). */
    private int given(Table t, int piece, Use to) {
        return to == Use.GIVE && t.running(running).memory().chose(piece) ? 0 : t.given(piece);
    }

    @Override
    public void answer(Table t, Pick pick) {
        int[] chosen = new int[pick.size()];
        for (int i = 0; i < chosen.length; i++) {
            chosen[i] = pick.code(i);
        }
        Arrays.sort(chosen);
        RunningEffect now = t.running(running);
        t.running(running, now.with(now.memory().withDon(chosen)));
        t.pop();
    }

    @Override
    public String prompt(Table t) {
        RunningEffect now = t.running(running);
        int least = Counted.value(t, now, target.amount().least());
        int most = Counted.value(t, now, target.amount().most());
        return Prompts.purpose(t, now, asked(t)) + " (choose " + Prompts.number(least, most) + " DON!!)";
    }

    @Override
    public String verb() {
        return "choose";
    }

    private Spot[] lying(Table t, boolean rested) {
        return Where.don(t, holder(t, t.running(running), target), rested);
    }

    @Override
    public Choice choice(Table t, int code) {
        return switch (code) {
            case DonPlace.ACTIVE ->
                Choice.of("choose", "active DON!!", json(), "").on(lying(t, false));
            case DonPlace.RESTED ->
                Choice.of("choose", "rested DON!!", json(), "").on(lying(t, true));
            default -> {
                int piece = code - DonPlace.GIVEN;
                String name = "DON!! of " + t.printed(piece).card.name();
                yield CardChoice.of(t, piece, name, "choose", json()).on(Spot.at(Where.under(t, piece), 0));
            }
        };
    }

    @Override
    public Data.Fields json() {
        return Data.fields().with("type", "choose_don");
    }
}
