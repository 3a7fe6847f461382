package dev.cardinal.onepiece.text.noun;

import dev.cardinal.onepiece.effect.Amount;
import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Don;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Filters;
import dev.cardinal.onepiece.effect.Joint;
import dev.cardinal.onepiece.effect.Place;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.effect.Zone;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the targets of actions. */
public final class Targets {
    /** Words after which what comes before must be the subject of a new sentence. */
    private static final String[] PREDICATES = {
        "gains", "gain", "cannot", "can", "becomes", "become", "will", "is", "are", "has", "have", "does", "do"
    };

    private static final Noun ANY_CARD = new Noun(new Noun.Kind(Set.of(), Filter.ANY), true);

    private final Phrases phrases;

    Targets(Phrases phrases) {
        this.phrases = phrases;
    }

    /** The object of a verb; a noun with its own verb is not part of it. */
    @Nullable
    public Target object() {
        return all(false);
    }

    /** The object of a verb, chosen among the cards looked at, if there are any. */
    @Nullable
    public Target objectAmongLooked() {
        amongLooked = true;
        Target target = all(false);
        amongLooked = false;
        return target;
    }

    /** "the other": the cards that the last choice left over; null if the text says nothing like that. */
    @Nullable
    public Target others(@Nullable Target last) {
        Cursor in = phrases.in;
        Cursor.Mark start = in.mark();
        boolean among = last instanceof Target.Choose choose
                && (choose.among().filter() instanceof Filter.In
                        || (choose.among().filter() instanceof Filter.All(List<Filter> parts)
                                && parts.stream().anyMatch(Filter.In.class::isInstance)));
        if (among && in.takeAny("the others", "the other", "the rest") && in.hasLooked()) {
            Filter all = new Filter.In(in.lookedSlot());
            return new Target.Every(ANY_CARD.and(all)
                    .and(new Filter.Not(new Filter.In(in.itSlot())))
                    .cards());
        }
        in.back(start);
        return null;
    }

    /** The subject of a sentence. */
    @Nullable
    public Target subject() {
        return all(true);
    }

    private boolean amongLooked;

    private @Nullable Target all(boolean subject) {
        Cursor in = phrases.in;
        Target first = one();
        if (first == null) return null;
        List<Target> targets = new ArrayList<>(List.of(first));
        while (true) {
            Cursor.Mark before = in.mark();
            phrases.nouns.list(true);
            Target next = in.takeAny(", and", "and", "as well as") || listed() ? one() : null;
            phrases.nouns.list(false);
            boolean mixed = next instanceof Target.SomeDon && in.sees("to");
            boolean another =
                    next != null && !mixed && !(next instanceof Target.Those) && (subject || !in.seesAny(PREDICATES));
            if (!another) {
                in.back(before);
                break;
            }
            targets.add(next);
        }
        if (targets.size() == 1) return first;
        return new Target.Both(List.copyOf(spreadOwner(spreadZone(describedTogether(targets)))));
    }

    /** Takes the comma in a list: "up to 1 [A], up to 1 [B], and up to 1 [C]". */
    private boolean listed() {
        Cursor in = phrases.in;
        Cursor.Mark before = in.mark();
        if (in.take(",") && in.sees("up to")) return true;
        in.back(before);
        return false;
    }

    /** "up to 1 [A] and up to 1 [B], with a cost of 4 or less from your trash": what follows the comma is said of all. */
    private List<Target> describedTogether(List<Target> targets) {
        Cursor in = phrases.in;
        Filter filter = in.sees(", with") ? phrases.clauses.clause() : null;
        if (filter == null) return targets;
        Noun.Area area = phrases.zones.area();
        List<Target> all = new ArrayList<>();
        for (Target target : targets) {
            if (!(target instanceof Target.Choose choose)) return targets;
            Cards among = choose.among();
            Cards cards = area == null || area.zones().isEmpty()
                    ? new Cards(among.whose(), among.zones(), among.end(), Filters.all(among.filter(), filter))
                    : new Cards(
                            area.whose() == null ? among.whose() : area.whose(),
                            area.zones(),
                            area.end(),
                            Filters.all(among.filter(), filter));
            all.add(new Target.Choose(choose.chooser(), choose.amount(), cards, choose.joint(), choose.slot()));
        }
        return all;
    }

