package dev.cardinal.kernel.chance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.data.Data;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.stream.IntStream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;

class SeedTest {
    private static final byte[] KEY = new byte[32];

    private static int[] draws(Chance chance) {
        return IntStream.range(0, 50).map(_ -> chance.below(1000)).toArray();
    }

    @Test
    void the_same_seed_draws_the_same_numbers_and_streams_differ() {
        for (Seed seed : new Seed[] {Seed.of(5), Seed.secret(KEY)}) {
            assertThat(draws(seed.chance(1))).isEqualTo(draws(seed.chance(1)));
            assertThat(draws(seed.chance(1))).isNotEqualTo(draws(seed.chance(2)));
        }
    }

    @Test
    void a_block_is_the_hmac_of_its_number() throws Exception {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(KEY, "HmacSHA256"));
        byte[] block = mac.doFinal(HexFormat.of().parseHex("00000002" + "0000000000000000" + "0000000000000001"));

        Chance chance = Seed.secret(KEY).chance(2);
        chance.next();
        assertThat(HexFormat.of().toHexDigits(chance.next()))
                .isEqualTo(HexFormat.of().formatHex(block, 0, 8));
    }

    @Test
    void a_secret_generator_shows_only_how_many_blocks_it_drew() {
        Chance chance = Seed.secret(KEY).chance(1);
        chance.next();
        chance.next();

        assertThat(chance.mark()).isEqualTo(Data.of("block 2"));
    }

    @Test
    void a_copy_continues_the_same_and_a_stirred_one_does_not() {
        for (Seed seed : new Seed[] {Seed.of(5), Seed.secret(KEY)}) {
            Chance chance = seed.chance(1);
            chance.next();
            Chance copy = chance.copy();
            Chance stirred = chance.copy();
            stirred.stir(7);
            Chance again = chance.copy();
            again.stir(7);
            int[] drawn = draws(chance);
            assertThat(draws(copy)).isEqualTo(drawn);
            int[] other = draws(stirred);
            assertThat(other).isNotEqualTo(drawn).isEqualTo(draws(again));
        }
    }

    @Test
    void draws_are_uniform() {
        Chance chance = Seed.secret(KEY).chance(1);
        int[] counts = new int[6];
        for (int i = 0; i < 6000; i++) {
            counts[chance.below(6)]++;
        }
        assertThat(Arrays.stream(counts)).allMatch(count -> count > 850 && count < 1150);
        assertThat(IntStream.range(0, 100).map(_ -> chance.below(1))).containsOnly(0);
    }

    @Test
    void a_shuffle_keeps_its_elements_and_touches_nothing_else() {
        for (Seed seed : new Seed[] {Seed.of(5), Seed.secret(KEY)}) {
            byte[] numbers = new byte[20];
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = (byte) i;
            }
            seed.draws(1).shuffle(seed.start(1), numbers, 5, 10);
            byte[] part = Arrays.copyOfRange(numbers, 5, 15);
            byte[] sorted = part.clone();
            Arrays.sort(sorted);
            assertThat(part).isNotEqualTo(sorted);
            assertThat(sorted).containsExactly(5, 6, 7, 8, 9, 10, 11, 12, 13, 14);
            assertThat(Arrays.copyOf(numbers, 5)).containsExactly(0, 1, 2, 3, 4);
            assertThat(Arrays.copyOfRange(numbers, 15, 20)).containsExactly(15, 16, 17, 18, 19);
        }
    }

    @Test
    void both_ways_to_shuffle_draw_the_same() {
        int[] numbers = IntStream.range(0, 12).toArray();
        byte[] small = new byte[12];
        for (int i = 0; i < 12; i++) {
            small[i] = (byte) i;
        }
        for (Seed seed : new Seed[] {Seed.of(3), Seed.secret(KEY)}) {
            Chance chance = seed.chance(1);
            chance.shuffle(numbers, 12);
            long state = seed.draws(1).shuffle(seed.start(1), small, 0, 12);
            assertThat(IntStream.range(0, 12).map(i -> small[i]).toArray()).isEqualTo(numbers);
            assertThat(seed.draws(1).mark(state)).isEqualTo(chance.mark());
        }
    }

    @Test
    void stirring_changes_the_draws_whoever_keeps_the_state() {
        for (Seed seed : new Seed[] {Seed.of(3), Seed.secret(KEY)}) {
            byte[] one = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
            byte[] other = one.clone();
            byte[] again = one.clone();
            long start = seed.start(1);
            seed.draws(1).shuffle(start, one, 0, 10);
            seed.draws(1).stirred(4).shuffle(seed.draws(1).stirred(start, 4), other, 0, 10);
            seed.draws(1).stirred(4).shuffle(seed.draws(1).stirred(start, 4), again, 0, 10);
            assertThat(other).isNotEqualTo(one).isEqualTo(again);
        }
    }

    @Test
    void one_way_numbers_differ_by_purpose() {
        assertThat(Seed.oneWay("bots", "5")).isEqualTo(Seed.oneWay("bots", "5"));
        assertThat(Seed.oneWay("bots", "5")).isNotEqualTo(Seed.oneWay("deal", "5"));
        assertThat(Seed.sha256(new byte[] {1}, new byte[] {2, 3}))
                .isNotEqualTo(Seed.sha256(new byte[] {1, 2}, new byte[] {3}));
    }
}
