package dev.cardinal.onepiece.work;

import dev.cardinal.kit.Stack;
import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Permission;
import dev.cardinal.onepiece.effect.Prohibition;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Battle;
import dev.cardinal.onepiece.table.Conditions;
import dev.cardinal.onepiece.table.Described;
import dev.cardinal.onepiece.table.Meaning;
import dev.cardinal.onepiece.table.Origin;
import dev.cardinal.onepiece.table.Pending;
import dev.cardinal.onepiece.table.RunningEffect;
import dev.cardinal.onepiece.table.Standing;
import dev.cardinal.onepiece.table.Table;
import dev.cardinal.onepiece.table.Values;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What cannot be done: a prohibition beats an instruction (1-3-3). */
public final class Forbidden {
    private Forbidden() {}

    private static RunningEffect saying(Table t, Standing one) {
        return RunningEffect.saying(t, one.source(), one.seat());
    }

    public static boolean mayAttack(Table t, int attacker, int target) {
        return noTarget(t, attacker, target) == null;
    }

    /** Why a card cannot attack another now, regardless of its own state; or null. */
    public static @Nullable Bar noTarget(Table t, int attacker, int target) {
        boolean character = t.zone(target) == Areas.CHARACTERS;
        if (character
                && !t.rested(target)
                && !t.values()
                        .allowed(
                                attacker,
                                (one, permission) -> permission instanceof Permission.AttackActive(var what)
                                        && Described.matches(t, saying(t, one), what, target))) {
            return Bar.ACTIVE_TARGET;
        }
        boolean fresh = t.zone(attacker) == Areas.CHARACTERS && t.arrived(attacker) == t.turnNumber;
        if (fresh && !t.keywords.attacksAtOnce(t.values().keywords(attacker), character)) {
            return Bar.LEADER_TOO_SOON;
        }
        Values values = t.values();
        boolean may = values.standing().isEmpty()
                || !(values.forbidden(
                                attacker,
                                (one, no) -> no instanceof Prohibition.Attack(var targets)
                                        && Meaning.among(t, saying(t, one), targets, target))
                        || values.forbidden(
                                attacker,
                                (one, no) -> no instanceof Prohibition.AttackUnless(var what)
                                        && !Payment.possible(t, saying(t, one), what))
                        || values.forbidden(target, (one, no) -> no instanceof Prohibition.BeAttacked)
                        || values.forbiddenTo(
                                t.owner(attacker),
                                (one, no) -> no instanceof Prohibition.Attack(var targets)
                                        && Meaning.among(t, saying(t, one), targets, target)));
        return may ? null : Bar.TARGET_FORBIDDEN;
    }

    /** Pushes what a card must do in order to attack. */
    public static void demand(Table t, int attacker) {
        Stack<Standing> standing = t.values().standing();
        for (int i = standing.size() - 1; i >= 0; i--) {
            Standing one = standing.get(i);
            if (one.piece() == attacker
                    && one.change() instanceof Change.Forbid(Prohibition.AttackUnless(List<Action> what))) {
                int running = t.begin(saying(t, one));
                t.push(new EndEffect());
                t.push(new Perform(running, what, 0));
            }
        }
    }

    static boolean mayBeKnockedOut(Table t, int piece, Origin origin) {
        Values values = t.values();
        return (t.zone(piece) == Areas.CHARACTERS || t.zone(piece) == Areas.STAGE)
                && (values.standing().isEmpty()
                        || !values.forbidden(
                                piece,
                                (one, no) -> no instanceof Prohibition.BeKnockedOut(var cause)
                                        && Conditions.causes(t, saying(t, one), cause, origin)))
                && mayBeRemoved(t, piece, origin);
    }

    static boolean mayBeRemoved(Table t, int piece, Origin origin) {
        Values values = t.values();
        return t.zone(piece) != Areas.LEADER
                && (values.standing().isEmpty()
                        || !values.forbidden(
                                piece,
                                (one, no) -> no instanceof Prohibition.BeRemoved(var cause)
                                        && Conditions.causes(t, saying(t, one), cause, origin)));
    }

    /** A protection that works once per turn is used up when it prevents something (10-2-13-1). */
    static void spend(Table t, int[] pieces, Origin origin) {
        Stack<Standing> standing = t.values().standing();
        for (int i = 0; i < standing.size(); i++) {
            Standing one = standing.get(i);
            if (one.once() >= 0 && Meaning.contains(pieces, one.piece()) && protects(t, one, origin)) {
                t.use(one.source(), one.once());
                t.stale = true;
            }
        }
    }

    private static boolean protects(Table t, Standing one, Origin origin) {
        return switch (one.change()) {
            case Change.Forbid(Prohibition.BeKnockedOut(var cause)) ->
                Conditions.causes(t, saying(t, one), cause, origin);
            case Change.Forbid(Prohibition.BeRemoved(var cause)) -> Conditions.causes(t, saying(t, one), cause, origin);
            default -> false;
        };
    }

