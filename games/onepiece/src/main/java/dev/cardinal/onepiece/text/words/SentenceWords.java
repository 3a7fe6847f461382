package dev.cardinal.onepiece.text.words;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Condition;
import dev.cardinal.onepiece.effect.Who;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Renders programs as sentences. */
final class SentenceWords {
    private final Voice voice;

    SentenceWords(Voice voice) {
        this.voice = voice;
    }

    /** Sentences for all of these actions. */
    String body(List<Action> actions) {
        StringBuilder text = new StringBuilder();
        say(actions, text, false);
        return text.toString();
    }

    /**
     * Renders actions in sequence.
     *
     * @return whether it is unclear where the part that depends on the last action ends
     */
    private boolean say(List<Action> actions, StringBuilder text, boolean begun) {
        boolean open = false;
        boolean first = true;
        for (Action action : actions) {
            if (open) start(text, "in any case, ");
            else if (!first) start(text, "then, ");
            else if (!begun) start(text, "");
            open = sentence(action, text);
            first = false;
        }
        return open;
    }

    private static void start(StringBuilder text, String word) {
        if (!text.isEmpty() && !endsWith(text, "\n") && !endsWith(text, " "))
            text.append(endsWithChoices(text) ? "\n" : " ");
        text.append(word);
    }

    private static boolean endsWith(StringBuilder text, String end) {
        return text.length() >= end.length()
                && text.substring(text.length() - end.length()).equals(end);
    }

    private static boolean endsWithChoices(StringBuilder text) {
        int line = text.lastIndexOf("\n");
        return line >= 0 && text.substring(line + 1).startsWith("•");
    }

    private boolean sentence(Action action, StringBuilder text) {
        switch (action) {
            case Action.If(Condition condition, List<Action> then, List<Action> otherwise) -> {
                text.append("if ").append(voice.conditions.condition(condition)).append(", ");
                say(then, text, true);
                if (!otherwise.isEmpty())
                    text.append(" Otherwise, ").append(joined(otherwise)).append('.');
                return true;
            }
            case Action.IfDone(List<Action> what, List<Action> then) -> {
                text.append(joined(what)).append(". If you do, ");
                say(then, text, true);
                return true;
            }
            case Action.May(Who who, List<Action> _, List<Action> ifDone, List<Action> ifNot) -> {
                String they = who == Who.YOU ? "you" : "they";
                text.append(voice.actions.action(action)).append('.');
                if (!ifNot.isEmpty())
                    text.append(" If ")
                            .append(they)
                            .append(" do not, ")
                            .append(joined(ifNot))
                            .append('.');
                if (ifDone.isEmpty()) return false;
                text.append(" If ").append(they).append(" do, ");
                say(ifDone, text, true);
                return true;
            }
            case Action.ChooseOne _ -> text.append(voice.actions.action(action));
            default -> text.append(voice.actions.action(action)).append('.');
        }
        return false;
    }

    /** Actions as one clause: "draw 2 cards and trash 1 card from your hand". */
    String joined(List<Action> actions) {
        List<String> clauses = new ArrayList<>();
        for (Action action : actions) clauses.add(oneClause(action));
        return String.join(", and ", clauses);
    }

    String oneClause(Action action) {
        if (action instanceof Action.If(Condition condition, List<Action> then, List<Action> otherwise)
                && otherwise.isEmpty()
                && then.size() == 1) {
            String what = oneClause(then.getFirst());
            return what + " if " + voice.conditions.condition(condition);
        }
        if (action instanceof Action.ChooseOne(Who who, List<List<Action>> choices)
                && who == voice.subject
                && choices.size() == 2
                && choices.stream().allMatch(choice -> choice.size() == 1))
            return oneClause(choices.getFirst().getFirst()) + " or "
                    + oneClause(choices.getLast().getFirst());
        return voice.actions.action(action);
    }

    String choices(List<List<Action>> choices) {
        StringBuilder text = new StringBuilder();
        Who before = voice.subject;
        voice.subject = Who.YOU;
        for (List<Action> choice : choices) text.append("\n• ").append(capitals(body(choice)));
        voice.subject = before;
        return text.toString();
    }

    /** The text with a capital at the start of each sentence. */
    static String capitals(String text) {
        StringBuilder capital = new StringBuilder(text);
        boolean start = true;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (start && Character.isLetter(c)) {
                capital.setCharAt(i, String.valueOf(c).toUpperCase(Locale.ROOT).charAt(0));
                start = false;
            } else if (start && c != ' ' && c != '•' && c != '\n') {
                start = false;
            }
            boolean ends = c == '.' && i + 1 < text.length() && text.charAt(i + 1) == ' ' && !isAbbreviation(text, i);
            start |= ends || c == '\n';
        }
        return capital.toString();
    }

    private static boolean isAbbreviation(String text, int dot) {
        return text.startsWith("K.O", Math.max(0, dot - 3));
    }
}
