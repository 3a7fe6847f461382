package dev.cardinal.onepiece.work;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Spot;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Joint;
import dev.cardinal.onepiece.effect.Kind;
import dev.cardinal.onepiece.effect.Measure;
import dev.cardinal.onepiece.effect.Place;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.effect.Zone;
import dev.cardinal.onepiece.move.Moves;
import dev.cardinal.onepiece.move.Reports;
import dev.cardinal.onepiece.move.Where;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Counted;
import dev.cardinal.onepiece.table.Described;
import dev.cardinal.onepiece.table.Meaning;
import dev.cardinal.onepiece.table.Origin;
import dev.cardinal.onepiece.table.RememberedCards;
import dev.cardinal.onepiece.table.RunningEffect;
import dev.cardinal.onepiece.table.Table;
import java.util.Arrays;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** A player chooses cards for an effect. */
public record Choosing(int running, Target.Choose choose, Action to) implements Asking<Table> {
    private static final int FROM_TOP = 1000;
    private static final int FROM_BOTTOM = 1001;
    /** Added if the cards are the other player's and could have been the chooser's own. */
    private static final int THEIRS = 2000;

    @Override
    public boolean advance(Table t) {
        RunningEffect now = t.running(running);
        if (choose.among().end() != Place.End.ANY) {
            return fromEnd(t, now);
        }
        int[] candidates = candidates(t, now);
        boolean secret = secret(t, now);
        if (blind(t, now)) {
            int[] chosen = atRandom(t, candidates, most(t, now, candidates.length));
            bind(t, chosen);
            return false;
        }
        if (candidates.length == 0 && !secret) {
            bind(t, RunningEffect.NONE);
            return false;
        }
        if (choose.among().zones().contains(Zone.DECK)) {
            look(t, now);
        }
        return true;
    }

    /** Your own cards to be rested must be active (1-3-2-1), and cards to be played must be playable. */
    private int[] candidates(Table t, RunningEffect now) {
        int[] all = HandOptions.knownFirst(t, Meaning.all(t, now, choose.among()));
        return switch (to) {
            case Action.Rest rest
            when choose.among().whose() == Who.YOU ->
                some(all, piece -> Forbidden.mayBeRested(t, piece, Origin.effect(now)));
            case Action.Play play -> some(all, piece -> Playing.possible(t, piece, Origin.effect(now)));
            case Action.Use(var of, var timing) ->
                some(
                        all,
                        piece -> t.zone(piece) != Areas.HAND || t.printed(piece).tagged(timing).length > 0);
            default -> all;
        };
    }

    private static int[] some(int[] all, IntPredicate wanted) {
        return Arrays.stream(all).filter(wanted).toArray();
    }

    /** A player who chooses from a deck sees the faces (8-4-4-4). */
    private void look(Table t, RunningEffect now) {
        for (int seat = 0; seat < 2; seat++) {
            if (Meaning.is(now, choose.among().whose(), seat)
                    && !mentionsSlot(choose.among().filter())) {
                Moves.look(t, asked(t), Meaning.end(t, seat, Areas.DECK, Place.End.TOP, t.size(seat, Areas.DECK)));
                if (t.heard()) {
                    Reports.searched(t, asked(t), seat);
                }
            }
        }
    }

    private static boolean mentionsSlot(Filter filter) {
        return switch (filter) {
            case Filter.In in -> true;
            case Filter.All(var filters) -> filters.stream().anyMatch(Choosing::mentionsSlot);
            case Filter.Either(var filters) -> filters.stream().anyMatch(Choosing::mentionsSlot);
            default -> false;
        };
    }

