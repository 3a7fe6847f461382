package dev.cardinal.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** People play with each other: from two browsers, whatever happens to the network and the server, and at one screen. */
class TwoPeopleTest extends BrowserTest {
    private static final String TWO_SEATS = """
            {"game": "dominion", "seats": ["me", "open"], "name": "Ann",
             "options": {"kingdom": "first game", "turns": "6"}}
            """;

    @Test
    void from_two_browsers_through_a_lost_connection_and_a_killed_server() throws Exception {
        JsonNode made = post("/api/tables", TWO_SEATS);
        Person ann =
                new Person(person()).still().sits(address(), made.get("key").stringValue());
        Person bob = new Person(person())
                .still()
                .follows(
                        address() + "/#invitation="
                                + made.get("invitations").get("1").stringValue() + "&table="
                                + made.get("table").get("table").stringValue(),
                        "Bob");
        List<Person> people = List.of(ann, bob);
        for (int answers = 0; !isOver(people); answers++) {
            Person asked = people.get(ann.asks());
            if (answers == 5) {
                losesTheConnection(asked);
            } else if (answers == 10) {
                theServerIsKilled(people);
            }
            asked.answers(Hand.BUTTONS, Policy.DOMINION.picks(asked.asked()));
        }
        for (Person player : people) {
            player.tab().waitFor("document.querySelector('#dialog-result[open] .ranking li')");
            assertThat(player.tab().text("document.querySelector('#dialog-result .ranking').textContent"))
                    .contains("Ann", "Bob");
        }
        assertThat(ann.tab().eval("window.table.scene().counters"))
                .isEqualTo(bob.tab().eval("window.table.scene().counters"));
    }

    /** Both have seen everything. */
    private static boolean isOver(List<Person> people) {
        people.forEach(player -> player.sees(0));
        int entry = people.stream().mapToInt(Person::entry).max().orElseThrow();
        people.forEach(player -> player.sees(entry));
        return people.getFirst().tab().is("window.showing.over");
    }

    /** What one chose while the network was gone counts when it is back. */
    private static void losesTheConnection(Person player) {
        Tab tab = player.tab();
        tab.offline(true);
        tab.eval("window.showing.drop()"); // else the page would notice only when it misses an answer, much later
        tab.waitFor("document.querySelector('#notices .notice')");
        tab.offline(false);
        tab.waitFor("window.showing.connected && !document.querySelector('#notices .notice')");
    }

    private static void theServerIsKilled(List<Person> people) throws Exception {
        server().kill();
        for (Person player : people) {
            player.tab().waitFor("!window.showing.connected && document.querySelector('#notices .notice')");
        }
        server().again();
        for (Person player : people) {
            player.tab().waitFor("window.showing.connected");
        }
    }

    @Test
    void at_one_screen_with_a_curtain_between_them() {
        Tab tab = person();
        Person both = new Person(tab).still();
        tab.open(address() + "/");
        tab.waitFor("document.querySelector('#games button')");
        tab.eval("[...document.querySelectorAll('#games > li')].find(li => /Dominion/.test(li.textContent))"
                + ".querySelectorAll('button')[1].id = 'chosen'");
        tab.click("#chosen");
        tab.waitFor("document.querySelector('dialog[open] .seats li:nth-child(2) select')");
        tab.eval("document.querySelector('dialog[open] .seats li:nth-child(2) select').focus()");
        tab.eval("(select => { select.value = 'here'; select.dispatchEvent(new Event('change')); })"
                + "(document.querySelector('dialog[open] .seats li:nth-child(2) select'))");
        tab.click("dialog[open] .seats li:nth-child(2) input");
        tab.type("Bob");
        tab.click("dialog[open] .doing .big");
        tab.waitFor("document.querySelector('dialog[open] input[required]') === document.activeElement");
        tab.type("Ann");
        tab.press("Enter");
        tab.waitFor("location.pathname === '/table' && document.querySelector('dialog.curtain')");
        String first = takesTheSeat(both);
        for (int turns = 0; turns < 4; turns++) {
            while (!tab.is("document.querySelector('dialog.curtain')")) {
                both.answers(Hand.BUTTONS, Policy.DOMINION.picks(both.asked()));
                tab.waitFor(
                        "document.querySelector('dialog.curtain') || (window.showing.question && window.showing.idle)");
            }
            assertThat(takesTheSeat(both)).isEqualTo(turns % 2 == 0 ? other(first) : first);
        }
    }

    private static String other(String name) {
        return name.equals("Ann") ? "Bob" : "Ann";
    }

    /** Nothing of the other hand may be seen while the curtain hangs. */
    private static String takesTheSeat(Person player) {
        Tab tab = player.tab();
        tab.waitFor("document.querySelector('dialog.curtain')");
        String name = tab.text("document.querySelector('dialog.curtain h1').textContent")
                .replace("Pass to ", "");
        tab.click("dialog.curtain button");
        tab.waitFor("!document.querySelector('dialog.curtain') && window.showing.question");
        assertThat(tab.text("window.showing.name(window.showing.me)")).isEqualTo(name);
        return name;
    }
}
