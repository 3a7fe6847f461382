package dev.cardinal.onepiece.text.words;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Amount;
import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Don;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Place;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.effect.Zone;
import dev.cardinal.onepiece.text.spelling.Tags;
import java.util.List;

/** Renders single actions. */
final class ActionWords {
    private final Voice voice;

    ActionWords(Voice voice) {
        this.voice = voice;
    }

    /** A clause that tells a player to do something, with "your opponent" if it is the opponent. */
    String action(Action action) {
        Who before = voice.subject;
        Who actor = actor(action);
        voice.subject = actor;
        boolean named = actor != before && !isSentence(action);
        String words = (named ? actor == Who.YOU ? "you " : "your opponent " : "")
                + clause(action, actor == Who.OPPONENT && named);
        voice.subject = before;
        return words;
    }

    private static boolean isSentence(Action action) {
        return action instanceof Action.Apply
                || action instanceof Action.May
                || action instanceof Action.Later
                || action instanceof Action.Win;
    }

    /** Whether "you may" can come before it. */
    boolean isDoneByYou(Action action) {
        return switch (action) {
            case Action.IfDone(List<Action> what, List<Action> _) -> isDoneByYou(what.getFirst());
            case Action.If _, Action.May _, Action.Later _, Action.Apply _, Action.ChooseOne _ -> false;
            default -> actor(action) == Who.YOU;
        };
    }

    /** The player who chooses, draws or pays; you by default. */
    private Who actor(Action action) {
        return switch (action) {
            case Action.Draw(Who who, Value _, boolean _) -> who;
            case Action.Shuffle(Who whose) -> whose;
            case Action.ReturnDon(Who whose, Amount _) -> whose;
            case Action.AddDon(Who whose, Amount _, boolean _) -> whose;
            case Action.ChooseOne(Who who, List<List<Action>> _) -> who;
            case Action.ChooseNumber(Who who, int _, int _, int _) -> who;
            case Action.ExtraTurn(Who who) -> who;
            case Action.Damage(Who to, Value _) when to == voice.subject -> to;
            case Action.Move(Target what, Place _) -> chooser(what);
            case Action.KnockOut(Target what) -> chooser(what);
            case Action.Rest(Target what) -> chooser(what);
            case Action.SetActive(Target what) -> chooser(what);
            case Action.Play(Target what, boolean _) -> chooser(what);
            case Action.Select(Target what) -> chooser(what);
            case Action.Turn(Target what, boolean _) -> chooser(what);
            case Action.GiveDon(Target _, Target to, boolean each) -> each ? Who.YOU : chooser(to);
            case Action.Reveal(Target what) ->
                what instanceof Target.Every(Cards cards) && cards.zones().contains(Zone.HAND)
                        ? cards.whose()
                        : chooser(what);
            default -> Who.YOU;
        };
    }

    private static Who chooser(Target target) {
        return switch (target) {
            case Target.Choose choose -> choose.chooser();
            case Target.SomeDon(Amount _, Don _) -> Who.YOU;
            case Target.Both(List<Target> targets) -> chooser(targets.getFirst());
            default -> Who.YOU;
        };
    }

    private static String verb(String verb, boolean third) {
        if (!third) return verb;
        return verb.endsWith("sh") || verb.endsWith("s") ? verb + "es" : verb.endsWith("K.O.") ? "K.O.'s" : verb + "s";
    }

    private String clause(Action action, boolean third) {
        return switch (action) {
            case Action.Draw(Who _, Value number, boolean upTo) -> verb("draw", third) + " " + drawn(number, upTo);
            case Action.Move(Target what, Place to) -> move(what, to, third);
            case Action.KnockOut(Target what) -> verb("K.O.", third) + " " + voice.targets.target(what);
            case Action.Play(Target what, boolean rested) ->
                verb("play", third) + " " + voice.targets.target(what) + (rested ? " rested" : "");
            case Action.Rest(Target what) -> verb("rest", third) + " " + voice.targets.target(what);
            case Action.SetActive(Target what) -> verb("set", third) + " " + voice.targets.target(what) + " as active";
            case Action.Apply(Target what, var changes, var duration) ->
                voice.changes.sentence(what, changes, duration);
            case Action.Look(Cards at, Amount amount, int slot) -> look(at, amount, slot, third);
            case Action.Reveal(Target what) -> reveal(what, third);
            case Action.Select(Target what) -> select(what, third);
            case Action.ChooseNumber(Who _, int least, int most, int slot) -> chooseNumber(least, most, slot, third);
            case Action.Shuffle(Who _) -> verb("shuffle", third) + (third ? " their deck" : " your deck");
            case Action.GiveDon(Target don, Target to, boolean each)
            when each -> "give " + voice.targets.target(to) + " " + voice.targets.target(don) + " each";
            case Action.GiveDon(Target don, Target to, boolean _) ->
                verb("give", third) + " " + voice.targets.target(don) + " to "
                        + (don instanceof Target.SomeDon(Amount _, Don(Who whose, var _)) && whose == Who.OWNER
                                ? voice.targets.ofAnyOwner(to)
                                : voice.targets.target(to));
            case Action.AddDon(Who whose, Amount amount, boolean rested) -> addDon(whose, amount, rested, third);
            case Action.ReturnDon(Who whose, Amount amount) -> returnDon(whose, amount, third);
            case Action.Turn(Target what, boolean up) ->
                verb("turn", third) + " " + voice.targets.target(what) + (up ? " face-up" : " face-down");
            case Action.Damage(Who to, Value number)
            when to == voice.subject && to == Who.OPPONENT -> "take " + voice.numbers.value(number) + " damage";
            case Action.Damage(Who to, Value number) ->
                "deal " + voice.numbers.value(number) + " damage to " + (to == Who.YOU ? "you" : "your opponent");
            case Action.Redirect(Target to) -> "change the attack target to " + voice.targets.target(to);
            case Action.SwapBasePower(Target one, Target other, var duration) ->
                "swap the base power of " + voice.targets.target(one)
                        + (one.equals(other) ? " with each other" : " with that of " + voice.targets.target(other))
                        + ChangeWords.duration(duration);
            case Action.Use(Target of, var timing) ->
                "activate the " + Tags.printed(timing) + " effect of " + voice.targets.target(of);
            case Action.ExtraTurn(Who _) -> verb("take", third) + " an extra turn after this one";
            case Action.Win(Who who) -> who == Who.YOU ? "you win the game" : "your opponent wins the game";
            case Action.Nothing() -> "do nothing";
            case Action.Later(var moment, List<Action> what) ->
                ChangeWords.moment(moment) + ", " + voice.sentences.joined(what);
            case Action.ChooseOne(Who _, List<List<Action>> choices) ->
                verb("choose", third) + " one:" + voice.sentences.choices(choices);
            case Action.May(Who who, List<Action> what, var _, var _) -> may(who, what);
            case Action.If _, Action.IfDone _ -> throw new IllegalStateException("is a sentence of its own: " + action);
        };
    }

