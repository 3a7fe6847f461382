package dev.cardinal.onepiece.text.words;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Amount;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Condition;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Happening;
import dev.cardinal.onepiece.effect.Keyword;
import dev.cardinal.onepiece.effect.Kind;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.text.spelling.Tags;
import java.util.ArrayList;
import java.util.List;

/** Renders effects in English, in one regular wording that the compiler reads as the same effects. */
public final class Rendering {
    private final Voice voice;
    private final Effect effect;

    private Rendering(Category category, Effect effect) {
        this.voice = new Voice(category);
        this.effect = effect;
    }

    /** The text of a card: a paragraph for its keywords, and one for each effect. */
    public static String text(Category category, List<Keyword> keywords, List<Effect> effects) {
        List<String> paragraphs = new ArrayList<>();
        keywords.forEach(keyword -> paragraphs.add(Tags.printed(keyword)));
        effects.forEach(effect -> paragraphs.add(effect(category, effect)));
        return String.join("\n", paragraphs);
    }

    public static String effect(Category category, Effect effect) {
        return new Rendering(category, effect).say();
    }

    /** One of an effect's actions as a clause, with pronouns as in the whole text. */
    public static String clause(Category category, Effect effect, Action action) {
        Voice voice = new Voice(category);
        for (Action step : Steps.of(effect)) {
            boolean wanted = step.equals(action);
            if (!wanted && Steps.hasParts(step)) continue;
            String clause = voice.sentences.oneClause(step);
            if (wanted) return clause;
        }
        return new Voice(category).sentences.oneClause(action);
    }

    /** A part of an effect in sentences, with pronouns as in the whole text. */
    public static String sentences(Category category, Effect effect, List<Action> part) {
        Voice voice = new Voice(category);
        for (Action step : Steps.of(effect)) {
            if (!part.isEmpty() && step.equals(part.getFirst())) break;
            if (!Steps.hasParts(step)) {
                voice.sentences.oneClause(step);
            }
        }
        return SentenceWords.capitals(voice.sentences.body(part));
    }

    private String say() {
        List<Condition> others = effect.conditions().stream()
                .filter(condition -> !Canonical.isTag(condition))
                .toList();
        boolean would = effect.kind() == Kind.REPLACEMENT;
        StringBuilder text = new StringBuilder();
        if (canBeActivated()) {
            text.append(activation(others));
        } else {
            text.append(occasion());
            if (!others.isEmpty() && !would)
                text.append("if ").append(voice.conditions.all(others)).append(", ");
        }
        text.append(costs());
        String body = body(would ? " instead" : "");
        text.append(effect.costs().isEmpty() ? body : SentenceWords.capitals(body));
        return tags() + SentenceWords.capitals(text.toString());
    }

    private String body(String instead) {
        List<Action> body = effect.body();
        boolean whole = (!effect.optional() && instead.isEmpty())
                || canBeActivated()
                || body.getFirst() instanceof Action.IfDone;
        String said = whole ? voice.sentences.body(body) : voice.sentences.joined(body) + instead + ".";
        return effect.optional() && !canBeActivated() ? "you may " + said : said;
    }

    /** Whether "you may" cannot come before its actions, so that the effect as a whole "can be activated". */
    private boolean canBeActivated() {
        if (!effect.optional() || effect.kind() == Kind.REPLACEMENT) return false;
        boolean conditional = effect.costs().isEmpty()
                && effect.conditions().stream().anyMatch(condition -> !Canonical.isTag(condition));
        return conditional || !voice.actions.isDoneByYou(effect.body().getFirst());
    }

