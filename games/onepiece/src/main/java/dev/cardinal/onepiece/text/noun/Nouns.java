package dev.cardinal.onepiece.text.noun;

import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Filters;
import dev.cardinal.onepiece.effect.Joint;
import dev.cardinal.onepiece.effect.Place;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.effect.Zone;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads nouns with what comes before and after them. */
public final class Nouns {
    private final Phrases phrases;

    /** Whether a noun may have the form "Character's". */
    private boolean possessive;

    /** Whether all cards are meant, so that "and" joins kinds of them. */
    private boolean whole;

    /** Whether a noun is one of a list, so that what follows a comma is said of all of it. */
    private boolean listed;

    /** Whether a noun may say where the cards are. */
    private boolean placed = true;

    Nouns(Phrases phrases) {
        this.phrases = phrases;
    }

    /** A noun with its owner, its adjectives and its clauses, or null. */
    @Nullable
    public Noun noun() {
        return noun(false);
    }

    /** The same for cards that are chosen or counted together, which can have a limit in common. */
    @Nullable
    public Noun together() {
        return noun(true);
    }

    /** The same without a place, which then belongs to the words before it: "other than a red card from your hand". */
    @Nullable
    Noun anywhere() {
        boolean before = placed;
        placed = false;
        Noun noun = noun();
        placed = before;
        return noun;
    }

    private @Nullable Noun noun(boolean joint) {
        Cursor in = phrases.in;
        Cursor.Mark start = in.mark();
        Who whose = phrases.whose();
        Noun noun = life();
        if (noun == null) noun = alternatives(whose);
        if (noun == null) {
            in.back(start);
            return null;
        }
        Noun described = clauses(noun.whose(noun.whose() == null ? whose : noun.whose()), joint, true);
        Cursor.Mark before = in.mark();
        Noun other = described.area() == null && or(described) ? alternatives(null) : null;
        Noun rest = other == null ? null : clauses(other, joint, false);
        boolean elsewhere = rest != null && described.whose() != null && rest.area() != null;
        if (rest == null || elsewhere) {
            in.back(before);
            return described;
        }
        return clauses(described.or(rest), joint, true);
    }

    /** Takes an "or" before other cards that are counted with these. */
    private boolean or(Noun noun) {
        Cursor in = phrases.in;
        if (in.takeAny("or up to 1 of", "or 1 of", ", or up to 1 of"))
            return noun.whose() != null && phrases.whose() == noun.whose();
        if (in.takeAny("or up to 1", "or 1", ", or up to 1")) return true;
        return noun.whose() != null && in.take("or") && phrases.whose() == noun.whose();
    }

    void list(boolean more) {
        listed = more;
    }

    boolean isPossessive() {
        return possessive;
    }

    public void allowPossessive(boolean allowed) {
        possessive = allowed;
    }

    /** A noun that means all of the cards: "[A] and {B} type Characters". */
    @Nullable
    Noun all() {
        whole = true;
        Noun noun = noun();
        whole = false;
        return noun;
    }

    /**
     * All clauses that follow the noun.
     *
     * @param joint whether they may limit the cards together
     * @param apart whether they may follow a comma: "[A] or 1 [B], with 8000 power" means both
     */
    private Noun clauses(Noun noun, boolean joint, boolean apart) {
        Noun described = noun;
        for (Noun next = described; next != null; next = clause(described, joint, apart)) described = next;
        return described;
    }

    private @Nullable Noun clause(Noun noun, boolean together, boolean apart) {
        if ((!apart || listed) && phrases.in.sees(",")) return null;
        Joint joint = together ? phrases.clauses.joint() : null;
        if (joint != null) return noun.together(joint);
        Filter filter = phrases.clauses.clause();
        if (filter != null) return noun.and(filter);
        if (noun.whose() == null && phrases.in.takeAny("that you have", "you have")) return noun.whose(Who.YOU);
        if (noun.whose() == null && phrases.in.takeAny("that your opponent has", "your opponent has"))
            return noun.whose(Who.OPPONENT);
        Noun.Area area = noun.area() == null && placed ? phrases.zones.area() : null;
        if (area == null) return null;
        return area.zones().isEmpty() ? noun.whose(area.whose()) : noun.in(area);
    }

