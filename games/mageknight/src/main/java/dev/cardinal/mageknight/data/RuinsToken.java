package dev.cardinal.mageknight.data;

import dev.cardinal.mageknight.effect.ManaColour;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The token of ancient ruins: an altar that takes mana, or enemies and a reward.
 *
 * @param altar the colour of the mana
 * @param mana how much of it
 * @param fame the fame that the altar gives
 */
public record RuinsToken(
        int id, @Nullable ManaColour altar, int mana, int fame, List<Pile> enemies, List<Reward> rewards) {
    public RuinsToken {
        enemies = List.copyOf(enemies);
        rewards = List.copyOf(rewards);
    }

    static RuinsToken of(int id, Row row) {
        return new RuinsToken(
                id,
                row.has("altar") ? row.one(ManaColour.class, "altar") : null,
                row.number("mana", 0),
                row.number("fame", 0),
                row.some(Pile.class, "enemies"),
                row.some(Reward.class, "rewards"));
    }

    /** What the token shows, in words. */
    @Override
    public String toString() {
        if (altar != null) {
            return "altar, " + mana + " " + altar + " mana for fame " + fame;
        }
        String foes = enemies.stream().map(pile -> pile + " token").collect(Collectors.joining(" and "));
        return foes + " for " + rewards.stream().map(RuinsToken::reward).collect(Collectors.joining(" and "));
    }

    private static String reward(Reward reward) {
        return reward == Reward.CRYSTALS
                ? "a crystal of each colour"
                : reward.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
