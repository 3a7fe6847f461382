package dev.cardinal.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What can be done when a game is over: the result, its replay, and playing on from the middle of it. */
class AfterTheGameTest extends BrowserTest {
    @Test
    void a_game_is_watched_again_and_played_on_from_its_second_turn() throws Exception {
        Person ann = new Person(person()).still().sits(address(), key("""
                        {"game": "dominion", "seats": ["me", "bigmoney"], "name": "Ann",
                         "options": {"kingdom": "first game", "turns": "3"}}
                        """));
        Tab tab = ann.tab();
        ann.plays(Policy.DOMINION, List.of(Hand.BUTTONS));
        ann.seesHowItEnded();
        tab.waitFor("document.querySelector('#dialog-result .stands table, #dialog-result .stands svg')");
        assertThat(EveryPageTest.violations(tab)).isEqualTo("[]");
        JsonNode end = tab.eval("window.showing.scene.areas");

        tab.click("#dialog-result button", "Replay");
        tab.waitFor("window.showing?.replayed && window.showing.idle && document.querySelector('#prompt .steps')");
        assertThat(tab.eval("window.showing.moment").intValue()).isZero();
        for (int moment = 1; moment <= 3; moment++) {
            tab.press("ArrowRight");
            tab.waitFor("window.showing.moment === " + moment + " && window.showing.idle");
        }
        tab.click("#prompt button", "Step back");
        tab.waitFor("window.showing.moment === 2 && window.showing.idle");
        tab.press("End");
        tab.waitFor("window.showing.moment === window.showing.film.end && window.showing.idle");
        assertThat(tab.eval("window.showing.scene.areas")).isEqualTo(end);
        assertThat(EveryPageTest.violations(tab)).isEqualTo("[]");

        tab.press("Home");
        tab.press("PageDown");
        tab.press("PageDown");
        tab.waitFor("window.showing.moment > 3 && window.showing.idle");
        tab.click("#prompt button", "Play on from here");
        tab.waitFor("/table=/.test(location.hash) && window.showing?.question");
        ann.answers(Hand.BUTTONS, Policy.DOMINION.picks(ann.asked()));
    }
}
