package dev.cardinal.onepiece.rules;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.onepiece.effect.Keyword;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Reads, checks and writes rules as JSON. */
final class RulesFile {
    private static final int MANY = 99;
    private static final String LEADER = "LEADER";

    private RulesFile() {}

    /** The base rules, overridden by the others. */
    static Data.Fields over(Data.Fields base, Data.Fields other) {
        Data.Fields merged = base;
        for (Map.Entry<String, Data> entry : other.values().entrySet()) {
            String name = entry.getKey();
            Data value = entry.getValue();
            merged = merged.with(
                    name,
                    value instanceof Data.Fields inside && base.get(name) instanceof Data.Fields before
                            ? over(before, inside)
                            : value);
        }
        return merged;
    }

    static RulesContext read(Data.Fields rules) throws Refused {
        Checked all = new Checked(rules);
        Checked setup = all.section("setup");
        Checked deck = all.section("deck");
        Checked turn = all.section("turn");
        Checked first = all.section("firstTurn");
        Checked areas = all.section("areas");
        RulesContext context = new RulesContext(
                all.names("phases", Phase.class),
                all.names("battle", BattleStep.class),
                setup.number("hand", 0, MANY),
                setup.number("mulligans", 0, 1),
                setup.numberUnless("life", LEADER, 0, MANY),
                deck.number("cards", 1, 2 * MANY),
                deck.number("copies", 1, MANY),
                deck.number("don", 0, MANY),
                turn.number("don", 0, MANY),
                first.number("don", 0, MANY),
                first.flag("draws"),
                first.flag("battles"),
                areas.number("characters", 1, 10),
                areas.number("stages", 1, 10),
                keywords(all.section("keywords")),
                all.number("loopLimit", 1, 100_000));
        List.of(all, setup, deck, turn, first, areas).forEach(Checked::nothingElse);
        checkPhases(context, all);
        checkBattle(context.battleSteps(), all);
        if (context.handSize() + context.life().orElse(0) >= context.deckSize()) {
            setup.wrong("hand", "plus setup.life should be less than deck.cards");
        }
        all.refuseIfWrong();
        return context;
    }

    private static void checkPhases(RulesContext context, Checked all) {
        for (Phase needed : List.of(Phase.DRAW, Phase.MAIN)) {
            if (!context.phases().contains(needed)) {
                all.wrong("phases", "should include " + needed + ", or games would never end");
            }
        }
    }

    private static void checkBattle(List<BattleStep> steps, Checked all) {
        boolean framed = !steps.isEmpty()
                && steps.getFirst() == BattleStep.ATTACK
                && steps.getLast() == BattleStep.END
                && steps.contains(BattleStep.DAMAGE);
        if (!framed) {
            all.wrong("battle", "should begin with ATTACK, include DAMAGE and end with END");
        }
        if (steps.stream().distinct().count() < steps.size()) {
            all.wrong("battle", "should include each step only once");
        }
    }

    private static Map<Keyword, KeywordRule> keywords(Checked section) {
        Map<Keyword, KeywordRule> keywords = new EnumMap<>(Keyword.class);
        for (Keyword keyword : Keyword.values()) {
            Checked rule = section.section(keyword.name());
            keywords.put(
                    keyword,
                    new KeywordRule(
                            rule.has("attacksWhenPlayed")
                                    ? rule.name("attacksWhenPlayed", KeywordRule.Reach.class)
                                    : KeywordRule.NONE.attacksWhenPlayed(),
                            rule.has("blocks") && rule.flag("blocks"),
                            rule.has("damage") ? rule.number("damage", 0, MANY) : KeywordRule.NONE.damage(),
                            rule.has("trashesLife") && rule.flag("trashesLife"),
                            rule.has("unblockable") && rule.flag("unblockable")));
            rule.nothingElse();
        }
        section.nothingElse();
        return keywords;
    }

    static Data.Fields write(RulesContext rules) {
        Data.Fields keywords = Data.fields();
        for (Keyword keyword : Keyword.values()) {
            KeywordRule rule = rules.keyword(keyword);
            keywords = keywords.with(
                    keyword.name(),
                    Data.fields()
                            .with("attacksWhenPlayed", rule.attacksWhenPlayed().name())
                            .with("blocks", rule.blocks())
                            .with("damage", rule.damage())
                            .with("trashesLife", rule.trashesLife())
                            .with("unblockable", rule.unblockable()));
        }
        return Data.fields()
                .with("phases", names(rules.phases()))
                .with("battle", names(rules.battleSteps()))
                .with("setup", setup(rules))
                .with(
                        "deck",
                        Data.fields()
                                .with("cards", rules.deckSize())
                                .with("copies", rules.copies())
                                .with("don", rules.donDeck()))
                .with("turn", Data.fields().with("don", rules.donPerTurn()))
                .with(
                        "firstTurn",
                        Data.fields()
                                .with("don", rules.firstTurnDon())
                                .with("draws", rules.firstTurnDraws())
                                .with("battles", rules.firstTurnBattles()))
                .with(
                        "areas",
                        Data.fields().with("characters", rules.characterArea()).with("stages", rules.stageArea()))
                .with("keywords", keywords)
                .with("loopLimit", rules.loopLimit());
    }

    private static Data.Fields setup(RulesContext rules) {
        return Data.fields()
                .with("hand", rules.handSize())
                .with("mulligans", rules.mulligans())
                .with("life", rules.life().isPresent() ? Data.of(rules.life().getAsInt()) : Data.of(LEADER));
    }

    private static Data.Items names(List<? extends Enum<?>> values) {
        return Data.texts(values.stream().map(Enum::name).toList());
    }
}
