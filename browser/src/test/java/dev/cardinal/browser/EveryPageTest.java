package dev.cardinal.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for every page: it loads without an error, and it can be used by everybody. */
class EveryPageTest extends BrowserTest {
    @ParameterizedTest
    @ValueSource(strings = {"/", "/decks", "/fair"})
    void a_page_breaks_no_rule_of_accessibility(String path) throws IOException {
        Tab tab = person();
        tab.open(address() + path);
        tab.waitFor("document.querySelector('main h1, main h2')");
        assertThat(violations(tab)).isEqualTo("[]");
        tab.phone();
        assertThat(violations(tab)).isEqualTo("[]");
        assertThat(TableInPlayTest.tooSmall(tab)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"dominion", "onepiece", "mageknight"})
    void a_finger_hits_everything_that_can_be_agreed_about_a_new_table(String game) throws IOException {
        Tab tab = person();
        tab.phone();
        tab.open(address() + "/");
        tab.waitFor("document.querySelector('[data-game=" + game + "] .button')");
        tab.tap("[data-game=" + game + "] .button");
        tab.waitFor("document.querySelector('dialog[open] .doing')");
        assertThat(violations(tab)).isEqualTo("[]");
        assertThat(TableInPlayTest.tooSmall(tab)).isEmpty();
    }

    @Test
    void a_wrong_address_leads_back_to_the_games() throws IOException {
        Tab tab = person();
        tab.open(address() + "/nowhere");
        assertThat(tab.text("document.querySelector('h1').textContent")).isEqualTo("There is nothing at this address");
        assertThat(violations(tab)).isEqualTo("[]");
        assertThat(tab.errors()).singleElement().asString().contains("404");
        tab.errors().clear();
        tab.click("main a", "To the games");
        tab.waitFor("document.querySelectorAll('#games li').length");
    }

    @Test
    void a_link_that_was_cut_off_says_so() {
        Tab tab = person();
        tab.open(address() + "/#invitation=abc");
        tab.waitFor("document.querySelector('#news').textContent.includes('link is incomplete')");
    }

    /** What axe-core finds, in words. */
    static String violations(Tab tab) throws IOException {
        try (InputStream axe = EveryPageTest.class.getResourceAsStream("/axe.min.js")) {
            tab.eval(new String(axe.readAllBytes(), StandardCharsets.UTF_8) + "; 0");
        }
        return tab.text("""
                axe.run(document, {resultTypes: ['violations']}).then(found => JSON.stringify(found.violations.map(
                    v => [v.id, v.nodes.slice(0, 5).map(n => n.target.join(' ') + ': ' + n.failureSummary)])))
                """);
    }
}