    /** "your opponent's rested Leader and up to 1 Character card": owner and state apply to both. */
    private static List<Target> spreadOwner(List<Target> targets) {
        if (!(targets.getFirst() instanceof Target.Every(Cards first))
                || !first.zones().equals(Set.of(Zone.LEADER_AREA))) return targets;
        List<Target> spread = new ArrayList<>();
        for (Target target : targets) {
            boolean open = target instanceof Target.Choose choose
                    && choose.among().equals(Cards.characters(Who.ANY, Filter.ANY));
            spread.add(open ? like((Target.Choose) target, first) : target);
        }
        return spread;
    }

    private static Target like(Target.Choose choose, Cards first) {
        Cards among = Cards.characters(first.whose(), first.filter());
        return new Target.Choose(choose.chooser(), choose.amount(), among, choose.joint(), choose.slot());
    }

    /** "1 card and 1 other card from your trash": the zone at the end applies to both. */
    private static List<Target> spreadZone(List<Target> targets) {
        if (!(targets.getLast() instanceof Target.Choose last) || onField(last.among())) return targets;
        List<Target> spread = new ArrayList<>();
        for (Target target : targets) {
            boolean open = target instanceof Target.Choose choose
                    && choose.among().whose() == Who.ANY
                    && onField(choose.among());
            spread.add(open ? moved((Target.Choose) target, last.among()) : target);
        }
        return spread;
    }

    private static boolean onField(Cards cards) {
        return cards.zones().contains(Zone.CHARACTER_AREA) || cards.zones().contains(Zone.LEADER_AREA);
    }

    private static Target moved(Target.Choose choose, Cards like) {
        Filter filter = choose.among().zones().equals(Set.of(Zone.CHARACTER_AREA))
                ? Filters.all(new Filter.Is(Category.CHARACTER), choose.among().filter())
                : choose.among().filter();
        Cards among = new Cards(like.whose(), like.zones(), like.end(), filter);
        return new Target.Choose(choose.chooser(), choose.amount(), among, choose.joint(), choose.slot());
    }

    private @Nullable Target one() {
        Cursor in = phrases.in;
        Cursor.Mark start = in.mark();
        Target found = phrases.pronouns.pronoun();
        if (found == null) found = thisCard();
        if (found == null) found = leaderOr();
        if (found == null) found = every();
        if (found == null) found = chosen();
        if (found == null) found = described();
        if (found == null) in.back(start);
        return found;
    }

    private @Nullable Target thisCard() {
        Cursor in = phrases.in;
        Cursor.Mark start = in.mark();
        if (phrases.nouns.isPossessive()
                && in.takeAny("this leader's", "this character's", "this card's", "this stage's")) {
            in.speakOfThis();
            return new Target.This();
        }
        boolean leader = in.take("this leader");
        if (!leader
                && !in.takeAny(
                        "this character card",
                        "this character",
                        "this stage card",
                        "this stage",
                        "this card",
                        "this event")) return null;
        if (leader || phrases.category == Category.LEADER) {
            Target either = orOthers(new Noun.Kind(Set.of(Category.LEADER), Filter.ANY), Who.YOU);
            if (either != null) return either;
        }
        if (in.takeAny("in your hand", "from your hand"))
            return new Target.Every(Cards.hand(Who.YOU, new Filter.This()));
        in.speakOfThis();
        if (in.take("from your trash")) return new Target.Every(Cards.trash(Who.YOU, new Filter.This()));
        Filter described = in.seesAny("with a cost of", "with a power of") ? phrases.clauses.clause() : null;
        if (described != null && phrases.category == Category.CHARACTER)
            return new Target.Every(Cards.characters(Who.YOU, Filters.all(described, new Filter.This())));
        if (in.seesAny("'s", "and its")) in.back(start);
        return new Target.This();
    }

    /** "your Leader", "your 1 active Leader", "your Leader or 1 of your Characters". */
    private @Nullable Target leaderOr() {
        Cursor in = phrases.in;
        Cursor.Mark start = in.mark();
        Who whose = phrases.whose();
        if (whose == null || whose == Who.ANY) {
            in.back(start);
            return null;
        }
        in.take("1");
        List<Filter> adjectives = phrases.adjectives.all();
        if (!in.take("leader") || in.seesAny("and character cards", "or character cards", "or stage cards")) {
            in.back(start);
            return null;
        }
        in.take("card");
        String name = in.name();
        if (name != null) adjectives.add(new Filter.Named(name));
        for (Filter next = phrases.clauses.clause(); next != null; next = phrases.clauses.clause())
            adjectives.add(next);
        Filter filter = Filters.all(adjectives);
        Target either = orOthers(new Noun.Kind(Set.of(Category.LEADER), filter), whose);
        return either != null ? either : new Target.Every(Cards.leader(whose, filter));
    }

