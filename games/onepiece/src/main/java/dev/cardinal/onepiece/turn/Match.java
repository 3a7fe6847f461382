package dev.cardinal.onepiece.turn;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Seed;
import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.card.Print;
import dev.cardinal.onepiece.rules.RulesContext;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.IndexedCard;
import dev.cardinal.onepiece.table.KeywordBits;
import dev.cardinal.onepiece.table.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The decks and the rules of a game; each deck starts with its Leader. */
public final class Match {
    private final IndexedCard[] prints;
    private final int second;
    private final RulesContext rules;
    private final KeywordBits keywords;
    private final Finding find;

    /** Finds a scenario's cards. */
    public interface Finding {
        public CardDefinition find(String id) throws Refused;

        default List<Print> prints(String id) {
            return List.of();
        }
    }

    public Match(List<CardDefinition> one, List<CardDefinition> other, RulesContext rules, Finding find) {
        Map<CardDefinition, IndexedCard> made = new HashMap<>();
        prints = new IndexedCard[one.size() + other.size()];
        second = one.size();
        this.rules = rules;
        this.find = find;
        keywords = new KeywordBits(rules);
        for (int i = 0; i < prints.length; i++) {
            CardDefinition card = i < second ? one.get(i) : other.get(i - second);
            prints[i] = made.computeIfAbsent(card, unseen -> new IndexedCard(unseen, () -> find.prints(unseen.id())));
        }
    }

    /** The table when the first question is asked. */
    public Table begin(Seed seed) {
        Table t = table(seed);
        int decider = t.chance().below(2);
        t.turn = decider;
        t.first = decider;
        t.push(new Opening(Opening.Step.WHO_IS_FIRST, decider));
        t.settle();
        return t;
    }

    /** The table without any cards. */
    public Table empty(Seed seed) {
        return new Table(prints, second, rules, keywords, seed.chance(2));
    }

    /** The table with Leaders and shuffled decks (5-2-1-2, 5-2-1-3). */
    private Table table(Seed seed) {
        Table t = empty(seed);
        for (int piece = 0; piece < prints.length; piece++) {
            boolean leader = piece == 0 || piece == second;
            t.put(piece, leader ? Areas.LEADER : Areas.DECK, false);
            if (leader) {
                t.show(piece, 3);
            }
        }
        for (int seat = 0; seat < 2; seat++) {
            t.don(seat, t.printed(t.leader(seat)).donDeck(rules.donDeck()), 0, 0);
            t.shuffle(seat, t.chance());
        }
        return t;
    }

    /** How many Life cards a player with this Leader starts with. */
    public int life(CardDefinition leader) {
        return rules.life().orElse(leader.life());
    }

    public CardDefinition leader(int seat) {
        return prints[seat == 0 ? 0 : second].card;
    }

    /** The cards of a player's deck in the order of its list. */
    public List<CardDefinition> cards(int seat) {
        List<CardDefinition> cards = new ArrayList<>();
        for (int i = seat == 0 ? 1 : second + 1; i < (seat == 0 ? second : prints.length); i++) {
            cards.add(prints[i].card);
        }
        return cards;
    }

    public CardDefinition find(String id) throws Refused {
        return find.find(id);
    }

    /** The same rules with other cards. */
    public Match with(List<CardDefinition> one, List<CardDefinition> other) {
        return new Match(one, other, rules, find);
    }
}
