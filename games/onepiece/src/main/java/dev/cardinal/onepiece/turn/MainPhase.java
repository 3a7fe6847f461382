package dev.cardinal.onepiece.turn;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.scene.Spot;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Barred;
import dev.cardinal.kit.Choice;
import dev.cardinal.onepiece.battle.AttackTarget;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.move.DonMoves;
import dev.cardinal.onepiece.move.Moves;
import dev.cardinal.onepiece.move.Reports;
import dev.cardinal.onepiece.move.Where;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Conditions;
import dev.cardinal.onepiece.table.IndexedCard;
import dev.cardinal.onepiece.table.Origin;
import dev.cardinal.onepiece.table.Pending;
import dev.cardinal.onepiece.table.RunningEffect;
import dev.cardinal.onepiece.table.Situation;
import dev.cardinal.onepiece.table.Table;
import dev.cardinal.onepiece.work.Activation;
import dev.cardinal.onepiece.work.Bar;
import dev.cardinal.onepiece.work.CardChoice;
import dev.cardinal.onepiece.work.Forbidden;
import dev.cardinal.onepiece.work.HandOptions;
import dev.cardinal.onepiece.work.Payment;
import dev.cardinal.onepiece.work.Playing;
import dev.cardinal.onepiece.work.Price;
import dev.cardinal.onepiece.work.Waiting;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The Main Phase: the turn player plays cards, uses effects, gives DON!! and attacks, in any order (6-5-2). */
public record MainPhase() implements Asking<Table> {
    public static final int END = 0;
    public static final int PLAY = 200;
    public static final int GIVE = 400;
    public static final int ATTACK = 600;
    public static final int USE = 1000;

    @Override
    public boolean advance(Table t) {
        return !Waiting.comesFirst(t);
    }

    @Override
    public void offer(Table t, Offer into) {
        int seat = t.turn;
        into.one();
        HandOptions.offer(t, seat, PLAY, MainPhase::mayPlay, into);
        for (int zone = Areas.LEADER; zone <= Areas.STAGE; zone++) {
            for (int i = 0; i < t.size(seat, zone); i++) {
                offerUses(t, t.at(seat, zone, i), into);
            }
        }
        if (t.donActive(seat) > 0) {
            into.add(GIVE + t.leader(seat));
            for (int i = 0; i < t.size(seat, Areas.CHARACTERS); i++) {
                into.add(GIVE + t.at(seat, Areas.CHARACTERS, i));
            }
        }
        offerAttack(t, t.leader(seat), into);
        for (int i = 0; i < t.size(seat, Areas.CHARACTERS); i++) {
            offerAttack(t, t.at(seat, Areas.CHARACTERS, i), into);
        }
        into.add(END);
    }

    private static boolean mayPlay(Table t, int piece) {
        return notPlayed(t, piece) == null;
    }

    /** Why a card can never be played in a Main Phase, or null. */
    public static @Nullable Bar unplayable(Table t, int piece) {
        IndexedCard print = t.printed(piece);
        if (print.card.category() != Category.EVENT || print.tagged(Timing.Tag.MAIN).length > 0) {
            return null;
        }
        return print.tagged(Timing.Tag.COUNTER).length > 0 ? Bar.ONLY_COUNTER : Bar.ONLY_TRIGGER;
    }

    private static @Nullable Bar notPlayed(Table t, int piece) {
        if (!Price.affordable(t, piece)) {
            Bar unplayable = unplayable(t, piece);
            return unplayable == null ? Bar.TOO_EXPENSIVE : unplayable;
        }
        Bar unplayable = unplayable(t, piece);
        return unplayable == null && !Forbidden.mayPlay(t, piece) ? Bar.PLAY_FORBIDDEN : unplayable;
    }

