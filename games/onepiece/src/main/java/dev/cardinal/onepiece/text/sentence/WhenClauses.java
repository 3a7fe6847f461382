package dev.cardinal.onepiece.text.sentence;

import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Cause;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Filters;
import dev.cardinal.onepiece.effect.Happening;
import dev.cardinal.onepiece.effect.Place;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.effect.Zone;
import dev.cardinal.onepiece.text.noun.Cursor;
import dev.cardinal.onepiece.text.noun.Noun;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads what happens: the clauses after "when" and before "would". */
public final class WhenClauses {
    private final Grammar grammar;

    WhenClauses(Grammar grammar) {
        this.grammar = grammar;
    }

    /** What happens, several if the text says "or"; null if it is something else. */
    @Nullable
    public List<Happening> present() {
        return of(Tense.PRESENT);
    }

    /** What is about to happen: "... would be K.O.'d". */
    @Nullable
    public List<Happening> future() {
        return of(Tense.FUTURE);
    }

    /** What has happened, several if the text says "or". */
    @Nullable
    List<Happening> past() {
        return of(Tense.PAST);
    }

    /** What happens, if it is only one thing. */
    @Nullable
    public Happening only() {
        List<Happening> found = of(Tense.PRESENT);
        return found == null || found.size() > 1 ? null : found.getFirst();
    }

    /** The verb forms of a tense. */
    private enum Tense {
        PRESENT("is", "are"),
        FUTURE("would be", "would be"),
        PAST("was", "has been");
        private final String passive;
        private final String passives;

        Tense(String passive, String passives) {
            this.passive = passive;
            this.passives = passives;
        }
    }

    private @Nullable List<Happening> of(Tense tense) {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        List<Happening> found = don(tense);
        if (found == null) found = back(start, player(tense));
        if (found == null) found = back(start, cards(tense));
        if (found == null) in.back(start);
        return found;
    }

    private @Nullable List<Happening> back(Cursor.Mark start, @Nullable List<Happening> found) {
        if (found == null) grammar.in.back(start);
        return found;
    }

    private @Nullable List<Happening> don(Tense tense) {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        int least = 1;
        if (!in.takeAny("a", "an")) {
            least = in.number();
            if (least >= 0 && !in.take("or more") && least > 1) least = -1;
        }
        if (least > 0 && in.takeAny("don cards", "don card")) {
            Who whose = in.take("on the field") ? Who.ANY : null;
            if (whose == null && in.take("on")) {
                whose = grammar.whose();
                in.take("field");
            }
            boolean given =
                    least == 1 && whose == null && tense == Tense.PRESENT && in.takeAny("is given to", "are given to");
            Cards to = given ? subject() : null;
            if (to != null) {
                if (!to.equals(Cards.thisCard())) in.speakOfSubject();
                return List.of(new Happening.DonGiven(to));
            }
            if (in.takeAny(tense.passive, tense.passives)
                    && in.takeAny("returned to your don deck", "returned to their don deck"))
                return List.of(
                        new Happening.DonReturned(whose == null ? Who.YOU : whose, least, grammar.causes.cause()));
        }
        in.back(start);
        return null;
    }

    /** What players do. */
    private @Nullable List<Happening> player(Tense tense) {
        Cursor in = grammar.in;
        if (tense == Tense.FUTURE) return null;
        if (in.takeAny(
                "your number of life cards becomes",
                "the number of your life cards becomes",
                "your life cards become",
                "your life becomes")) return life(Who.YOU);
        if (in.takeAny(
                "your opponent's number of life cards becomes", "the number of your opponent's life cards becomes"))
            return life(Who.OPPONENT);
        if (in.takeAny("your deck is reduced to", "the number of cards in your deck becomes")) {
            int number = in.number();
            return number < 0 ? null : List.of(new Happening.DeckBecomes(Who.YOU, number));
        }
        if (in.takeAny("the number of cards in your hand becomes", "your hand becomes")) {
            int number = in.number();
            in.takeAny("cards", "card");
            return number < 0 ? null : List.of(new Happening.HandBecomes(Who.YOU, number));
        }
        if (in.takeAny("you have no cards in your hand")) return List.of(new Happening.HandBecomes(Who.YOU, 0));
        if (in.takeAny("a [trigger] activates", "a [trigger] is activated"))
            return List.of(new Happening.TriggerActivated(Who.ANY));
        if (in.take("your leader takes damage")) return List.of(new Happening.TakesDamage(Who.YOU));
        if (in.take("your opponent's leader takes damage")) return List.of(new Happening.TakesDamage(Who.OPPONENT));
        if (in.take("your opponent")) return acts(Who.OPPONENT, tense);
        if (in.take("you")) return acts(Who.YOU, tense);
        return null;
    }

