package dev.cardinal.onepiece.table;

import dev.cardinal.onepiece.effect.Keyword;
import dev.cardinal.onepiece.rules.KeywordRule;
import dev.cardinal.onepiece.rules.RulesContext;
import java.util.Map;

/** What the rules file says about sets of keywords, as bits. */
public final class KeywordBits {
    private final Map<Keyword, KeywordRule> rules;
    private final int attacks;
    private final int attacksCharacters;
    private final int blocks;
    private final int trashesLife;
    private final int unblockable;

    public KeywordBits(RulesContext context) {
        rules = context.keywords();
        int anything = 0;
        int characters = 0;
        int blocking = 0;
        int trashing = 0;
        int free = 0;
        for (Map.Entry<Keyword, KeywordRule> entry : rules.entrySet()) {
            int bit = IndexedCard.bit(entry.getKey());
            KeywordRule rule = entry.getValue();
            anything |= rule.attacksWhenPlayed() == KeywordRule.Reach.ANYTHING ? bit : 0;
            characters |= rule.attacksWhenPlayed() == KeywordRule.Reach.CHARACTERS ? bit : 0;
            blocking |= rule.blocks() ? bit : 0;
            trashing |= rule.trashesLife() ? bit : 0;
            free |= rule.unblockable() ? bit : 0;
        }
        attacks = anything;
        attacksCharacters = characters;
        blocks = blocking;
        trashesLife = trashing;
        unblockable = free;
    }

    /** Whether a card with these keywords may attack on the turn it was played. */
    public boolean attacksAtOnce(int keywords, boolean character) {
        return (keywords & attacks) != 0 || (character && (keywords & attacksCharacters) != 0);
    }

    public boolean blocks(int keywords) {
        return (keywords & blocks) != 0;
    }

    public boolean unblockable(int keywords) {
        return (keywords & unblockable) != 0;
    }

    public boolean trashesLife(int keywords) {
        return (keywords & trashesLife) != 0;
    }

    /** The damage of an attack to a Leader: the most of any keyword. */
    public int damage(int keywords) {
        int damage = KeywordRule.NONE.damage();
        for (Map.Entry<Keyword, KeywordRule> entry : rules.entrySet()) {
            if ((keywords & IndexedCard.bit(entry.getKey())) != 0) {
                damage = Math.max(damage, entry.getValue().damage());
            }
        }
        return damage;
    }
}
