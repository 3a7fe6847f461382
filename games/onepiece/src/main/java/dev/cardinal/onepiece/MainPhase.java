package dev.cardinal.onepiece;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Spot;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Timing;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The Main Phase: the turn player plays cards, uses effects, gives DON!! and attacks, in any order (6-5-2). */
record MainPhase() implements Asking<Table>, Calm {
    static final int END = 0;
    static final int PLAY = 200;
    static final int GIVE = 400;
    static final int ATTACK = 600;
    static final int USE = 1000;

    @Override
    public boolean advance(Table t) {
        return true;
    }

    @Override
    public int asked(Table t) {
        return t.turn;
    }

    @Override
    public void offer(Table t, Offer into) {
        int seat = t.turn;
        into.one();
        Hand.offer(t, seat, PLAY, MainPhase::mayPlay, into);
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
        if (mayBattle(t)) {
            offerAttack(t, t.leader(seat), into);
            for (int i = 0; i < t.size(seat, Areas.CHARACTERS); i++) {
                offerAttack(t, t.at(seat, Areas.CHARACTERS, i), into);
            }
        }
        into.add(END);
    }

    static boolean mayPlay(Table t, int piece) {
        Category category = t.printed(piece).card.category();
        boolean event = category == Category.EVENT;
        return Price.affordable(t, piece)
                && (!event || t.printed(piece).tagged(Timing.Tag.MAIN).length > 0)
                && Forbidden.mayPlay(t, piece);
    }

    private static void offerUses(Table t, int piece, Offer into) {
        for (int index : t.printed(piece).tagged(Timing.Tag.ACTIVATE_MAIN)) {
            if (mayUse(t, piece, index)) {
                into.add(USE + piece * 8 + index);
            }
        }
        if (!t.gained(piece).isEmpty() && mayUse(t, piece, Activation.GAINED)) {
            into.add(USE + piece * 8 + Activation.GAINED);
        }
    }

    /** The effect at this place of a card, or the one that it has gained. */
    private static @Nullable Effect used(Table t, int piece, int index) {
        if (index != Activation.GAINED) {
            return t.printed(piece).effect(index);
        }
        for (Effect gained : t.gained(piece)) {
            if (gained.has(Timing.Tag.ACTIVATE_MAIN)) {
                return gained;
            }
        }
        return null;
    }

    static boolean mayUse(Table t, int piece, int index) {
        Effect effect = used(t, piece, index);
        if (effect == null || (index != Activation.GAINED && t.negated(piece))) {
            return false;
        }
        Act act = Act.of(piece, t.life(piece), t.owner(piece), effect, index, -1);
        return !(effect.oncePerTurn() && t.used(piece, index))
                && Conditions.holds(t, act, effect.conditions())
                && Payment.possible(t, act, effect.costs())
                && Forbidden.mayActivate(t, pending(t, piece, effect, index))
                && (t.loops.isEmpty() || t.loops.times(Situation.of(t, piece, index)) < t.rules.loopLimit());
    }

    private static Pending pending(Table t, int piece, Effect effect, int index) {
        return new Pending(piece, t.life(piece), t.owner(piece), effect, index, -1, false);
    }

    /** Nobody may battle in their own first turn (6-5-6-1). */
    static boolean mayBattle(Table t) {
        return Turn.own(t, t.turn) > 1 || t.rules.firstTurnBattles();
    }

    private static void offerAttack(Table t, int piece, Offer into) {
        if (mayAttack(t, piece)) {
            into.add(ATTACK + piece);
        }
    }

    static boolean mayAttack(Table t, int piece) {
        if (!Forbidden.mayBeRested(t, piece, Deed.RULES)) {
            return false;
        }
        int other = 1 - t.owner(piece);
        if (Forbidden.mayAttack(t, piece, t.leader(other))) {
            return true;
        }
        for (int i = 0; i < t.size(other, Areas.CHARACTERS); i++) {
            if (Forbidden.mayAttack(t, piece, t.at(other, Areas.CHARACTERS, i))) {
                return true;
            }
        }
        return false;
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
            activate(t, piece, Timing.Tag.MAIN);
        } else {
            t.push(new Playing(piece, false, Areas.HAND, Deed.RULES));
        }
    }

    /** An Event is trashed first, then its effects happen (8-4-2). */
    static void activate(Table t, int piece, Timing.Tag tag) {
        Moves.move(t, piece, Areas.TRASH, false, false, Deed.RULES);
        if (t.heard()) {
            Told.played(t, piece);
        }
        int[] effects = t.printed(piece).tagged(tag);
        for (int i = effects.length - 1; i >= 0; i--) {
            Effect effect = t.printed(piece).effect(effects[i]);
            t.push(Activation.of(new Pending(piece, t.life(piece), t.owner(piece), effect, effects[i], -1, true)));
        }
        Happenings.occur(t, Occurrence.to(OccurrenceType.EVENT, piece, t.owner(piece), Deed.RULES));
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