    private String activation(List<Condition> conditions) {
        StringBuilder text = new StringBuilder("this effect can be activated");
        for (Timing timing : effect.timings())
            if (timing instanceof Timing.Tag tag && !phrase(tag).isEmpty())
                text.append(' ').append(phrase(tag).replace(", ", ""));
        List<String> whens = new ArrayList<>();
        for (Timing timing : effect.timings()) {
            if (!(timing instanceof Timing.When(Happening happening))) continue;
            whens.add(voice.happenings.present(happening));
            voice.speakOfSubject();
        }
        if (!whens.isEmpty()) text.append(" when ").append(String.join(" or when ", whens));
        if (!whens.isEmpty() && !conditions.isEmpty()) text.append(", if ").append(voice.conditions.all(conditions));
        else if (!conditions.isEmpty()) text.append(" when ").append(voice.conditions.all(conditions));
        return text.append(". ").toString();
    }

    private String tags() {
        StringBuilder tags = new StringBuilder();
        for (Condition condition : effect.conditions()) {
            if (condition instanceof Condition.DonAttached(int least))
                tags.append("[DON!! x").append(least).append("] ");
            if (condition instanceof Condition.TurnOf(Who who))
                tags.append(who == Who.YOU ? "[Your Turn] " : "[Opponent's Turn] ");
        }
        List<String> timings = effect.timings().stream()
                .filter(timing ->
                        timing instanceof Timing.Tag tag && phrase(tag).isEmpty())
                .map(timing -> Tags.printed((Timing.Tag) timing))
                .toList();
        if (!timings.isEmpty()) tags.append(String.join("/", timings)).append(' ');
        if (effect.oncePerTurn()) tags.append("[Once Per Turn] ");
        return tags.toString();
    }

    private static String phrase(Timing.Tag tag) {
        return switch (tag) {
            case START_OF_GAME -> "at the start of the game, ";
            case START_OF_TURN -> "at the start of your turn, ";
            case START_OF_OPPONENT_TURN -> "at the start of your opponent's turn, ";
            case START_OF_MAIN -> "at the start of your Main Phase, ";
            case ON_PLAY,
                    WHEN_ATTACKING,
                    ON_OPPONENT_ATTACK,
                    WHEN_ATTACKED,
                    ON_BLOCK,
                    ON_KO,
                    END_OF_BATTLE,
                    END_OF_YOUR_TURN,
                    END_OF_OPPONENT_TURN,
                    MAIN,
                    ACTIVATE_MAIN,
                    COUNTER,
                    TRIGGER -> "";
        };
    }

    private String occasion() {
        StringBuilder words = new StringBuilder();
        List<String> whens = new ArrayList<>();
        List<String> woulds = new ArrayList<>();
        for (Timing timing : effect.timings()) {
            switch (timing) {
                case Timing.Tag tag -> words.append(phrase(tag));
                case Timing.When(Happening happening) -> whens.add(voice.happenings.present(happening));
                case Timing.Would(Happening happening) -> woulds.add(voice.happenings.future(happening));
            }
            if (!(timing instanceof Timing.Tag)) voice.speakOfSubject();
        }
        if (!whens.isEmpty())
            words.append("when ").append(String.join(" or when ", whens)).append(", ");
        if (woulds.isEmpty()) return words.toString();
        List<Condition> others = effect.conditions().stream()
                .filter(condition -> !Canonical.isTag(condition))
                .toList();
        words.append("if ");
        if (!others.isEmpty()) words.append(voice.conditions.all(others)).append(" and ");
        return words.append(String.join(" or if ", woulds)).append(", ").toString();
    }

    private String costs() {
        if (effect.costs().isEmpty()) return "";
        List<String> costs = new ArrayList<>();
        boolean may = false;
        for (Action cost : effect.costs()) {
            boolean sign = cost instanceof Action.ReturnDon(Who who, Amount amount)
                    && who == Who.YOU
                    && amount.least().equals(amount.most())
                    && amount.most() instanceof Value.Exactly;
            if (sign && cost instanceof Action.ReturnDon(Who _, Amount(Value _, Value.Exactly(int number)))) {
                costs.add("DON!! −" + number);
            } else {
                costs.add((may ? "" : "you may ") + voice.sentences.oneClause(cost));
                may = true;
            }
        }
        return String.join(costs.size() == 2 && !costs.getFirst().startsWith("DON") ? " and " : ", ", costs) + ": ";
    }
}