    /** Whether to ask even without candidates, since not asking would reveal that there are none. */
    private boolean secret(Table t, RunningEffect now) {
        if (choose.among().zones().isEmpty()) {
            return mentionsSlot(choose.among().filter());
        }
        for (Zone zone : choose.among().zones()) {
            if (zone == Zone.HAND || zone == Zone.DECK || zone == Zone.LIFE) {
                for (int seat = 0; seat < 2; seat++) {
                    if (Meaning.is(now, choose.among().whose(), seat) && t.size(seat, Meaning.zone(zone)) > 0) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Cards from a hand that the chooser cannot see are picked blindly (Q:OP01-105). */
    private boolean blind(Table t, RunningEffect now) {
        return choose.among().zones().contains(Zone.HAND)
                && Meaning.is(now, choose.among().whose(), 1 - asked(t))
                && !Meaning.is(now, choose.among().whose(), asked(t));
    }

    private static int[] atRandom(Table t, int[] candidates, int number) {
        int[] drawn = candidates.clone();
        t.chance().shuffle(drawn, drawn.length);
        t.revealed = true;
        t.news = true;
        return Arrays.copyOf(drawn, Math.min(number, drawn.length));
    }

    private boolean fromEnd(Table t, RunningEffect now) {
        Offer offer = new Offer();
        offerEnds(t, now, offer);
        if (!offer.forced()) {
            return true;
        }
        bindEnd(t, now, offer.code(0));
        return false;
    }

    private int most(Table t, RunningEffect now, int available) {
        return Math.max(
                0, Math.min(available, Counted.value(t, now, choose.amount().most())));
    }

    /** You may fail to find a described card in a secret area (8-4-4-2), but not to pay a cost or to replace something. */
    private int least(Table t, RunningEffect now) {
        boolean replacing = now.effect().kind() == Kind.REPLACEMENT;
        boolean mayFail = Actions.described(choose) && secret(t, now) && !replacing && !paying(t);
        return mayFail
                ? 0
                : Math.max(
                        replacing ? 1 : 0, Counted.value(t, now, choose.amount().least()));
    }

    private boolean paying(Table t) {
        for (int i = t.frames.size() - 1; i >= 0; i--) {
            if (t.frames.get(i) instanceof Activation activation && activation.running() == running) {
                return activation.step() == Activation.Step.RESOLVE;
            }
        }
        return false;
    }

    private void bind(Table t, int[] chosen) {
        RunningEffect now = t.running(running);
        t.running(running, now.with(now.memory().with(choose, RememberedCards.of(t, chosen))));
        t.pop();
    }

    @Override
    public int asked(Table t) {
        return Meaning.seat(t.running(running), choose.chooser());
    }

    @Override
    public void offer(Table t, Offer into) {
        RunningEffect now = t.running(running);
        if (choose.among().end() != Place.End.ANY) {
            offerEnds(t, now, into);
            return;
        }
        int[] candidates = candidates(t, now);
        if (joint(Joint.TotalAtMost.class) instanceof Joint.TotalAtMost(Measure measure, Value limit)) {
            int room = Counted.value(t, now, limit) - relief(t, candidates);
            candidates = some(candidates, piece -> weight(t, piece) <= room);
        }
        int most = most(t, now, candidates.length);
        into.between(Math.min(least(t, now), most), most);
        for (int i = 0; i < candidates.length; i++) {
            int same = Alike.first(t, candidates, i);
            if (same == i) {
                into.add(
                        candidates[i], Alike.number(t, candidates, i), weight(t, candidates[i]), key(t, candidates[i]));
            }
        }
        limit(t, now, choose.joint(), into);
    }

    private static void limit(Table t, RunningEffect now, Joint joint, Offer into) {
        switch (joint) {
            case Joint.None none -> {}
            case Joint.TotalAtMost(Measure measure, Value limit) -> into.totalAtMost(Counted.value(t, now, limit));
            case Joint.Differ differ -> into.distinctKeys();
            case Joint.Both(Joint one, Joint other) -> {
                limit(t, now, one, into);
                limit(t, now, other, into);
            }
        }
    }

    /** The limit of this kind, alone or with another. */
    private <T extends Joint> @Nullable T joint(Class<T> kind) {
        Joint found = choose.joint() instanceof Joint.Both(Joint one, Joint other)
                ? kind.isInstance(one) ? one : other
                : choose.joint();
        return kind.isInstance(found) ? kind.cast(found) : null;
    }

    /** How much cards with negative power reduce a total. */
    private int relief(Table t, int[] candidates) {
        return Arrays.stream(candidates)
                .map(piece -> Math.min(0, weight(t, piece)))
                .sum();
    }

    private int weight(Table t, int piece) {
        return joint(Joint.TotalAtMost.class) instanceof Joint.TotalAtMost(Measure measure, Value limit)
                ? Described.measure(t, measure, piece)
                : 0;
    }

    private int key(Table t, int piece) {
        if (joint(Joint.Differ.class) instanceof Joint.Differ(Filter.Trait trait)) {
            return switch (trait) {
                case COLOR -> t.printed(piece).colors;
                case COST -> t.cost(piece);
                case TYPE -> t.printed(piece).types.hashCode();
                case ATTRIBUTE -> t.printed(piece).attributes.hashCode();
                case NAME -> t.printed(piece).card.name().hashCode();
                case NUMBER -> t.printed(piece).card.id().hashCode();
            };
        }
        return piece;
    }

    private void offerEnds(Table t, RunningEffect now, Offer into) {
        into.one();
        if (least(t, now) == 0) {
            into.add(0);
        }
        offerEnds(t, now, now.seat(), into);
        offerEnds(t, now, 1 - now.seat(), into);
        if (into.size() == 0) {
            into.add(0);
        }
    }

    private void offerEnds(Table t, RunningEffect now, int seat, Offer into) {
        boolean either = choose.among().whose() == Who.ANY;
        int most = either || seat == Meaning.seat(now, choose.among().whose()) ? most(t, now, t.size(seat, zone())) : 0;
        int from = either && seat != now.seat() ? THEIRS : 0;
        if (choose.among().end() == Place.End.TOP_OR_BOTTOM && most > 0) {
            into.add(from + FROM_TOP).add(from + FROM_BOTTOM);
            return;
        }
        for (int number = Math.max(1, Math.min(least(t, now), most)); number <= most; number++) {
            into.add(from + number);
        }
    }

    private int zone() {
        return Meaning.zone(choose.among().zones().iterator().next());
    }

    /** Binds an option for cards at the ends. */
    private void bindEnd(Table t, RunningEffect now, int option) {
        int seat = option >= THEIRS
                ? 1 - now.seat()
                : Meaning.seat(now, choose.among().whose());
        int code = option % THEIRS;
        Place.End end = code == FROM_TOP
                ? Place.End.TOP
                : code == FROM_BOTTOM ? Place.End.BOTTOM : choose.among().end();
        int number = code >= FROM_TOP ? most(t, now, t.size(seat, zone())) : code;
        bind(t, Meaning.end(t, seat, zone(), end, number));
    }

    @Override
    public void answer(Table t, Pick pick) {
        RunningEffect now = t.running(running);
        if (choose.among().end() == Place.End.ANY) {
            int[] candidates = candidates(t, now);
            bind(t, Alike.picked(t, pick, candidates));
            return;
        }
        bindEnd(t, now, pick.code(0));
    }

    @Override
    public String prompt(Table t) {
        return Prompts.choose(t, t.running(running), choose, asked(t));
    }

    @Override
    public String verb() {
        return choose.among().end() == Place.End.ANY ? "choose" : "";
    }

    private static Choice don(Table t, int code) {
        String name = (t.rested(code) ? "rested" : "active") + " DON!!";
        return Choice.of("choose", name, Data.fields(), "").on(Where.don(t, t.owner(code), t.rested(code)));
    }

    @Override
    public Choice choice(Table t, int code) {
        if (choose.among().end() == Place.End.ANY) {
            return Areas.isDon(code) ? don(t, code) : CardChoice.of(t, code, "choose", "choose_cards");
        }
        int part = code % THEIRS;
        String text = part == FROM_TOP ? "top" : part == FROM_BOTTOM ? "bottom" : Integer.toString(part);
        if (choose.among().whose() == Who.ANY && part > 0) {
            text += code >= THEIRS ? " of theirs" : " of yours";
        }
        RunningEffect now = t.running(running);
        int seat = code >= THEIRS
                ? 1 - now.seat()
                : Meaning.seat(now, choose.among().whose());
        Choice choice =
                Choice.plain(text, Data.fields().with("type", "choose_from").with("choice", text));
        return part == 0 ? choice.plainly() : choice.on(Spot.area(Where.area(seat, zone())));
    }
}
