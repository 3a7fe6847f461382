package dev.cardinal.browser;

import java.util.List;

/** Somebody at a table: sees what they are asked, and answers by hand. */
final class Person {
    /** What the page shows to its panels, also when several play at one screen; and what the mouse points at and takes. */
    private static final String OVERHEAR = """
            (() => {
              const tell = EventTarget.prototype.dispatchEvent;
              EventTarget.prototype.dispatchEvent = function (event) {
                if (typeof this.looking === 'function' && !('rematch' in (window.showing ?? {}))) {
                  window.showing = this;
                } else if (event.type === 'hover') {
                  window.pointed = event.detail.spot;
                } else if (event.type === 'pick' || event.type === 'drop') {
                  window.taken = event.detail.spot;
                }
                if (event.type === 'refused') {
                  (window.refusals ??= []).push(event.detail?.message);
                }
                return tell.call(this, event);
              };
            })();
            """;

    private static final String SETTLED = "window.showing?.idle && !window.table?.moving && (window.showing.over"
            + " || (window.showing.question && document.querySelector('#prompt.asking:not(.sending)')))";

    /** What the prompt says and what is picked. */
    static final String PROMPT = "[...document.querySelectorAll('#prompt, #prompt h2, #prompt button')]"
            + ".map(part => part.className + (part.id ? '' : part.textContent)).join('|')";

    /** The page asks whether to end a turn while something is left to do. */
    private static final String SURE = "document.querySelector('#dialog-sure[open]')";

    private final Tab tab;
    private final Table table;

    Person(Tab tab) {
        this.tab = tab;
        this.table = new Table(this);
        tab.before(OVERHEAR);
    }

    Tab tab() {
        return tab;
    }

    Table table() {
        return table;
    }

    /** Sets how this browser likes its table, such as {@code "motion": "fast"}. */
    Person likes(String settings) {
        tab.before("try { localStorage.setItem('cardinal.settings', " + Tab.quoted("{" + settings + "}")
                + ") } catch { /* about:blank keeps nothing */ }");
        return this;
    }

    /** Has a browser that draws nothing in three dimensions. */
    Person withoutWebGl() {
        tab.before("""
                const plain = HTMLCanvasElement.prototype.getContext;
                HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
                  return /webgl/.test(kind) ? null : plain.call(this, kind, ...more);
                };
                """);
        return this;
    }

    /** Wants nothing to move. */
    Person still() {
        tab.media("prefers-reduced-motion", "reduce");
        return this;
    }

    /** Follows the link to a seat. */
    Person sits(String address, String key) {
        tab.open(address + "/#key=" + key);
        tab.waitFor("location.pathname === '/table' && window.showing");
        return this;
    }

    /** Goes straight to a seat; the browser does not keep its key. */
    Person takes(String address, String table, String key) {
        tab.open(address + "/table#table=" + table + "&keys=" + key);
        return this;
    }

    /** Follows the link of an invitation, and says who they are. */
    Person follows(String link, String name) {
        tab.open(link);
        tab.click("dialog[open] button.big");
        tab.waitFor("document.querySelector('dialog[open] input[required]') === document.activeElement");
        tab.type(name);
        tab.press("Enter");
        tab.waitFor("location.pathname === '/table' && window.showing");
        return this;
    }

    /** Waits until everything has come to rest and it is this player's move; false when the game is over. */
    boolean isAsked() {
        tab.waitFor(SETTLED);
        return !tab.is("window.showing.over");
    }

    Asked asked() {
        tab.waitFor("window.showing.question && " + SETTLED);
        return Asked.of(tab.eval("window.showing.question"));
    }

    /** Whether the page shows everything up to this entry. */
    void sees(int entry) {
        tab.waitFor("window.showing.entry >= " + entry + " && window.showing.idle && !window.table?.moving");
    }

    /** The seat that is asked, as far as this page knows. */
    int asks() {
        return tab.eval("window.showing.asks").intValue();
    }

    int entry() {
        return tab.eval("window.showing.entry").intValue();
    }

    String prompt() {
        return tab.text(PROMPT);
    }

    void answers(Hand hand, int pick) {
        answers(hand, List.of(pick));
    }

    /** Takes these options, in order, and waits until the answer has counted. */
    void answers(Hand hand, List<Integer> picks) {
        Asked asked = asked();
        int entry = entry();
        for (int pick : picks) {
            String before = prompt();
            hand.takes(this, asked, pick);
            tab.waitFor(after(entry, before) + " || " + SURE);
        }
        if (!asked.one()) {
            hand.presses(this, "big");
        }
        String counted = counted(entry);
        tab.waitFor(counted + " || " + SURE);
        if (tab.is(SURE)) {
            hand.confirms(this);
            tab.waitFor(counted);
        }
    }

    private static String counted(int entry) {
        return "(window.showing.entry > " + entry + " || window.showing.over)";
    }

    /** Whether something was picked or answered; what is asked next may look the same as what was asked before. */
    String after(int entry, String before) {
        return "(" + PROMPT + " !== " + Tab.quoted(before) + " || " + counted(entry) + ")";
    }

    /** The result comes up by itself. */
    void seesHowItEnded() {
        tab.waitFor("document.querySelectorAll('#dialog-result[open] .ranking li').length");
    }

    /** Plays until the game is over. */
    void plays(Policy policy, List<Hand> hands) {
        plays(policy, hands, Integer.MAX_VALUE);
    }

    /** The same; after that many answers nothing moves any more, for moving takes most of the time. */
    void plays(Policy policy, List<Hand> hands, int moving) {
        for (int answers = 0; isAsked(); answers++) {
            if (answers == moving) {
                still();
            }
            answers(hands.get(answers % hands.size()), policy.picks(asked()));
        }
    }

    /** Where the button of an option is: the big one, the way out, or one among the others. */
    String button(int option) {
        return tab.text("""
                document.querySelector('#prompt [data-option="%1$d"]') ? '[data-option="%1$d"]'
                    : showing.question.options[%1$d].plain ? '[data-key=big]' : '[data-key=out]'
                """.formatted(option));
    }

    /** The number of the key for an option. */
    int number(int option) {
        return tab.eval("[...document.querySelectorAll('#prompt .option')]"
                        + ".findIndex(button => button.dataset.option === '" + option + "') + 1")
                .intValue();
    }

    /** Presses Tab until something has the focus. */
    void tabsTo(String selector) {
        for (int i = 0; i < 200; i++) {
            if (tab.is("document.activeElement?.matches(" + Tab.quoted(selector) + ")")) {
                return;
            }
            tab.press("Tab");
        }
        throw new AssertionError("no Tab leads to " + selector);
    }

    /** A key is meant for a button that has the focus; this takes the focus somewhere else. */
    void leavesButtons() {
        for (int i = 0; i < 200; i++) {
            if (!tab.is("document.activeElement?.closest('button, a, summary, li[tabindex], input')")) {
                return;
            }
            tab.press("Tab");
        }
    }
}