    /** After the Leader: "or 1 of your Characters", which makes a choice among all of them. */
    private @Nullable Target orOthers(Noun.Kind leader, Who whose) {
        Cursor in = phrases.in;
        Cursor.Mark before = in.mark();
        if (in.takeAny("or to", "or")) {
            boolean upTo = in.take("up to");
            Noun noun = in.number() == 1 || in.takeAny("a", "an", "one") ? quantified() : null;
            boolean same = noun != null && (noun.whose() == whose || (whose == Who.YOU && noun.whose() == null));
            if (noun != null && same && noun.area() == null) {
                List<Noun.Kind> kinds = new ArrayList<>(List.of(leader));
                Filter filter = leader.filter();
                for (Noun.Kind kind : noun.kinds())
                    kinds.add(new Noun.Kind(kind.categories(), Filters.all(kind.filter(), noun.filter())));
                boolean alike = kinds.stream()
                        .allMatch(kind -> kind.filter().equals(filter)
                                && !kind.categories().isEmpty());
                if (alike && !filter.equals(Filter.ANY)) return eitherOf(kinds, whose, upTo);
                Noun all = alike && filter.equals(Filter.ANY)
                        ? new Noun(merged(kinds), true)
                        : new Noun(whose, kinds, Filter.ANY, Joint.NONE, null, true);
                return choose(upTo ? Amount.upTo(1) : Amount.exactly(1), all.whose(whose));
            }
        }
        in.back(before);
        return null;
    }

    /** The same description of the Leader and of the Characters, said twice. */
    private Target eitherOf(List<Noun.Kind> kinds, Who whose, boolean upTo) {
        List<Filter> each = new ArrayList<>();
        for (Noun.Kind kind : kinds) each.add(new Noun(kind, true).described());
        Cards among = Cards.leaderOrCharacters(whose, Filters.either(each));
        return choose(upTo ? Amount.upTo(1) : Amount.exactly(1), among, Joint.NONE);
    }

    private static Noun.Kind merged(List<Noun.Kind> kinds) {
        EnumSet<Category> categories = EnumSet.noneOf(Category.class);
        kinds.forEach(kind -> categories.addAll(kind.categories()));
        return new Noun.Kind(categories, kinds.getFirst().filter());
    }

    private @Nullable Noun quantified() {
        phrases.in.take("of");
        return phrases.nouns.noun();
    }

    /** "all of your Characters", "each of your Characters". */
    private @Nullable Target every() {
        Cursor in = phrases.in;
        Cursor.Mark start = in.mark();
        if (!in.takeAny("all of", "all", "each of", "each", "every", "any of", "any")) return null;
        in.take("the");
        Target spoken = phrases.pronouns.pronoun();
        if (spoken != null) return spoken;
        Don don = phrases.numbers.don();
        if (don != null) return new Target.SomeDon(Amount.all(), don);
        Noun noun = phrases.nouns.all();
        if (noun != null) return new Target.Every(noun.cards());
        in.back(start);
        return null;
    }

    private @Nullable Target chosen() {
        Cursor in = phrases.in;
        Cursor.Mark start = in.mark();
        Target computed = computed();
        if (computed != null) return computed;
        Amount amount = phrases.numbers.amount();
        if (amount == null && in.takeAny("a", "an", "another")) amount = Amount.exactly(1);
        if (amount == null) return null;
        boolean each = in.takeAny("each of", "of each of");
        if (!each) in.take("of");
        if (in.takeAny("the revealed cards", "those cards", "them", "the selected cards")) {
            int slot = in.hasLooked() ? in.lookedSlot() : in.itSlot();
            if (slot > 0) return choose(amount, ANY_CARD.among(slot), Joint.NONE);
        }
        Don don = phrases.numbers.don();
        if (don != null) return new Target.SomeDon(amount, don);
        Noun noun = phrases.nouns.together();
        if (noun != null) return each ? oneOfEach(amount, noun) : choose(amount, noun);
        if (in.hasLooked() && in.seesAny("at", "to")) return choose(amount, ANY_CARD);
        in.back(start);
        return null;
    }

