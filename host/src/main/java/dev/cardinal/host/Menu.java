package dev.cardinal.host;

import dev.cardinal.kernel.Option;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.text.Layout;
import java.util.ArrayList;
import java.util.List;

/** A question as a numbered list. */
public record Menu(Question question) {

    /** Whether several options may be picked for one answer. */
    public boolean several() {
        return !question.limits().one();
    }

    public String prompt() {
        String prompt = question.prompt();
        boolean closed =
                prompt.endsWith("?") || prompt.endsWith("(y/n)") || prompt.endsWith(":") || prompt.endsWith(".");
        return closed ? prompt : prompt + ":";
    }

    /** The options with their numbers. */
    public List<String> cells() {
        List<String> cells = new ArrayList<>();
        if (question.limits().min() == 0) {
            cells.add("0. nothing");
        }
        for (int i = 0; i < question.options().size(); i++) {
            Option option = question.options().get(i);
            String label = several() ? option.name() : option.text();
            cells.add(i + 1 + ". " + label + (option.count() == 1 ? "" : " x" + option.count()));
        }
        return cells;
    }

    public List<String> lines(int width) {
        int digits = Integer.toString(question.options().size()).length();
        List<String> cells = cells().stream()
                .map(cell -> " ".repeat(1 + digits - cell.indexOf('.')) + cell)
                .toList();
        List<String> lines = new ArrayList<>(Layout.wrap(prompt(), width, "  "));
        lines.addAll(Layout.columns(cells, width));
        return lines;
    }
}
