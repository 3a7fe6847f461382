package dev.cardinal.kernel.text;

import java.util.ArrayList;
import java.util.List;

/** Fits plain text into a width. */
public final class Layout {
    private static final String GAP = "  ";

    private Layout() {}

    /** Breaks a line between words; continuation lines are indented a little further than the line itself. */
    public static List<String> wrap(String line, int width) {
        return wrap(line, width, " ".repeat(leading(line)) + GAP);
    }

    /** Breaks a line between words, with this indent for continuation lines. */
    public static List<String> wrap(String line, int width, String indent) {
        if (line.length() <= width) {
            return List.of(line);
        }
        List<String> lines = new ArrayList<>();
        String rest = line;
        while (rest.length() > width) {
            int end = rest.lastIndexOf(' ', width);
            int start = lines.isEmpty() ? leading(rest) : indent.length();
            if (end <= start) {
                end = Math.max(width, start + 1);
            }
            lines.add(rest.substring(0, end).stripTrailing());
            rest = indent + rest.substring(end).strip();
        }
        if (!rest.isBlank()) {
            lines.add(rest);
        }
        return lines;
    }

    private static int leading(String line) {
        return line.length() - line.stripLeading().length();
    }

    /** Lays cells out in as many columns as fit, reading down. */
    public static List<String> columns(List<String> cells, int width) {
        for (int rows = 1; rows < cells.size(); rows++) {
            List<List<String>> columns = new ArrayList<>();
            for (int start = 0; start < cells.size(); start += rows) {
                columns.add(cells.subList(start, Math.min(start + rows, cells.size())));
            }
            List<String> lines = beside(columns);
            if (lines.stream().allMatch(line -> line.length() <= width)) {
                return lines;
            }
        }
        return cells;
    }

    /** Puts columns side by side. */
    public static List<String> beside(List<List<String>> columns) {
        List<String> lines = new ArrayList<>();
        int rows = columns.stream().mapToInt(List::size).max().orElse(0);
        for (int row = 0; row < rows; row++) {
            StringBuilder line = new StringBuilder();
            for (List<String> column : columns) {
                String cell = row < column.size() ? column.get(row) : "";
                line.append(cell)
                        .append(" ".repeat(wide(column) - cell.length()))
                        .append(GAP);
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    private static int wide(List<String> column) {
        return column.stream().mapToInt(String::length).max().orElse(0);
    }
}