    private @Nullable Noun life() {
        Cursor in = phrases.in;
        Cursor.Mark start = in.mark();
        List<Filter> adjectives = phrases.adjectives.all();
        if (in.takeAny("life cards", "life card", "life")) {
            Noun noun = new Noun(new Noun.Kind(Set.of(), Filters.all(adjectives)), true);
            return noun.in(new Noun.Area(null, Set.of(Zone.LIFE), Place.End.ANY));
        }
        in.back(start);
        return null;
    }

    /** "Characters", "{A} type Characters or Characters with a [Trigger]", "[A] or red Event". */
    private @Nullable Noun alternatives(@Nullable Who whose) {
        Cursor in = phrases.in;
        Noun first = simple();
        if (first == null) return null;
        List<Noun.Kind> kinds = new ArrayList<>(first.kinds());
        boolean asCard = first.asCard();
        while (true) {
            Cursor.Mark before = in.mark();
            Noun next = null;
            boolean joined = whole && in.take("and");
            boolean or = !joined && in.takeAny(", or", "or");
            boolean listed = !joined && !or && in.take(",");
            if (joined || or || listed) {
                if (or && !in.take("up to 1")) in.take("1");
                in.takeAny("a", "an");
                Who again = phrases.whose();
                if (again == null || again == whose) next = simple();
                boolean elsewhere = whose != null && again == null && in.sees("from");
                if (elsewhere && next != null && next.asCard()) next = null;
                if (listed && !in.seesAny("or", ", or", ",")) next = null;
            }
            if (next == null) {
                in.back(before);
                break;
            }
            kinds.addAll(next.kinds());
            asCard |= next.asCard();
        }
        return new Noun(null, Noun.colored(kinds), Filter.ANY, Joint.NONE, null, asCard);
    }

    private @Nullable Noun simple() {
        Cursor in = phrases.in;
        Cursor.Mark start = in.mark();
        List<Filter> adjectives = phrases.adjectives.all();
        Set<Category> categories = categories();
        boolean asCard = in.takeAny("cards", "card") || (possessive && in.takeAny("cards'", "card's"));
        if (categories.isEmpty() && !asCard && (adjectives.isEmpty() || !isName(adjectives.getLast()))) {
            in.back(start);
            return null;
        }
        String name = categories.isEmpty() ? null : in.name();
        if (name != null) adjectives.add(new Filter.Named(name));
        if (adjectives.isEmpty() && (in.sees("with") || in.sees("that"))) {
            Filter own = phrases.clauses.clause();
            if (own != null) adjectives.add(own);
        }
        return new Noun(new Noun.Kind(categories, Filters.all(adjectives)), asCard);
    }

    private static boolean isName(Filter filter) {
        if (filter instanceof Filter.Either(List<Filter> parts))
            return parts.stream().allMatch(Nouns::isName);
        return filter instanceof Filter.Named || filter instanceof Filter.NameIncludes;
    }

    private Set<Category> categories() {
        Cursor in = phrases.in;
        EnumSet<Category> found = EnumSet.noneOf(Category.class);
        Category one = category();
        while (one != null) {
            found.add(one);
            Cursor.Mark before = in.mark();
            if (!in.takeAny("and/or", "or", "and", ", and", ", or", ",")) break;
            one = category();
            if (one == null || found.contains(one)) {
                in.back(before);
                break;
            }
        }
        return found;
    }

    @Nullable
    Category category() {
        Cursor in = phrases.in;
        if (in.takeAny("characters", "character")) return Category.CHARACTER;
        if (in.takeAny("leaders", "leader")) return Category.LEADER;
        if (possessive && in.takeAny("characters'", "character's")) return Category.CHARACTER;
        if (possessive && in.takeAny("leaders'", "leader's")) return Category.LEADER;
        if (in.takeAny("events", "event")) return Category.EVENT;
        if (in.takeAny("stages", "stage")) return Category.STAGE;
        if (in.take("don")) return Category.DON;
        return null;
    }
}
