package dev.cardinal.onepiece.text.sentence;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Amount;
import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Place;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.text.noun.Noun;
import org.jspecify.annotations.Nullable;

/** Copies an action for other cards. */
final class Retargeted {
    private Retargeted() {}

    static @Nullable Action of(Action action, @Nullable Amount amount, Noun noun) {
        Cards among = noun.cards();
        return switch (action) {
            case Action.KnockOut(Target.Choose what) -> new Action.KnockOut(among(what, amount, among));
            case Action.Rest(Target.Choose what) -> new Action.Rest(among(what, amount, among));
            case Action.Move(Target.Choose what, Place to) -> new Action.Move(among(what, amount, among), to);
            case Action.Play(Target.Choose what, boolean rested) ->
                new Action.Play(among(what, amount, from(what, noun)), rested);
            case Action.Apply(Target.Choose what, var changes, var duration) ->
                new Action.Apply(among(what, amount, among), changes, duration);
            default -> null;
        };
    }

    /** "add up to 1 card to your hand or play it": the other action for the cards that the first would choose, or null. */
    static @Nullable Action forSame(Action other, Action first) {
        Target what = target(first);
        if (!(what instanceof Target.Choose) || !(target(other) instanceof Target.Those)) return null;
        return switch (other) {
            case Action.KnockOut _ -> new Action.KnockOut(what);
            case Action.Rest _ -> new Action.Rest(what);
            case Action.SetActive _ -> new Action.SetActive(what);
            case Action.Move(Target _, Place to) -> new Action.Move(what, to);
            case Action.Play(Target _, boolean rested) -> new Action.Play(what, rested);
            default -> null;
        };
    }

    private static @Nullable Target target(Action action) {
        return switch (action) {
            case Action.KnockOut(Target what) -> what;
            case Action.Rest(Target what) -> what;
            case Action.SetActive(Target what) -> what;
            case Action.Move(Target what, Place _) -> what;
            case Action.Play(Target what, boolean _) -> what;
            default -> null;
        };
    }

    /** The new cards come from the same place, unless the text says otherwise. */
    private static Cards from(Target.Choose what, Noun noun) {
        Cards before = what.among();
        return noun.area() != null
                ? noun.cards()
                : new Cards(before.whose(), before.zones(), before.end(), noun.described());
    }

    private static Target among(Target.Choose what, @Nullable Amount amount, Cards among) {
        return new Target.Choose(
                what.chooser(), amount == null ? what.amount() : amount, among, what.joint(), what.slot());
    }
}
