package dev.cardinal.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * Fixed positions look as they did when their pictures were kept. {@code -Dcardinal.screens=write} keeps them anew; look
 * at what has changed before you commit it.
 */
class PicturesTest extends BrowserTest {
    private static final Path KEPT = Path.of("src/test/resources/screens");

    /** Another machine may smooth edges in another way. */
    private static final int TOLERANCE = 24;

    private static final double MOST_THAT_DIFFER = 0.004;

    @ParameterizedTest
    @CsvSource({
        "dominion, 'Action phase: .*', bigmoney",
        "onepiece, '.* Do you block\\?', greedy",
        "mageknight, 'Combat, block', greedy"
    })
    void the_table_looks_as_it_did(String game, String words, String bot) throws Exception {
        Puzzles.Moment moment = Puzzles.asking(game, "puzzles/" + game + ".yaml", "A picture .*", words);
        JsonNode made = post("/api/tables", EveryQuestionTest.table(moment, bot));
        String table = made.get("table").get("table").stringValue();
        String key = made.get("key").stringValue();
        Tab desk = person().sharp();
        looksAsKept(new Person(desk).still().takes(address(), table, key), game + "-1280x720");
        Tab phone = person().sharp();
        phone.phone();
        looksAsKept(new Person(phone).still().takes(address(), table, key), game + "-390x844");
    }

    private static void looksAsKept(Person ann, String name) throws IOException {
        Tab tab = ann.tab();
        ann.asked();
        tab.hover(1, 1);
        tab.waitFor("window.table?.ready && document.fonts.status === 'loaded'");
        tab.waitFor(Table.STILL);
        Path kept = KEPT.resolve(name + ".png");
        BufferedImage seen = half(ImageIO.read(new ByteArrayInputStream(tab.screenshot())));
        if ("write".equals(System.getProperty("cardinal.screens"))) {
            Files.createDirectories(KEPT);
            ImageIO.write(seen, "png", kept.toFile());
            return;
        }
        double differing = differing(ImageIO.read(kept.toFile()), seen);
        System.out.printf("%s: %.4f %% of the pixels differ%n", name, 100 * differing);
        if (differing > MOST_THAT_DIFFER) {
            ImageIO.write(seen, "png", Path.of("target", name + ".png").toFile());
        }
        assertThat(differing)
                .as("how much of %s differs; see target/%s.png", name, name)
                .isLessThan(MOST_THAT_DIFFER);
    }

    /** Half the size is enough to see what is different, and a quarter of what must be kept. */
    private static BufferedImage half(BufferedImage whole) {
        BufferedImage half = new BufferedImage(whole.getWidth() / 2, whole.getHeight() / 2, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < half.getHeight(); y++) {
            for (int x = 0; x < half.getWidth(); x++) {
                int colour = 0;
                for (int shift = 0; shift < 24; shift += 8) {
                    int sum = 0;
                    for (int pixel = 0; pixel < 4; pixel++) {
                        sum += (whole.getRGB(2 * x + pixel % 2, 2 * y + pixel / 2) >> shift) & 0xff;
                    }
                    colour |= (sum / 4) << shift;
                }
                half.setRGB(x, y, colour);
            }
        }
        return half;
    }

    private static double differing(BufferedImage one, BufferedImage other) {
        assertThat(other.getWidth()).isEqualTo(one.getWidth());
        assertThat(other.getHeight()).isEqualTo(one.getHeight());
        int found = 0;
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                found += differ(one.getRGB(x, y), other.getRGB(x, y)) ? 1 : 0;
            }
        }
        return (double) found / one.getWidth() / one.getHeight();
    }

    private static boolean differ(int one, int other) {
        for (int shift = 0; shift < 24; shift += 8) {
            if (Math.abs(((one >> shift) & 0xff) - ((other >> shift) & 0xff)) > TOLERANCE) {
                return true;
            }
        }
        return false;
    }
}