    /** "a number of cards from your hand equal to ...". */
    private @Nullable Target computed() {
        Cursor in = phrases.in;
        Cursor.Mark start = in.mark();
        boolean upTo = in.take("up to");
        Noun noun = in.take("a number of") ? phrases.nouns.together() : null;
        Value number = noun != null && in.take("equal to") ? phrases.numbers.value() : null;
        if (noun != null && number != null) return choose(new Amount(upTo ? Value.of(0) : number, number), noun);
        in.back(start);
        return null;
    }

    private Target oneOfEach(Amount amount, Noun noun) {
        List<Noun.Kind> kinds = new ArrayList<>();
        for (Noun.Kind kind : noun.kinds()) {
            List<Filter> names =
                    kind.filter() instanceof Filter.Either(List<Filter> parts) ? parts : List.of(kind.filter());
            List<Set<Category>> categories = kind.categories().size() > 1
                    ? kind.categories().stream().map(Set::of).toList()
                    : List.of(kind.categories());
            for (Set<Category> category : categories)
                for (Filter name : names) kinds.add(new Noun.Kind(category, name));
        }
        List<Target> each = kinds.stream()
                .map(kind -> choose(
                        amount,
                        new Noun(noun.whose(), List.of(kind), noun.filter(), noun.joint(), noun.area(), noun.asCard())))
                .toList();
        return each.size() == 1 ? each.getFirst() : new Target.Both(each);
    }

    private Target choose(Amount amount, Noun noun) {
        Cursor in = phrases.in;
        boolean looked = in.hasLooked() && noun.area() == null && noun.whose() == null;
        boolean any = noun.described().equals(Filter.ANY) && noun.area() == null && noun.whose() == null;
        if (any && !in.hasLooked() && in.itSlot() > 0) {
            in.lookAtIt();
            looked = true;
        }
        boolean card = noun.asCard()
                && noun.kinds().stream().noneMatch(kind -> kind.categories().contains(Category.DON));
        Noun.Area area = noun.area();
        if (area != null && area.each()) return ofEachPlayer(amount, noun, area);
        if (looked && (amongLooked || card)) return choose(amount, noun.among(in.lookedSlot()), noun.joint());
        Cards cards = noun.cards();
        boolean life = cards.equals(Cards.in(cards.whose(), Zone.LIFE, Filter.ANY));
        return choose(amount, life ? Cards.from(Place.End.TOP, cards.whose(), Zone.LIFE) : cards, noun.joint());
    }

    /** The same number from each player. */
    private Target ofEachPlayer(Amount amount, Noun noun, Noun.Area area) {
        List<Target> both = new ArrayList<>();
        for (Who who : List.of(Who.YOU, Who.OPPONENT))
            both.add(choose(
                    amount,
                    noun.in(new Noun.Area(who, area.zones(), area.end(), false)).cards(),
                    noun.joint()));
        return new Target.Both(both);
    }

    private Target choose(Amount amount, Cards among, Joint joint) {
        Cursor in = phrases.in;
        Cursor.Slot slot = in.slot();
        in.speakOf(slot);
        return new Target.Choose(phrases.subject, amount, among, joint, slot.number());
    }

    /** Cards without a number mean all of them. */
    private @Nullable Target described() {
        Cursor in = phrases.in;
        Cursor.Mark start = in.mark();
        Noun noun = phrases.nouns.noun();
        boolean fits = noun != null && (noun.whose() != null || noun.area() != null || !noun.asCard());
        if (noun != null && fits) return new Target.Every(noun.cards());
        in.back(start);
        return null;
    }

    /** A target without a choice: "your Leader", "that card"; or null. */
    @Nullable
    public Target single() {
        Target target = one();
        return target instanceof Target.Choose ? null : target;
    }

    /** Cards at one end of a deck or of Life, to look at or reveal. */
    @Nullable
    public Noun lookedAt() {
        Noun noun = phrases.nouns.noun();
        return noun == null
                        || noun.area() == null
                        || (noun.area().end() == Place.End.ANY
                                && !noun.area().zones().contains(Zone.LIFE))
                ? null
                : noun;
    }

    /** A computed number of cards: "until you have 5 cards in your hand". */
    public static Amount excess(Value count, Value limit) {
        Value number = new Value.Minus(count, limit);
        return new Amount(number, number);
    }
}
