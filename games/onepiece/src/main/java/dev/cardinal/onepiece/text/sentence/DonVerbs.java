package dev.cardinal.onepiece.text.sentence;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Amount;
import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Don;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.effect.Zone;
import dev.cardinal.onepiece.text.noun.Cursor;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads what is done with DON!! cards. */
public final class DonVerbs {
    private final Grammar grammar;

    DonVerbs(Grammar grammar) {
        this.grammar = grammar;
    }

    @Nullable
    List<Action> action() {
        Cursor in = grammar.in;
        if (in.takeAny("add", "adds")) return add();
        if (in.takeAny("give", "gives")) return give();
        if (in.takeAny("return", "returns")) return giveBack();
        return null;
    }

    /** A cost in its short form: "DON!! −2", or a circled number. */
    @Nullable
    public Action sign() {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        if (in.take("don")) {
            Integer number = in.signed();
            if (number != null && number < 0) return new Action.ReturnDon(Who.YOU, Amount.exactly(-number));
        } else if (in.take("circled")) {
            int number = in.number();
            if (number >= 0)
                return new Action.Rest(new Target.SomeDon(Amount.exactly(number), new Don(Who.YOU, Don.State.ACTIVE)));
        }
        in.back(start);
        return null;
    }

    /** "add up to 1 DON!! card from your DON!! deck and rest it". */
    private @Nullable List<Action> add() {
        Cursor in = grammar.in;
        List<Action> all = new ArrayList<>();
        Action first = added(false);
        if (first == null) return null;
        all.add(first);
        while (true) {
            Cursor.Mark before = in.mark();
            Action more = in.takeAny(", and add", "and add") ? added(true) : null;
            if (more == null) {
                in.back(before);
                return all;
            }
            all.add(more);
        }
    }

    private @Nullable Action added(boolean again) {
        Cursor in = grammar.in;
        Amount amount = grammar.numbers.amount();
        if (amount == null) return null;
        boolean additional = in.take("additional");
        if (!in.takeAny("don cards", "don card")) return null;
        boolean from = in.takeAny("from your don deck", "from their don deck");
        if (!from && !(again && additional)) return null;
        in.takeAny("to your cost area");
        if (in.takeAny(
                "and set it as active",
                "and set them as active",
                "and sets it as active",
                "and sets them as active",
                "as active")) return new Action.AddDon(grammar.subject, amount, false);
        if (in.takeAny("and rest it", "and rest them", "and rests it", "and rests them", "rested", "as rested"))
            return new Action.AddDon(grammar.subject, amount, true);
        return null;
    }

    /** "give up to 2 rested DON!! cards to ...", "give ... up to 1 rested DON!! card each". */
    private @Nullable List<Action> give() {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        Target.SomeDon don = don();
        if (don != null && in.take("to each of")) {
            Target each = grammar.targets.object();
            if (each == null) return null;
            boolean several = !(each instanceof Target.Every) && !isOne(each); // all cards of a kind get theirs anyway
            return List.of(new Action.GiveDon(don, each, several));
        }
        if (don != null && in.take("to")) {
            Target to = ofAnyOwner();
            if (to != null) return List.of(new Action.GiveDon(ofOwner(don), to, false));
            to = grammar.targets.object();
            if (to != null && !isOne(to) && in.take("each")) return List.of(new Action.GiveDon(don, to, true));
            return to == null ? null : andMore(new Action.GiveDon(don, to, false));
        }
        in.back(start);
        Target to = grammar.targets.object();
        don = to == null ? null : don();
        if (to == null || don == null) return null;
        boolean each = in.take("each");
        return each || isOne(to) ? List.of(new Action.GiveDon(don, to, each && !isOne(to))) : null;
    }

    private static boolean isOne(Target to) {
        return to instanceof Target.This
                || (to instanceof Target.Choose choose && choose.amount().most().equals(Value.of(1)))
                || (to instanceof Target.Every(Cards cards) && cards.zones().equals(Set.of(Zone.LEADER_AREA)));
    }

    /** "its owner's Leader or 1 of their Characters": a card of either player, which gets DON!! cards of that player. */
    private @Nullable Target ofAnyOwner() {
        if (!grammar.in.takeAny(
                "its owner's leader or 1 of their characters",
                "its owner's leader or 1 of its owner's characters",
                "the owner's leader or 1 of their characters",
                "their owner's leader or 1 of their characters")) return null;
        return grammar.cardVerbs.choose(Amount.exactly(1), Cards.leaderOrCharacters(Who.ANY, Filter.ANY));
    }

    private static Target.SomeDon ofOwner(Target.SomeDon don) {
        return new Target.SomeDon(don.amount(), new Don(Who.OWNER, don.don().state()));
    }

    /** "... and up to 1 rested DON!! card to 1 of your Characters". */
    private List<Action> andMore(Action first) {
        Cursor in = grammar.in;
        Cursor.Mark before = in.mark();
        Target.SomeDon don = in.takeAny("and", ", and") ? don() : null;
        Target to = don != null && in.take("to") ? grammar.targets.object() : null;
        if (don != null && to != null) return List.of(first, new Action.GiveDon(don, to, false));
        in.back(before);
        return List.of(first);
    }

    private Target.@Nullable SomeDon don() {
        Amount amount = grammar.in.takeAny("all of", "all") ? Amount.all() : grammar.numbers.amount();
        if (amount == null) return null;
        grammar.in.take("of");
        Don don = grammar.numbers.don();
        return don == null ? null : new Target.SomeDon(amount, don);
    }

    /** "return 1 DON!! card from your field to your DON!! deck". */
    private @Nullable List<Action> giveBack() {
        Cursor in = grammar.in;
        if (in.takeAny(
                "don cards from your field to your don deck until you have the same number of don cards on your field as your opponent")) {
            Value number = Verbs.difference(new Don(Who.YOU, Don.State.ANY), new Don(Who.OPPONENT, Don.State.ANY));
            return List.of(new Action.ReturnDon(Who.YOU, new Amount(number, number)));
        }
        if (in.take("a number of don cards from your field to your don deck equal to")) {
            Value number = grammar.numbers.value();
            return number == null ? null : List.of(new Action.ReturnDon(Who.YOU, new Amount(number, number)));
        }
        Amount amount = grammar.numbers.amount();
        if (amount == null) return null;
        in.take("of");
        Don don = grammar.numbers.don();
        if (don == null
                || don.state() != Don.State.ANY
                || !in.takeAny("to your don deck", "to their don deck", "to the don deck")) return null;
        return List.of(new Action.ReturnDon(don.whose(), amount));
    }
}
