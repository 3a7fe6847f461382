package dev.cardinal.browser;

import java.util.List;

/** The ways to take an option. Each of them is really done: by the mouse, by keys, by a finger. */
enum Hand {
    /** Clicks buttons. */
    BUTTONS {
        @Override
        void takes(Person person, Asked asked, int option) {
            person.tab().click("#prompt " + person.button(option));
        }
    },

    /** Clicks pieces on the table, and buttons for what no piece stands for. */
    PIECES {
        @Override
        void takes(Person person, Asked asked, int option) {
            if (!asked.spots().get(option) || !person.table().clicks(option)) {
                BUTTONS.takes(person, asked, option);
            }
        }
    },

    /** Drags pieces to where they shall go, or clicks. */
    DRAGS {
        @Override
        void takes(Person person, Asked asked, int option) {
            if (!asked.ends().get(option) || !person.table().drags(option)) {
                PIECES.takes(person, asked, option);
            }
        }
    },

    /** Presses keys and nothing else. */
    KEYS {
        @Override
        void takes(Person person, Asked asked, int option) {
            String button = person.button(option);
            int number = person.number(option);
            switch (button) {
                case "[data-key=big]" -> presses(person, "big");
                case "[data-key=out]" -> person.tab().press("0");
                default -> {
                    if (number <= 9) {
                        person.tab().press(Integer.toString(number));
                    } else {
                        person.tabsTo("#prompt " + button);
                        person.tab().press("Enter");
                    }
                }
            }
        }

        @Override
        void presses(Person person, String key) {
            person.leavesButtons();
            person.tab().press(" ");
        }

        @Override
        void confirms(Person person) {
            person.tabsTo("#dialog-sure .big");
            person.tab().press("Enter");
        }
    },

    /** Touches buttons and pieces. */
    FINGER {
        @Override
        void takes(Person person, Asked asked, int option) {
            person.tab().tap("#prompt " + person.button(option));
        }

        @Override
        void presses(Person person, String key) {
            person.tab().tap("#prompt [data-key=" + key + "]");
        }

        @Override
        void confirms(Person person) {
            person.tab().tap("#dialog-sure .big");
        }
    };

    static final List<Hand> MOUSE = List.of(BUTTONS, PIECES, DRAGS);

    abstract void takes(Person person, Asked asked, int option);

    /** Presses the big button, or the way out. */
    void presses(Person person, String key) {
        person.tab().click("#prompt [data-key=" + key + "]");
    }

    /** Says yes when asked whether to end all the same. */
    void confirms(Person person) {
        person.tab().click("#dialog-sure .big");
    }
}
