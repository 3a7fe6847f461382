package dev.cardinal.dominion.menu;

import java.util.List;
import java.util.Set;

/**
 * What to buy, most wanted first, and how to behave.
 *
 * @param about the comment in its first line
 */
record Menu(String name, String about, Set<Manner> manners, List<Rule> rules) {
    Menu {
        manners = Set.copyOf(manners);
        rules = List.copyOf(rules);
    }

    boolean has(Manner manner) {
        return manners.contains(manner);
    }

    /** The same rules under another name and with other manners. */
    Menu as(String other, Set<Manner> otherManners) {
        return new Menu(other, about, otherManners, rules);
    }
}
