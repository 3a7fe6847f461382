package dev.cardinal.dominion.menu;

import dev.cardinal.dominion.table.Card;
import dev.cardinal.kernel.Refused;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads a menu: lines that switch manners on, then one rule per line; {@code #} starts a comment. */
final class MenuReader {
    private final Set<Manner> manners = EnumSet.noneOf(Manner.class);
    private final List<Rule> rules = new ArrayList<>();

    private MenuReader() {}

    static Menu read(String name, String text) throws Refused {
        MenuReader reader = new MenuReader();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            reader.read(new Line(name, i + 1, lines.get(i)));
        }
        if (reader.rules.isEmpty()) {
            throw new Line(name, Math.max(1, lines.size()), "")
                    .error(
                            "there is no rule in this menu",
                            "A rule is a card's name, optionally followed by IF and a condition.");
        }
        return new Menu(name, about(text), reader.manners, reader.rules);
    }

    /** The comment in the first line. */
    static String about(String text) {
        String first = text.lines().findFirst().orElse("").strip();
        return first.startsWith("#") ? first.substring(1).strip() : "";
    }

    private void read(Line line) throws Refused {
        if (line.done()) {
            return;
        }
        Optional<Manner> manner = Arrays.stream(Manner.values())
                .filter(one -> one.line.equals(line.words()))
                .findFirst();
        if (manner.isEmpty()) {
            rules.add(rule(line));
        } else if (rules.isEmpty()) {
            manners.add(manner.get());
        } else {
            throw line.error("'" + manner.get().line + "' must come before the first rule", "");
        }
    }

    private Rule rule(Line line) throws Refused {
        Card card = Names.card(line, rules.isEmpty() ? Manner.values() : new Manner[0]);
        if (line.done()) {
            return new Rule(card, Condition.ALWAYS);
        }
        if (!line.takeWord("IF")) {
            throw line.error("expected IF after " + card.name() + ", not " + line.peek(), "");
        }
        Condition condition = ConditionReader.comparison(line);
        while (line.takeWord("AND")) {
            condition = new Condition.Both(condition, ConditionReader.comparison(line));
        }
        if (!line.done()) {
            throw line.error("expected AND or the end of the line, not " + line.peek(), "");
        }
        return new Rule(card, condition);
    }
}
