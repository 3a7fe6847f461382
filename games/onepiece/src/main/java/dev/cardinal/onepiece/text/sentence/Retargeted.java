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