    private static void offerUses(Table t, int piece, Offer into) {
        for (int index : t.printed(piece).tagged(Timing.Tag.ACTIVATE_MAIN)) {
            if (notUsed(t, piece, index) == null) {
                into.add(USE + piece * 8 + index);
            }
        }
        if (!t.gained(piece).isEmpty() && notUsed(t, piece, Pending.GAINED) == null) {
            into.add(USE + piece * 8 + Pending.GAINED);
        }
    }

    /** The effect at this index of a card, or the one that it has gained. */
    private static @Nullable Effect used(Table t, int piece, int index) {
        if (index != Pending.GAINED) {
            return t.printed(piece).effect(index);
        }
        for (Effect gained : t.gained(piece)) {
            if (gained.has(Timing.Tag.ACTIVATE_MAIN)) {
                return gained;
            }
        }
        return null;
    }

    private static @Nullable Bar notUsed(Table t, int piece, int index) {
        Effect effect = used(t, piece, index);
        if (effect == null) {
            return Bar.NO_EFFECT;
        }
        if (index != Pending.GAINED && t.negated(piece)) {
            return Bar.NEGATED;
        }
        if (effect.oncePerTurn() && t.used(piece, index)) {
            return Bar.USED;
        }
        RunningEffect running = RunningEffect.of(piece, t.life(piece), t.owner(piece), effect, index, -1);
        if (!Conditions.holds(t, running, effect.conditions())) {
            return Bar.CONDITIONS;
        }
        if (!Payment.possible(t, running, effect.costs())) {
            return Bar.COST;
        }
        boolean looping = !t.loops.isEmpty() && t.loops.times(Situation.of(t, piece, index)) >= t.rules.loopLimit();
        return looping || !Forbidden.mayActivate(t, pending(t, piece, effect, index)) ? Bar.USE_FORBIDDEN : null;
    }

    private static Pending pending(Table t, int piece, Effect effect, int index) {
        return new Pending(piece, t.life(piece), t.owner(piece), effect, index, -1, false, null);
    }

    /** Players cannot attack in their own first turn (6-5-6-1). */
    private static boolean mayBattle(Table t) {
        return t.ownTurn(t.turn) > 1 || t.rules.firstTurnBattles();
    }

    private static void offerAttack(Table t, int piece, Offer into) {
        if (noAttacker(t, piece) == null) {
            into.add(ATTACK + piece);
        }
    }

    private static @Nullable Bar noAttacker(Table t, int piece) {
        if (!mayBattle(t)) {
            return Bar.FIRST_TURN;
        }
        if (t.zone(piece) == Areas.STAGE) {
            return Bar.STAGE_ATTACKER;
        }
        if (t.rested(piece)) {
            return Bar.RESTED_ATTACKER;
        }
        if (!Forbidden.mayBeRested(t, piece, Origin.RULES)) {
            return Bar.ATTACK_FORBIDDEN;
        }
        int other = 1 - t.owner(piece);
        Bar bar = Forbidden.noTarget(t, piece, t.leader(other));
        for (int i = 0; bar != null && i < t.size(other, Areas.CHARACTERS); i++) {
            if (Forbidden.noTarget(t, piece, t.at(other, Areas.CHARACTERS, i)) == null) {
                return null;
            }
        }
        return bar == null ? null : bar == Bar.LEADER_TOO_SOON ? Bar.JUST_PLAYED : Bar.ATTACK_FORBIDDEN;
    }

    private static @Nullable Bar notGiven(Table t, int piece) {
        return t.zone(piece) == Areas.STAGE
                ? Bar.STAGE_GETS_NONE
                : t.donActive(t.owner(piece)) == 0 ? Bar.NO_DON : null;
    }

    @Override
    public List<Barred> barred(Table t) {
        List<Barred> barred = new ArrayList<>();
        for (int i = 0; i < t.size(t.turn, Areas.HAND); i++) {
            int piece = t.at(t.turn, Areas.HAND, i);
            bar(t, PLAY + piece, piece, notPlayed(t, piece), barred);
        }
        for (int zone = Areas.LEADER; zone <= Areas.STAGE; zone++) {
            for (int i = 0; i < t.size(t.turn, zone); i++) {
                int piece = t.at(t.turn, zone, i);
                bar(t, ATTACK + piece, piece, noAttacker(t, piece), barred);
                bar(t, GIVE + piece, piece, notGiven(t, piece), barred);
                barUses(t, piece, barred);
            }
        }
        return barred;
    }

