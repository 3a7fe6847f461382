package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.host.Contribution;
import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Roster;
import dev.cardinal.host.Seats;
import dev.cardinal.host.Secret;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.chance.Seed;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.players.Games;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The example of the page about fair cards, worked out with nothing but hashes, and by Cardinal. */
class FairPageTest {
    private final Map<String, String> page = new LinkedHashMap<>();

    @BeforeEach
    void read() throws IOException {
        for (String line : Files.readAllLines(Path.of("..", "docs", "fair.md"))) {
            if (line.matches("[\\w ]{7} = .*")) {
                page.put(line.substring(0, 7).strip(), line.substring(10));
            }
        }
        assertThat(page).hasSize(15);
    }

    private String the(String name) {
        return page.getOrDefault(name, "");
    }

    private byte[] bytes(String name) {
        return HexFormat.of().parseHex(the(name));
    }

    private byte[] text(String name) {
        return utf8(the(name));
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String hash(byte[]... parts) throws GeneralSecurityException {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        for (byte[] part : parts) {
            digest.update(BigInteger.valueOf(part.length + (1L << 32)).toByteArray(), 1, 4);
            digest.update(part);
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static String hmac(byte[] key, byte[]... parts) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        for (byte[] part : parts) {
            mac.update(part);
        }
        return HexFormat.of().formatHex(mac.doFinal());
    }

    @Test
    void hashes_and_key_follow_from_the_numbers_drawn() throws GeneralSecurityException {
        assertThat(the("C")).isEqualTo(hash(utf8("secret"), text("table"), bytes("S")));
        assertThat(the("c0")).isEqualTo(hash(utf8("seat"), text("table"), utf8("0"), bytes("r0")));
        assertThat(the("c1")).isEqualTo(hash(utf8("seat"), text("table"), utf8("1"), bytes("r1")));
        assertThat(the("roster")).contains(the("table"), the("C"), "[\"" + the("c0") + "\",\"" + the("c1") + "\"]");
        assertThat(the("H")).isEqualTo(hash(text("roster")));
        assertThat(the("K")).isEqualTo(hmac(bytes("S"), bytes("H"), bytes("r0"), bytes("r1")));
    }

    @Test
    void blocks_and_deck_follow_from_the_key() throws GeneralSecurityException {
        List<String> deck = new ArrayList<>(List.of("Jack", "Queen", "King"));
        List<String> draws = new ArrayList<>();
        for (int block = 0; block < 2; block++) {
            byte[] number =
                    ByteBuffer.allocate(20).putInt(1).putLong(0).putLong(block).array();
            assertThat(the("block " + block)).isEqualTo(hmac(bytes("K"), number));
            int i = 2 - block;
            int j = new BigInteger(1, Arrays.copyOf(bytes("block " + block), 8))
                    .mod(BigInteger.valueOf(i + 1))
                    .intValue();
            draws.add(Integer.toString(j));
            Collections.swap(deck, i, j);
        }
        assertThat(the("draws")).isEqualTo(String.join(", ", draws));
        assertThat(the("deck")).isEqualTo(String.join(", ", deck));
    }

    @Test
    void cardinal_deals_the_same_cards() throws Refused {
        Game kuhn = Games.named("kuhn");
        Seats seats = Seats.of(kuhn, List.of("human", "human"));
        Secret secret = new Secret(the("table"), the("S"));
        Contribution first = new Contribution(the("r0"));
        Contribution second = new Contribution(the("r1"));
        Roster roster = Roster.fair(
                kuhn,
                Options.DEFAULT,
                seats.names(),
                secret,
                List.of(first.commitment(the("table"), 0), second.commitment(the("table"), 1)));
        HostedGame game = HostedGame.start(kuhn, roster, Map.of(0, first, 1, second), seats);

        assertThat(roster.open()).hasToString(the("roster"));
        String[] deck = the("deck").split(", ");
        for (int seat = 0; seat < 2; seat++) {
            assertThat(game.position().view(Viewer.seat(seat)).data().toString())
                    .contains("\"" + deck[seat] + "\"")
                    .doesNotContain(deck[1 - seat]);
        }
    }

    @Test
    void a_take_back_changes_the_salt() {
        Chance chance = Seed.secret(bytes("K")).chance(1);
        chance.stir(9);

        assertThat(chance.mark()).isEqualTo(Data.of("block 0 stirred " + the("salt")));
        BigInteger g = new BigInteger("9e3779b97f4a7c15", 16);
        assertThat(new BigInteger(the("salt"), 16))
                .isEqualTo(f(f(g).xor(f(low(g.multiply(BigInteger.valueOf(9)).add(BigInteger.ONE))))));
    }

    private static BigInteger low(BigInteger number) {
        return number.mod(BigInteger.ONE.shiftLeft(64));
    }

    /** The output function of SplitMix64. */
    private static BigInteger f(BigInteger state) {
        BigInteger z = low(state.xor(state.shiftRight(30)).multiply(new BigInteger("bf58476d1ce4e5b9", 16)));
        z = low(z.xor(z.shiftRight(27)).multiply(new BigInteger("94d049bb133111eb", 16)));
        return z.xor(z.shiftRight(31));
    }
}