    private String may(Who who, List<Action> what) {
        Who before = voice.subject;
        voice.subject = who;
        String words = (who == Who.YOU ? "you may " : "your opponent may ") + voice.sentences.joined(what);
        voice.subject = before;
        return words;
    }

    private String drawn(Value number, boolean upTo) {
        if (number instanceof Value.Exactly(int n)) return (upTo ? "up to " : "") + n + (n == 1 ? " card" : " cards");
        if (number instanceof Value.ForEvery(int n, int every, Value of))
            return n + (n == 1 ? " card" : " cards") + " for every " + voice.numbers.every(every, of);
        return "a number of cards equal to " + voice.numbers.value(number);
    }

    private String move(Target what, Place to, boolean third) {
        if (to.equals(Place.trash())) return verb("trash", third) + " " + voice.targets.target(what);
        boolean yours = isYours(what);
        String cards = voice.targets.target(what);
        String where = voice.targets.destination(to);
        if (yours && to.whose() == Who.OWNER)
            where = where.replace("the owner's", voice.subject == Who.YOU ? "your" : "their");
        if (to.revealed()) return verb("reveal", third) + " " + cards + " and add it " + where;
        boolean back = to.end() == Place.End.ANY && (to.zone() == Zone.DECK || to.zone() == Zone.DON_DECK);
        String verb = to.zone() == Zone.HAND ? yours ? "add" : "return" : back ? "return" : "place";
        return verb(verb, third) + " " + cards + " " + where;
    }

    /** Whether the cards come from your deck, hand, trash or Life, or were looked at. */
    private boolean isYours(Target what) {
        if (!(what instanceof Target.Choose choose)) return what instanceof Target.TheRest;
        Cards among = choose.among();
        return among.zones().isEmpty() || (among.whose() == voice.subject && !voice.cards.isOnField(among));
    }

    private String look(Cards at, Amount amount, int slot, boolean third) {
        boolean all = amount.equals(Amount.all());
        if (all && at.equals(Cards.hand(Who.OPPONENT, Filter.ANY))) {
            voice.look(slot);
            return verb("look", third) + " at your opponent's hand";
        }
        String words = verb("look", third) + " at "
                + (all
                        ? voice.cards.all(at)
                        : voice.numbers.amount(amount) + " " + voice.cards.noun(at, !NumberWords.isOne(amount)));
        voice.look(slot);
        return words;
    }

    private String reveal(Target what, boolean third) {
        String words = verb("reveal", third) + " ";
        if (what instanceof Target.Every(Cards cards) && cards.equals(Cards.hand(cards.whose(), Filter.ANY)))
            return words + voice.whose(cards.whose()) + " hand";
        words += voice.targets.target(what);
        if (what instanceof Target.Choose) voice.lookAtIt();
        return words;
    }

    private String select(Target what, boolean third) {
        String words = verb("select", third) + " " + voice.targets.target(what);
        if (what instanceof Target.Both(List<Target> parts) && parts.getFirst() instanceof Target.Choose first)
            voice.together(first.slot(), (int)
                    parts.stream().filter(Target.Choose.class::isInstance).count());
        if (what instanceof Target.Choose) voice.lookAtIt();
        return words;
    }

    private String chooseNumber(int least, int most, int slot, boolean third) {
        voice.chooseNumber(slot);
        if (least == 0 && most == Amount.ANY_NUMBER) return verb("choose", third) + " a cost";
        return verb("choose", third) + " a number from " + least + " to " + most;
    }

    private String addDon(Who whose, Amount amount, boolean rested, boolean third) {
        boolean one = NumberWords.isOne(amount);
        String deck = whose == Who.OPPONENT ? " from their DON!! deck and " : " from your DON!! deck and ";
        return verb("add", third) + " " + voice.numbers.amount(amount) + (one ? " DON!! card" : " DON!! cards")
                + deck
                + (rested ? "rest " + (one ? "it" : "them") : "set " + (one ? "it" : "them") + " as active");
    }

    private String returnDon(Who whose, Amount amount, boolean third) {
        String their = third || whose == Who.OPPONENT ? "their" : "your";
        boolean computed = !(amount.most() instanceof Value.Exactly);
        String cards = computed
                ? "a number of DON!! cards"
                : voice.numbers.amount(amount) + (NumberWords.isOne(amount) ? " DON!! card" : " DON!! cards");
        return verb("return", third) + " " + cards + " from " + their + " field to " + their + " DON!! deck"
                + (computed ? " equal to " + voice.numbers.value(amount.most()) : "");
    }
}