    private void bar(Table t, int code, int piece, @Nullable Bar bar, List<Barred> into) {
        if (bar != null) {
            into.add(new Barred(choice(t, code), bar.refusal(t, piece)));
        }
    }

    private void barUses(Table t, int piece, List<Barred> into) {
        int[] effects = t.printed(piece).tagged(Timing.Tag.ACTIVATE_MAIN);
        if (effects.length == 0) {
            bar(t, USE + piece * 8, piece, Bar.NO_EFFECT, into);
        }
        for (int index : effects) {
            Bar bar = notUsed(t, piece, index);
            if (bar != null) {
                String says = Reports.text(t, piece, t.printed(piece).effect(index));
                into.add(new Barred(choice(t, USE + piece * 8 + index), bar.refusal(t, piece, says)));
            }
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        int code = pick.code(0);
        t.unstoppable = 0;
        if (code == END) {
            t.pop();
        } else if (code >= USE) {
            int piece = (code - USE) / 8;
            int index = (code - USE) % 8;
            t.loops.note(Situation.of(t, piece, index));
            Effect effect = Objects.requireNonNull(used(t, piece, index));
            t.push(Activation.chosen(pending(t, piece, effect, index)));
        } else if (code >= ATTACK) {
            t.push(new AttackTarget(code - ATTACK));
        } else if (code >= GIVE) {
            DonMoves.give(t, code - GIVE, 1, 0);
        } else {
            play(t, code - PLAY);
        }
    }

    /** Pays for a card from hand and plays or activates it (6-5-3-1). */
    private static void play(Table t, int piece) {
        Moves.reveal(t, piece);
        Price.pay(t, piece);
        if (t.printed(piece).card.category() == Category.EVENT) {
            Activation.event(t, piece, Timing.Tag.MAIN);
        } else {
            t.push(new Playing(piece, false, Areas.HAND, Origin.RULES));
        }
    }

    @Override
    public String implied() {
        return "play";
    }

    @Override
    public String prompt(Table t) {
        return "Main Phase: play a card, use an effect, give DON!!, attack, or end your turn";
    }

    @Override
    public Choice choice(Table t, int code) {
        if (code == END) {
            return Choice.plain("end turn", "end_phase").plainly();
        } else if (code >= USE) {
            int piece = (code - USE) / 8;
            return CardChoice.effect(t, piece, (code - USE) % 8, "use", "activate_effect");
        } else if (code >= ATTACK) {
            return CardChoice.of(t, code - ATTACK, "attack with", "attack")
                    .to(targets(t, code - ATTACK).toArray(Spot[]::new));
        } else if (code >= GIVE) {
            return CardChoice.of(t, code - GIVE, "give DON to", "give_don")
                    .on(Where.don(t, t.turn, false))
                    .to(Where.spot(t, code - GIVE));
        }
        int piece = code - PLAY;
        int area = switch (t.printed(piece).card.category()) {
            case CHARACTER -> Areas.CHARACTERS;
            case STAGE -> Areas.STAGE;
            default -> Areas.TRASH;
        };
        return CardChoice.of(t, piece, "play", "play_card").to(Spot.area(Where.area(t.turn, area)));
    }

    private static List<Spot> targets(Table t, int attacker) {
        int other = 1 - t.owner(attacker);
        return IntStream.concat(
                        IntStream.of(t.leader(other)),
                        IntStream.range(0, t.size(other, Areas.CHARACTERS)).map(i -> t.at(other, Areas.CHARACTERS, i)))
                .filter(target -> Forbidden.mayAttack(t, attacker, target))
                .mapToObj(target -> Where.spot(t, target))
                .toList();
    }
}
