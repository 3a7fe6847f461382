package dev.cardinal.mageknight.rules.turn;

import dev.cardinal.kernel.Outcome;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.pieces.Units;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The final score: fame, achievements and titles (16). */
public final class Score {
    /** The achievements, in scoring order. */
    public enum Achievement {
        KNOWLEDGE,
        LOOT,
        LEADER,
        CONQUEROR,
        ADVENTURER,
        BEATING
    }

    private static final Achievement[] ALL = Achievement.values();

    private Score() {}

    public static int points(Table t, int seat, Achievement achievement) {
        int[] cards = cards(t, seat);
        return switch (achievement) {
            case KNOWLEDGE -> 2 * count(cards, DeedCard.Type.SPELL) + count(cards, DeedCard.Type.ADVANCED_ACTION);
            case LOOT -> 2 * (count(cards, DeedCard.Type.ARTIFACT) + banners(t, seat)) + crystals(t, seat) / 2;
            case LEADER -> leader(t, seat);
            case CONQUEROR -> 2 * shields(t, seat, false);
            case ADVENTURER -> 2 * shields(t, seat, true);
            case BEATING -> -2 * count(cards, DeedCard.Type.WOUND);
        };
    }

    private static int[] cards(Table t, int seat) {
        int[] piles = {
            Zone.deck(seat), Zone.hand(seat), Zone.discard(seat), Zone.play(seat), Zone.under(seat), Zone.asideOf(seat)
        };
        int size = 0;
        for (int pile : piles) {
            size += t.piles.size(pile);
        }
        int[] cards = new int[size];
        int next = 0;
        for (int pile : piles) {
            for (int i = 0; i < t.piles.size(pile); i++) {
                cards[next++] = t.piles.get(pile, i);
            }
        }
        return cards;
    }

    private static int count(int[] cards, DeedCard.Type type) {
        int count = 0;
        for (int card : cards) {
            count += Components.deed(card).type() == type ? 1 : 0;
        }
        return count;
    }

    private static int banners(Table t, int seat) {
        int banners = 0;
        for (int i = 0; i < Units.size(t, seat); i++) {
            banners += Units.banner(t, seat, i) == null ? 0 : 1;
        }
        return banners;
    }

    private static int crystals(Table t, int seat) {
        int sum = 0;
        for (int crystals : t.players[seat].crystals) {
            sum += crystals;
        }
        return sum;
    }

    private static int leader(Table t, int seat) {
        int points = 0;
        for (int i = 0; i < Units.size(t, seat); i++) {
            int level = Units.kind(t, seat, i).level();
            points += Units.wounds(t, seat, i) > 0 ? level / 2 : level;
        }
        return points;
    }

    private static int shields(Table t, int seat, boolean adventures) {
        int shields = 0;
        for (int i = 0; i < t.land.shields.size(); i++) {
            Site site = t.land.site(t.land.shields.space(i));
            shields += t.land.shields.get(i) == seat && site.isAdventure() == adventures ? 1 : 0;
        }
        return shields;
    }

    /** The bonus for being the best at something, or the penalty for having the most wounds. */
    public static int title(Table t, int seat, Achievement achievement) {
        if (!t.setup.scenario().titles()) {
            return 0;
        }
        int own = points(t, seat, achievement);
        if (own == 0) {
            return 0;
        }
        boolean tied = false;
        for (int other = 0; other < t.seats(); other++) {
            int theirs = points(t, other, achievement);
            if (other != seat && Math.abs(theirs) > Math.abs(own)) {
                return 0;
            }
            tied |= other != seat && theirs == own;
        }
        return Integer.signum(own) * (tied ? 1 : 3);
    }

    public static int total(Table t, int seat) {
        int total = t.players[seat].fame;
        for (Achievement achievement : ALL) {
            total += points(t, seat, achievement) + title(t, seat, achievement);
        }
        return total;
    }

    /** The bonuses of the newer solo scoring (3.2). */
    public static Map<String, Integer> soloBonuses(Table t) {
        Map<String, Integer> bonuses = new LinkedHashMap<>();
        bonuses.put("city", t.cityFound ? 10 : 0);
        bonuses.put("rounds", 30 * (t.setup.rounds() - t.round));
        bonuses.put("dummyCards", t.piles.size(Zone.DUMMY_DECK));
        bonuses.put("roundEnd", t.roundEnds == Table.NEVER ? 5 : 0);
        return bonuses;
    }

    public static Outcome of(Table t) {
        List<Long> scores = new ArrayList<>();
        for (int seat = 0; seat < t.seats(); seat++) {
            scores.add((long) total(t, seat));
        }
        List<Integer> places = new ArrayList<>();
        for (int seat = 0; seat < t.seats(); seat++) {
            int place = 1;
            for (int other = 0; other < t.seats(); other++) {
                boolean better = t.gone(seat) == t.gone(other) ? scores.get(other) > scores.get(seat) : t.gone(seat);
                place += better ? 1 : 0;
            }
            places.add(place);
        }
        String ending = t.playing() == 0 || (t.seats() > 1 && t.playing() == 1)
                ? "concession"
                : t.cityFound ? "city" : "rounds";
        return new Outcome(places, scores, t.turnsTaken, ending, t.cityFound);
    }

    public static Data.Fields soloJson(Table t) {
        Data.Fields json = Data.fields();
        for (Map.Entry<String, Integer> bonus : soloBonuses(t).entrySet()) {
            json = json.with(bonus.getKey(), bonus.getValue());
        }
        return json;
    }

    public static Data.Fields json(Table t, int seat) {
        Data.Fields json = Data.fields().with("fame", t.players[seat].fame);
        for (Achievement achievement : ALL) {
            json = json.with(
                    achievement.name().toLowerCase(Locale.ROOT),
                    points(t, seat, achievement) + title(t, seat, achievement));
        }
        return json.with("total", total(t, seat));
    }
}