    private @Nullable List<Happening> life(Who whose) {
        int number = grammar.in.number();
        return number < 0 ? null : List.of(new Happening.LifeBecomes(whose, number));
    }

    private @Nullable List<Happening> acts(Who who, Tense tense) {
        Cursor in = grammar.in;
        if (tense == Tense.PAST && in.takeAny("have activated", "has activated")) return activates(who);
        if (tense == Tense.PAST && in.takeAny("played", "have played", "has played")) return plays(who);
        if (tense == Tense.PAST && in.takeAny("have taken damage", "has taken damage", "took damage"))
            return List.of(new Happening.TakesDamage(who));
        if (tense == Tense.PAST && in.takeAny("have trashed", "has trashed", "trashed")) return trashed(who);
        if (in.takeAny("activates", "activate", "activated")) return activates(who);
        if (in.takeAny("plays", "play")) return plays(who);
        if (in.takeAny("attacks", "attack"))
            return List.of(new Happening.Attacks(Cards.leaderOrCharacters(who, Filter.ANY), anyCards()));
        if (in.takeAny("takes damage", "take damage")) return List.of(new Happening.TakesDamage(who));
        if (in.takeAny(
                "deal damage to your opponent's life",
                "deals damage to your opponent's life",
                "deals damage to your life",
                "deal damage to your opponent",
                "deals damage to you"))
            return List.of(new Happening.DealsDamage(
                    Cards.leaderOrCharacters(who, Filter.ANY), who == Who.YOU ? Who.OPPONENT : Who.YOU));
        if (in.takeAny(
                "adds a card to their hand from their life",
                "adds a card from their life cards to their hand",
                "add a card to your hand from your life",
                "add a card from your life cards to your hand"))
            return List.of(new Happening.Moved(
                    Cards.in(who, Zone.LIFE, Filter.ANY), Set.of(Zone.HAND), grammar.causes.cause()));
        Cursor.Mark before = in.mark();
        boolean drawn = tense == Tense.PAST
                ? in.takeAny("have drawn", "has drawn") && in.takeAny("a card", "cards")
                : in.takeAny("draw a card", "draws a card", "draw cards");
        if (drawn) {
            boolean outside = in.takeAny(
                    "outside of your draw phase", "outside of their draw phase", "outside of the draw phase");
            return List.of(new Happening.Drawn(who, outside, grammar.causes.cause()));
        }
        in.back(before);
        return null;
    }

    /** "a card from your hand". */
    private @Nullable List<Happening> trashed(Who who) {
        Cursor in = grammar.in;
        in.takeAny("1 or more", "a", "an");
        Noun noun = grammar.nouns.noun();
        boolean own = noun != null
                && noun.area() != null
                && (noun.area().whose() == who
                        || (who == Who.OPPONENT && noun.area().whose() == null));
        if (noun == null || noun.area() == null || !own) return null;
        Cards what = new Cards(who, noun.area().zones(), Place.End.ANY, noun.described());
        return List.of(new Happening.Moved(what, Set.of(Zone.TRASH), Cause.effectOf(who)));
    }

    private static Cards anyCards() {
        return new Cards(Who.ANY, Set.of(), Place.End.ANY, Filter.ANY);
    }

