package dev.cardinal.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a browser can get, and what it cannot. */
class PagesTest {
    private static final int MOST_FOR_THE_FIRST_PAGE = 700_000;
    private static final Pattern IMPORT =
            Pattern.compile("(?:^|\\n)\\s*(?:import|export)\\s[^;'\"]*?from\\s*['\"]([^'\"]+)['\"]");
    private static final Pattern LINKED = Pattern.compile("(?:src|href)=\"(/[^\"#]+\\.(?:js|css))\"");
    private static final Pattern STYLED = Pattern.compile("url\\(['\"]?([^'\")]+)['\"]?\\)");

    private final Pages pages = Pages.here();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/table",
                "/decks",
                "/fair",
                "/missing.html",
                "/lib/three.module.min.js",
                "/lib/three.core.min.js"
            })
    void a_page_is_there(String path) {
        assertThat(pages.find(path)).isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/../pom.xml",
                "/app/../../secret.txt",
                "/app//play.js",
                "/app/.hidden.js",
                "/app",
                "/Pages.class",
                "/package-info.class",
                "//etc/passwd",
                "/table.html/",
                "/app/%2e%2e/play.js",
                ""
            })
    void nothing_but_pages_can_be_had(String path) {
        assertThat(pages.find(path)).isEmpty();
    }

    @Test
    void only_the_import_map_is_a_script_inside_a_page() {
        for (String path : List.of("/", "/table", "/decks", "/fair")) {
            String page = text(path);
            assertThat(page.replaceAll("<script type=\"importmap\">[^<]*</script>", ""))
                    .describedAs(path)
                    .doesNotContainPattern("<script(?![^>]*\\ssrc=)")
                    .doesNotContainPattern("\\son[a-z]+=")
                    .doesNotContain(" style=\"", "<style");
        }
        assertThat(pages.policy()).contains("script-src 'self' 'sha256-").doesNotContain("unsafe");
    }

    @Test
    void the_first_page_is_small_with_three_js_and_fonts() {
        Set<String> loaded = new LinkedHashSet<>();
        List.of("/", "/table").forEach(page -> load(page, loaded));
        load("/app/games/dominion/game.js", loaded);
        load("/lib/three.module.min.js", loaded);
        load("/lib/three.core.min.js", loaded);
        int bytes = loaded.stream()
                .mapToInt(path -> pages.find(path).orElseThrow().packed().length)
                .sum();
        assertThat(bytes).describedAs("bytes of " + loaded).isLessThan(MOST_FOR_THE_FIRST_PAGE);
    }

    private String text(String path) {
        return new String(
                pages.find(path).orElseThrow(() -> new AssertionError(path)).bytes(), StandardCharsets.UTF_8);
    }

    /** Follows what a page loads: scripts, styles, fonts, modules. */
    private void load(String first, Set<String> loaded) {
        Deque<String> open = new ArrayDeque<>(List.of(first));
        while (!open.isEmpty()) {
            String path = open.pop();
            if (loaded.add(path) && !path.startsWith("/lib/") && !path.endsWith(".woff2")) {
                String text = text(path);
                found(text, path.endsWith(".css") ? STYLED : path.endsWith(".js") ? IMPORT : LINKED)
                        .forEach(name -> {
                            if (name.startsWith("/") || name.startsWith(".")) {
                                open.push(URI.create(path).resolve(name).getPath());
                            }
                        });
            }
        }
    }

    private static List<String> found(String text, Pattern pattern) {
        List<String> found = new ArrayList<>();
        Matcher matcher = pattern.matcher(text);
        while (matcher.find()) {
            found.add(matcher.group(1));
        }
        return found;
    }
}