    public static boolean mayBeRested(Table t, int piece, Origin origin) {
        if (Areas.isDon(piece)) {
            return !t.rested(piece);
        }
        Values values = t.values();
        return t.onField(piece)
                && !t.rested(piece)
                && (values.standing().isEmpty()
                        || !values.forbidden(
                                piece,
                                (one, no) -> no instanceof Prohibition.BeRested(var cause)
                                        && Conditions.causes(t, saying(t, one), cause, origin)));
    }

    static boolean mayBeSetActive(Table t, int piece, Origin origin) {
        if (Areas.isDon(piece)) {
            return t.rested(piece) && mayReadyDon(t, t.owner(piece), origin);
        }
        Values values = t.values();
        return t.onField(piece)
                && t.rested(piece)
                && (values.standing().isEmpty()
                        || !values.forbidden(
                                piece,
                                (one, no) -> no instanceof Prohibition.BeSetActive(var cause)
                                        && Conditions.causes(t, saying(t, one), cause, origin)));
    }

    public static boolean refreshes(Table t, int piece) {
        Values values = t.values();
        return values.standing().isEmpty() || !values.forbidden(piece, (one, no) -> no instanceof Prohibition.Refresh);
    }

    /** Why a card cannot block an attack (10-1-4-1), or null. */
    public static @Nullable Bar noBlock(Table t, int blocker, Battle battle) {
        if (!t.keywords.blocks(t.values().keywords(blocker))) {
            return Bar.NO_BLOCKER;
        }
        if (blocker == battle.target()) {
            return Bar.IS_TARGET;
        }
        if (t.rested(blocker)) {
            return Bar.RESTED_BLOCKER;
        }
        if (t.keywords.unblockable(t.values().keywords(battle.attacker())) || !mayBeRested(t, blocker, Origin.RULES)) {
            return Bar.BLOCK_FORBIDDEN;
        }
        Values values = t.values();
        boolean may = values.standing().isEmpty()
                || !(values.forbidden(
                                blocker,
                                (one, no) -> no instanceof Prohibition.Block(var which)
                                        && (which.equals(Cards.thisCard())
                                                || Meaning.among(t, saying(t, one), which, blocker)))
                        || values.forbiddenTo(
                                t.owner(blocker),
                                (one, no) -> no instanceof Prohibition.Block(var which)
                                        && Meaning.among(t, saying(t, one), which, blocker))
                        || values.forbidden(
                                battle.attacker(),
                                (one, no) -> no instanceof Prohibition.BeBlocked(var which)
                                        && Described.matches(t, saying(t, one), which, blocker)));
        return may ? null : Bar.BLOCK_FORBIDDEN;
    }

    public static boolean mayPlay(Table t, int piece) {
        Values values = t.values();
        return values.standing().isEmpty()
                || !values.forbiddenTo(
                        t.owner(piece),
                        (one, no) -> no instanceof Prohibition.Play(var which)
                                && Meaning.among(t, saying(t, one), which, piece));
    }

    static boolean mayBePlayed(Table t, int piece, Origin origin) {
        Values values = t.values();
        return values.standing().isEmpty()
                || !values.forbidden(
                        piece,
                        (one, no) -> no instanceof Prohibition.BePlayed(var cause)
                                && Conditions.causes(t, saying(t, one), cause, origin));
    }

    static boolean mayDraw(Table t, int seat, Origin origin) {
        Values values = t.values();
        return values.standing().isEmpty()
                || origin.seat() != seat
                || !values.forbiddenTo(seat, (one, no) -> no instanceof Prohibition.Draw);
    }

    static boolean mayTakeLife(Table t, int seat, Origin origin) {
        Values values = t.values();
        return values.standing().isEmpty()
                || origin.seat() != seat
                || !values.forbiddenTo(seat, (one, no) -> no instanceof Prohibition.TakeLife);
    }

    static boolean mayReadyDon(Table t, int seat, Origin origin) {
        Values values = t.values();
        return values.standing().isEmpty()
                || !values.forbiddenTo(
                        seat,
                        (one, no) -> no instanceof Prohibition.ReadyDon(var source)
                                && origin.piece() >= 0
                                && Described.matches(t, saying(t, one), source, origin.piece()));
    }

    public static boolean mayActivate(Table t, Pending effect) {
        Values values = t.values();
        return values.standing().isEmpty()
                || !(values.forbidden(effect.source(), (one, no) -> stops(t, one, no, effect))
                        || values.forbiddenTo(effect.seat(), (one, no) -> stops(t, one, no, effect)));
    }

    private static boolean stops(Table t, Standing one, Prohibition no, Pending effect) {
        return no instanceof Prohibition.Activate(var of, var timing)
                && effect.meets(timing)
                && Meaning.among(t, saying(t, one), of, effect.source());
    }
}