    private @Nullable List<Happening> activates(Who who) {
        Cursor in = grammar.in;
        List<Happening> all = new ArrayList<>();
        Cursor.Mark before = in.mark();
        do {
            in.takeAny("an", "a");
            if (in.take("[blocker]")) all.add(new Happening.BlockerActivated(who));
            else if (in.take("[trigger]")) all.add(new Happening.TriggerActivated(who));
            else {
                Noun noun = grammar.nouns.noun();
                if (noun == null || !noun.isOf(Category.EVENT)) {
                    in.back(before);
                    return all.isEmpty() ? null : all;
                }
                all.add(new Happening.EventActivated(
                        who, Filters.all(noun.kinds().getFirst().filter(), noun.filter())));
            }
            before = in.mark();
        } while (!in.seesAny("or when", "or if") && in.take("or"));
        return all;
    }

    private @Nullable List<Happening> plays(Who who) {
        grammar.in.takeAny("a", "an");
        Noun noun = grammar.nouns.noun();
        if (noun == null) return null;
        Set<Zone> from = noun.area() == null ? Set.of() : noun.area().zones();
        Cards what = new Cards(who, Set.of(), Place.End.ANY, noun.described());
        grammar.in.speakOfSubject();
        return List.of(new Happening.Played(what, from, grammar.causes.cause()));
    }

    /** What happens to cards. */
    private @Nullable List<Happening> cards(Tense tense) {
        Cursor in = grammar.in;
        if (in.takeAny("this leader's attack", "this character's attack", "this card's attack"))
            return tense == Tense.PRESENT
                            && in.takeAny("deals damage to your opponent's life", "deals damage to your opponent")
                    ? List.of(new Happening.DealsDamage(Cards.thisCard(), Who.OPPONENT))
                    : null;
        Cards what = subject();
        if (what == null) return null;
        if (!what.equals(Cards.thisCard())) in.speakOfSubject();
        List<Happening> all = new ArrayList<>();
        Cursor.Mark before = in.mark();
        do {
            Happening one = passive(what, tense, !all.isEmpty());
            if (one == null) one = active(what, tense);
            if (one == null) {
                in.back(before);
                return all.isEmpty() ? null : all;
            }
            all.add(one);
            before = in.mark();
        } while (!in.seesAny("or when", "or if") && in.take("or"));
        return all;
    }

    /** "this Character", "a Character", "your {A} type Character", "this Leader or any of your Characters". */
    private @Nullable Cards subject() {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        Cards leaderOr = leaderOr();
        if (leaderOr != null) return leaderOr;
        if (in.takeAny("this character", "this leader", "this card", "this stage")) return Cards.thisCard();
        Who owner = in.takeAny("you have a", "you have an", "you have any") ? Who.YOU : null;
        boolean other = in.takeAny("another of", "another");
        if (!other) in.takeAny("any of", "one of", "1 of", "1 or more of", "1 or more", "any", "an", "a", "the", "1");
        Noun noun = grammar.nouns.noun();
        if (noun == null) {
            in.back(start);
            return null;
        }
        if (other) noun = noun.and(new Filter.Not(new Filter.This()));
        if (owner != null) in.take("that");
        return noun.whose(noun.whose() == null ? owner : noun.whose()).cards();
    }

    /** "this Leader or any of your Characters", "your Leader or a Character with a cost of 5 or more". */
    private @Nullable Cards leaderOr() {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        if (in.takeAny("this leader or", "your leader or")) {
            in.takeAny("any of", "one of", "1 of", "an", "a");
            Noun noun = grammar.nouns.noun();
            boolean yours = noun != null && noun.whose() != Who.OPPONENT && noun.isOf(Category.CHARACTER);
            if (noun != null && yours) {
                Noun leader = new Noun(new Noun.Kind(Set.of(Category.LEADER), Filter.ANY), false);
                return leader.whose(Who.YOU).or(noun).cards();
            }
        }
        in.back(start);
        return null;
    }

