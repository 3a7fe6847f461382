package dev.cardinal.dominion.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cardinal.kernel.chance.Chance;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Every deal that is possible comes up equally often, whatever the places lack. */
class HiddenDealTest {
    private static final int EACH = 400;

    private static Buried place(int count, int... lacks) {
        long bits = 0;
        for (int card : lacks) {
            bits |= 1L << card;
        }
        return new Buried(0, count, bits);
    }

    /** All arrangements of the pool in which no place holds what it lacks. */
    private static void arrange(List<Integer> left, List<Integer> dealt, List<Buried> places, List<List<Integer>> all) {
        if (left.isEmpty()) {
            all.add(List.copyOf(dealt));
            return;
        }
        long lacks = 0;
        int end = 0;
        for (Buried place : places) {
            if (dealt.size() >= end && dealt.size() < end + place.count()) {
                lacks = place.lacks();
            }
            end += place.count();
        }
        for (int i = 0; i < left.size(); i++) {
            int card = left.get(i);
            if ((lacks >> card & 1) == 0) {
                List<Integer> fewer = new ArrayList<>(left.subList(0, i));
                fewer.addAll(left.subList(i + 1, left.size()));
                List<Integer> more = new ArrayList<>(dealt);
                more.add(card);
                arrange(fewer, more, places, all);
            }
        }
    }

    private static void assertEven(List<Buried> places, int... pool) {
        List<List<Integer>> all = new ArrayList<>();
        arrange(Arrays.stream(pool).boxed().toList(), new ArrayList<>(), places, all);
        Map<List<Integer>, Integer> wanted = new HashMap<>();
        all.forEach(deal -> wanted.merge(deal, 1, Integer::sum));
        Map<List<Integer>, Integer> dealt = new HashMap<>();
        HiddenDeal deal = new HiddenDeal(pool, places);
        Chance chance = new Chance(1);
        for (int i = 0; i < EACH * all.size(); i++) {
            dealt.merge(Arrays.stream(deal.deal(chance)).boxed().toList(), 1, Integer::sum);
        }
        assertThat(dealt.keySet()).isEqualTo(wanted.keySet());
        dealt.forEach((cards, times) -> {
            double expected = (double) EACH * wanted.get(cards);
            assertThat((double) times).as("%s", cards).isCloseTo(expected, within(6 * Math.sqrt(expected)));
        });
    }

    @Test
    void without_known_gaps_every_order_is_equally_likely() {
        assertEven(List.of(place(2)), 0, 0, 1, 2);
    }

    @Test
    void a_place_never_holds_what_it_lacks() {
        assertEven(List.of(place(2, 0)), 0, 0, 1, 2, 1);
    }

    @Test
    void a_strict_place_is_dealt_before_a_lenient_one() {
        assertEven(List.of(place(1, 0), place(2, 0, 1)), 0, 1, 1, 2, 2);
    }

    @Test
    void places_that_lack_different_cards_are_dealt_evenly_too() {
        assertEven(List.of(place(2, 0), place(1, 1)), 0, 1, 2, 1, 2);
    }

    @Test
    void three_places_that_lack_different_cards_leave_few_deals() {
        assertEven(List.of(place(1, 0), place(2, 1), place(1, 2, 1)), 0, 0, 1, 2, 2);
    }
}
