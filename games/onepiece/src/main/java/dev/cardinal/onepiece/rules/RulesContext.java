package dev.cardinal.onepiece.rules;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.onepiece.effect.Keyword;
import dev.cardinal.onepiece.json.Json;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * The contents of the rules file.
 *
 * @param life how many Life cards a player starts with; empty to use the Leader's number
 * @param battleSteps from the attack to the end of the battle; steps in between can be left out
 */
public record RulesContext(
        List<Phase> phases,
        List<BattleStep> battleSteps,
        int handSize,
        int mulligans,
        OptionalInt life,
        int deckSize,
        int copies,
        int donDeck,
        int donPerTurn,
        int firstTurnDon,
        boolean firstTurnDraws,
        boolean firstTurnBattles,
        int characterArea,
        int stageArea,
        Map<Keyword, KeywordRule> keywords,
        int loopLimit) {
    /** The option's value for the rules that come with the game. */
    public static final String OFFICIAL = "official";

    private static final Data.Fields SHIPPED = (Data.Fields) Json.resource(RulesContext.class, OFFICIAL + ".json");

    public RulesContext {
        phases = List.copyOf(phases);
        battleSteps = List.copyOf(battleSteps);
        keywords = Map.copyOf(keywords);
    }

    public static RulesContext official() {
        try {
            return RulesFile.read(SHIPPED);
        } catch (Refused broken) {
            throw new IllegalStateException(broken);
        }
    }

    /** The rules of a file; what it leaves out is as in the official rules. */
    public static RulesContext read(Path file) throws Refused, IOException {
        return of(Json.read(file));
    }

    public static RulesContext read(String json) throws Refused {
        return of(Json.read(json, "The rules"));
    }

    /** Refuses the option if the rules are a file, without looking for it. */
    public static void portable(String value) throws Refused {
        if (!value.equals(OFFICIAL) && !isJson(value)) {
            throw new Refused(Refusal.file(
                    value, "Choose " + OFFICIAL + ", or write the rules out: {\"areas\": {\"characters\": 4}}"));
        }
    }

    private static boolean isJson(String value) {
        return value.startsWith("{");
    }

    /** The rules that the option names: the official ones, JSON, or a file. */
    public static RulesContext option(String value) throws Refused {
        if (value.equals(OFFICIAL)) {
            return official();
        }
        if (isJson(value)) {
            return read(value);
        }
        try {
            return read(Path.of(value));
        } catch (IOException | InvalidPathException unreadable) {
            throw new Refused("unreadable_file", "The rules file " + value + " cannot be read");
        }
    }

    private static RulesContext of(Data rules) throws Refused {
        if (!(rules instanceof Data.Fields fields)) {
            throw new Refused("bad_rules", "The rules must be an object, not " + rules);
        }
        return RulesFile.read(RulesFile.over(SHIPPED, fields));
    }

    public KeywordRule keyword(Keyword keyword) {
        return keywords.getOrDefault(keyword, KeywordRule.NONE);
    }

    /** The option's value for these rules, without any file. */
    public String asOption() {
        Data.Fields json = RulesFile.write(this);
        return json.equals(RulesFile.write(official())) ? OFFICIAL : json.toString();
    }
}