    private @Nullable Happening passive(Cards what, Tense tense, boolean again) {
        Cursor in = grammar.in;
        Cursor.Mark start = in.mark();
        if (!in.takeAny(tense.passive, tense.passives) && !again) return null;
        if (in.take("ko'd")) return new Happening.KnockedOut(what, grammar.causes.cause());
        if (in.takeAny("removed from the field", "removed from your field"))
            return new Happening.Moved(what, Set.of(), grammar.causes.cause());
        if (in.takeAny("rested")) return new Happening.Rested(what, grammar.causes.cause());
        if (in.takeAny("attacked")) return new Happening.Attacks(anyCards(), what);
        if (in.takeAny("played")) {
            Noun.Area from = grammar.zones.area();
            Set<Zone> zones = from == null ? Set.of() : from.zones();
            Who whose = from == null || from.whose() == null ? what.whose() : from.whose();
            Cards played = whose == Who.ANY ? what : playedBy(whose, what);
            return new Happening.Played(played, zones, grammar.causes.cause());
        }
        if (in.takeAny("given a don card", "given don cards", "given 1 or more don cards"))
            return new Happening.DonGiven(what);
        Happening moved = moved(what);
        if (moved == null) in.back(start);
        return moved;
    }

    /** The same as when the text says who plays it. */
    private static Cards playedBy(Who who, Cards what) {
        Filter filter = what.zones().equals(Set.of(Zone.CHARACTER_AREA))
                ? Filters.all(new Filter.Is(Category.CHARACTER), what.filter())
                : what.filter();
        return new Cards(who, Set.of(), Place.End.ANY, filter);
    }

    /** "added to your hand from your Life", "trashed from your hand by your effect". */
    private @Nullable Happening moved(Cards what) {
        Cursor in = grammar.in;
        Set<Zone> to = Set.of();
        if (in.take("trashed from your field"))
            return new Happening.Moved(
                    new Cards(Who.YOU, what.zones(), what.end(), what.filter()),
                    Set.of(Zone.TRASH),
                    grammar.causes.cause());
        if (in.takeAny("trashed from the field", "trashed")) to = Set.of(Zone.TRASH);
        else if (in.takeAny("removed")) to = Set.of();
        else if (in.takeAny("added", "returned", "placed")) {
            Place place = grammar.zones.destination();
            if (place == null) return null;
            to = Set.of(place.zone());
        } else return null;
        Noun.Area from = grammar.zones.area();
        Cards moving = from == null
                ? what
                : new Cards(
                        from.whose() == null ? what.whose() : from.whose(), from.zones(), Place.End.ANY, what.filter());
        return new Happening.Moved(moving, to, grammar.causes.cause());
    }

    private @Nullable Happening active(Cards what, Tense tense) {
        Cursor in = grammar.in;
        if (tense == Tense.FUTURE)
            return in.take("would leave the field")
                    ? new Happening.Moved(what, Set.of(), grammar.causes.cause())
                    : null;
        if (tense == Tense.PAST)
            return in.takeAny("attacked", "has attacked") ? new Happening.Attacks(what, anyCards()) : null;
        if (in.take("leaves the field")) return new Happening.Moved(what, Set.of(), grammar.causes.cause());
        if (in.takeAny("deals damage to your opponent's life", "deals damage to your opponent"))
            return new Happening.DealsDamage(what, Who.OPPONENT);
        if (in.takeAny("becomes rested")) return new Happening.Rested(what, grammar.causes.cause());
        if (in.takeAny("attacks")) return attacks(what);
        boolean battle = in.takeAny("battles and ko's", "battle and ko's");
        if (battle || in.takeAny("ko's", "ko")) {
            Cards other = subject();
            battle |= other != null && in.take("in battle");
            return other == null || !battle
                    ? null
                    : new Happening.KnockedOut(other, new Cause(Cause.Means.BATTLE, Who.ANY, what.filter()));
        }
        if (in.takeAny("battles", "battle")) {
            Cards other = subject();
            if (other != null) in.speakOfSubject();
            return other == null ? null : new Happening.Battles(what, other);
        }
        return null;
    }

    private Happening attacks(Cards what) {
        Cursor in = grammar.in;
        Cursor.Mark before = in.mark();
        if (!in.seesAny(",", "or")) {
            Target target = grammar.targets.object();
            if (target instanceof Target.Every(Cards cards)) return new Happening.Attacks(what, cards);
            if (target instanceof Target.Choose choose) return new Happening.Attacks(what, choose.among());
        }
        in.back(before);
        return new Happening.Attacks(what, anyCards());
    }
}
