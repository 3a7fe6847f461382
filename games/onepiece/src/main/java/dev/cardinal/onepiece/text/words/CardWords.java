package dev.cardinal.onepiece.text.words;

import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Place;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.effect.Zone;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Renders cards. */
public final class CardWords {
    private static final Set<Zone> AREAS =
            EnumSet.of(Zone.LEADER_AREA, Zone.CHARACTER_AREA, Zone.STAGE_AREA, Zone.COST_AREA);

    private final Voice voice;
    private final FilterWords filters;

    CardWords(Voice voice) {
        this.voice = voice;
        this.filters = new FilterWords(voice);
    }

    boolean isOnField(Cards cards) {
        return !cards.zones().isEmpty() && AREAS.containsAll(cards.zones());
    }

    /** "your rested Characters", "cards in your hand": with their owner. */
    String owned(Cards cards, boolean plural) {
        if (cards.equals(Cards.thisCard())) return voice.thisCard();
        if (isLife(cards) && cards.whose() == Who.ANY) return "your and your opponent's " + noun(cards, plural);
        boolean owner = isOnField(cards) || isLife(cards);
        return owner && cards.whose() != Who.ANY
                ? voice.whose(cards.whose()) + " " + noun(cards, plural)
                : noun(cards, plural);
    }

    /** The same for cards taken from there: "cards from your hand". */
    String taken(Cards cards, boolean plural) {
        boolean place = !isOnField(cards) && !cards.zones().isEmpty() && !isLife(cards);
        if (!place) return owned(cards, plural);
        return filters.phrase(cards.filter(), null, plural, false, where(cards, "from "));
    }

    static boolean isLife(Cards cards) {
        return cards.zones().equals(Set.of(Zone.LIFE)) && cards.end() == Place.End.ANY;
    }

    /** "all of your Characters", "your Leader". */
    String all(Cards cards) {
        if (cards.filter() instanceof Filter.This && cards.zones().equals(Set.of(Zone.HAND)))
            return "this card in your hand";
        if (cards.filter() instanceof Filter.This && cards.zones().equals(Set.of(Zone.TRASH)))
            return "this card from your trash";
        if (cards.filter() instanceof Filter.All(List<Filter> parts)
                && parts.contains(new Filter.This())
                && cards.zones().equals(Set.of(Zone.CHARACTER_AREA))) {
            Filter others = new Filter.All(parts.stream()
                    .filter(part -> !(part instanceof Filter.This))
                    .toList());
            return filters.phrase(others, voice.thisCard(), false, false);
        }
        boolean leader = cards.zones().equals(Set.of(Zone.LEADER_AREA)) && cards.whose() != Who.ANY;
        if (leader && cards.filter() instanceof Filter.InState)
            return voice.whose(cards.whose()) + " 1 " + noun(cards, false);
        if (leader) return owned(cards, false);
        boolean owner = (isOnField(cards) || isLife(cards)) && cards.whose() != Who.ANY;
        return (owner ? "all of " : "all ") + owned(cards, true);
    }

    /** The cards without their owner, but with their zone unless it is the field. */
    String noun(Cards cards, boolean plural) {
        boolean life = isLife(cards);
        boolean field = isOnField(cards);
        String word = life ? (plural ? "Life cards" : "Life card") : field ? area(cards, plural) : null;
        boolean withLeaders = field && cards.zones().contains(Zone.LEADER_AREA);
        boolean placed = !life && !field && !cards.zones().isEmpty();
        return filters.phrase(cards.filter(), word, plural, withLeaders, placed ? where(cards, "in ") : "");
    }

    /** A filter as a noun: "red Character card with a cost of 3 or less". */
    String described(Filter filter) {
        return filters.phrase(filter, null, false, false);
    }

    /** A filter as a predicate, with "has" or "is". */
    String predicate(Filter filter, boolean plural) {
        return filters.predicate(filter, plural);
    }

    private static String area(Cards cards, boolean plural) {
        Set<Zone> zones = cards.zones();
        boolean mixed = zones.size() == 3 && !zones.contains(Zone.COST_AREA) && !isPlain(cards.filter());
        if ((zones.size() == 4 && isPlain(cards.filter())) || mixed) return plural ? "cards" : "card";
        if (zones.equals(Set.of(Zone.CHARACTER_AREA))) return plural ? "Characters" : "Character";
        if (zones.equals(Set.of(Zone.STAGE_AREA))) return plural ? "Stages" : "Stage";
        if (zones.equals(Set.of(Zone.LEADER_AREA))) return "Leader";
        String names = zones.stream().map(CardWords::area).collect(Collectors.joining(" or "));
        return names + (plural ? " cards" : " card");
    }

    private static boolean isPlain(Filter filter) {
        return filter.equals(Filter.ANY) || filter instanceof Filter.InState;
    }

    private static String area(Zone zone) {
        return switch (zone) {
            case LEADER_AREA -> "Leader";
            case CHARACTER_AREA -> "Character";
            case STAGE_AREA -> "Stage";
            case COST_AREA -> "DON!!";
            case DECK, HAND, TRASH, LIFE, DON_DECK, LIMBO -> zone(zone);
        };
    }

    public static String category(Category category) {
        return switch (category) {
            case LEADER -> "Leader";
            case CHARACTER -> "Character";
            case EVENT -> "Event";
            case STAGE -> "Stage";
            case DON -> "DON!!";
        };
    }

    /** "from your hand or trash", "from the top of your deck". */
    private String where(Cards cards, String preposition) {
        String zones = cards.zones().stream()
                .filter(zone -> !AREAS.contains(zone))
                .map(CardWords::zone)
                .collect(Collectors.joining(" or "));
        String field = cards.zones().stream().anyMatch(AREAS::contains) ? " or field" : "";
        String whose = voice.whose(cards.whose()) + " ";
        return (cards.end() == Place.End.ANY ? preposition : "from " + end(cards.end()) + " of ")
                + whose
                + zones
                + field;
    }

    static String end(Place.End end) {
        return switch (end) {
            case ANY -> "";
            case TOP -> "the top";
            case BOTTOM -> "the bottom";
            case TOP_OR_BOTTOM -> "the top or bottom";
        };
    }

    static String zone(Zone zone) {
        return switch (zone) {
            case DECK -> "deck";
            case HAND -> "hand";
            case TRASH -> "trash";
            case LIFE -> "Life cards";
            case DON_DECK -> "DON!! deck";
            case COST_AREA -> "cost area";
            case LEADER_AREA -> "Leader area";
            case CHARACTER_AREA -> "Character area";
            case STAGE_AREA -> "Stage area";
            case LIMBO -> "resolving cards";
        };
    }

    /** A list with commas and a final "or". */
    static String or(List<String> words) {
        if (words.size() < 2) return String.join("", words);
        return String.join(", ", words.subList(0, words.size() - 1)) + " or " + words.getLast();
    }
}
