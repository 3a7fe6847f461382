package dev.cardinal.onepiece.text.spelling;

import dev.cardinal.onepiece.effect.Keyword;
import dev.cardinal.onepiece.effect.Timing;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The tags in square brackets, as opposed to names. */
public final class Tags {
    private static final Map<String, Timing.Tag> TIMINGS = new HashMap<>();
    private static final Map<String, Keyword> KEYWORDS = new HashMap<>();

    static {
        TIMINGS.put("on play", Timing.Tag.ON_PLAY);
        TIMINGS.put("when attacking", Timing.Tag.WHEN_ATTACKING);
        TIMINGS.put("on your opponent's attack", Timing.Tag.ON_OPPONENT_ATTACK);
        TIMINGS.put("when attacked", Timing.Tag.WHEN_ATTACKED);
        TIMINGS.put("on block", Timing.Tag.ON_BLOCK);
        TIMINGS.put("on ko", Timing.Tag.ON_KO);
        TIMINGS.put("end of your turn", Timing.Tag.END_OF_YOUR_TURN);
        TIMINGS.put("end of your opponent's turn", Timing.Tag.END_OF_OPPONENT_TURN);
        TIMINGS.put("main", Timing.Tag.MAIN);
        TIMINGS.put("activate: main", Timing.Tag.ACTIVATE_MAIN);
        TIMINGS.put("counter", Timing.Tag.COUNTER);
        TIMINGS.put("trigger", Timing.Tag.TRIGGER);
        KEYWORDS.put("rush", Keyword.RUSH);
        KEYWORDS.put("rush: character", Keyword.RUSH_CHARACTER);
        KEYWORDS.put("blocker", Keyword.BLOCKER);
        KEYWORDS.put("double attack", Keyword.DOUBLE_ATTACK);
        KEYWORDS.put("banish", Keyword.BANISH);
        KEYWORDS.put("unblockable", Keyword.UNBLOCKABLE);
    }

    public static final String YOUR_TURN = "your turn";
    public static final String OPPONENT_TURN = "opponent's turn";
    public static final String ONCE = "once per turn";
    private static final String DON = "don x";

    private Tags() {}

    /** The tag in its plain spelling, or null if this is a name. */
    public static @Nullable String spelled(String inside) {
        String tag = inside.toLowerCase(Locale.ROOT)
                .replace("k.o.", "ko")
                .replace("k.o", "ko")
                .replace("don!!", "don")
                .replace("don x ", "don x")
                .replace("donx", "don x");
        if (tag.startsWith("activate") && tag.endsWith("main")) tag = "activate: main";
        if (tag.startsWith("rush") && tag.endsWith("character")) tag = "rush: character";
        if (tag.equals("your opponent's turn")) tag = OPPONENT_TURN;
        if (tag.equals("on your opponent's attack") || tag.equals("on opponent's attack"))
            tag = "on your opponent's attack";
        if (tag.equals("end of opponent's turn")) tag = "end of your opponent's turn";
        return isTag(tag) ? tag : null;
    }

    /** Whether this is a tag in its plain spelling. */
    public static boolean isTag(String tag) {
        return TIMINGS.containsKey(tag)
                || KEYWORDS.containsKey(tag)
                || tag.equals(YOUR_TURN)
                || tag.equals(OPPONENT_TURN)
                || tag.equals(ONCE)
                || don(tag) > 0;
    }

    public static Timing.@Nullable Tag timing(String tag) {
        return TIMINGS.get(tag);
    }

    public static @Nullable Keyword keyword(String tag) {
        return KEYWORDS.get(tag);
    }

    /** How many DON!! cards a tag requires, or 0. */
    public static int don(String tag) {
        if (!tag.startsWith(DON) || tag.length() == DON.length()) return 0;
        int number = 0;
        for (int i = DON.length(); i < tag.length(); i++) {
            int digit = Character.digit(tag.charAt(i), 10);
            if (digit < 0) return 0;
            number = number * 10 + digit;
        }
        return number;
    }

    public static String printed(Timing.Tag timing) {
        return switch (timing) {
            case START_OF_GAME -> "[Start of Game]";
            case START_OF_TURN -> "[Start of Your Turn]";
            case START_OF_OPPONENT_TURN -> "[Start of Your Opponent's Turn]";
            case START_OF_MAIN -> "[Start of Your Main Phase]";
            case ON_PLAY -> "[On Play]";
            case WHEN_ATTACKING -> "[When Attacking]";
            case ON_OPPONENT_ATTACK -> "[On Your Opponent's Attack]";
            case WHEN_ATTACKED -> "[When Attacked]";
            case ON_BLOCK -> "[On Block]";
            case ON_KO -> "[On K.O.]";
            case END_OF_BATTLE -> "[End of Battle]";
            case END_OF_YOUR_TURN -> "[End of Your Turn]";
            case END_OF_OPPONENT_TURN -> "[End of Your Opponent's Turn]";
            case MAIN -> "[Main]";
            case ACTIVATE_MAIN -> "[Activate: Main]";
            case COUNTER -> "[Counter]";
            case TRIGGER -> "[Trigger]";
        };
    }

    public static String printed(Keyword keyword) {
        return switch (keyword) {
            case RUSH -> "[Rush]";
            case RUSH_CHARACTER -> "[Rush: Character]";
            case BLOCKER -> "[Blocker]";
            case DOUBLE_ATTACK -> "[Double Attack]";
            case BANISH -> "[Banish]";
            case UNBLOCKABLE -> "[Unblockable]";
        };
    }
}
