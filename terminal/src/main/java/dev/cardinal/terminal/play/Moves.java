package dev.cardinal.terminal.play;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Reply;
import dev.cardinal.kernel.Viewer;
import dev.cardinal.kernel.Words;
import dev.cardinal.testkit.Json;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Understands a line of moves: all of them, or none.
 *
 * <p>A line is cut at commas, and each move takes as many pieces as make it a legal answer, so that "chapel, trash
 * copper, estate, t" is three moves. A number always stands for the option of that number in the menu on the screen;
 * where several options may be picked, all the numbers are one answer.
 */
final class Moves {
    private static final int GUESSES = 20;
    private final Position start;
    private final Ahead ahead;
    private final Words words;
    private final Menu menu;

    /** A part of the line, or a move that such a part stands for. */
    private record Piece(String text, int number) {}

    private Moves(Ahead ahead, Words words) {
        this.start = ahead.position();
        this.ahead = ahead;
        this.words = words;
        this.menu = new Menu(start.question());
    }

    /** Plays the line ahead, or says why that is not possible. */
    static void play(String line, Ahead ahead, Words words) throws Refused {
        Moves moves = new Moves(ahead, words);
        if (line.startsWith("{")) {
            ahead.answer(moves.accept(ahead.position().read(Json.parse(line))));
        } else if (line.matches("\\d+([\\s,]+\\d+)*,?") && !line.matches("0+")) {
            moves.numbers(List.of(line.split("[\\s,]+")));
        } else {
            moves.pieces(cut(line));
        }
    }

    private static List<String> cut(String line) {
        List<String> pieces = new ArrayList<>();
        for (String piece : line.split(",", -1)) {
            if (!piece.isBlank()) {
                pieces.add(piece.strip());
            }
        }
        return pieces.isEmpty() ? List.of(line) : pieces;
    }

    private void numbers(List<String> numbers) throws Refused {
        if (!menu.several()) {
            pieces(numbers);
            return;
        }
        Pick pick = new Pick();
        for (String number : numbers) {
            pick.add(menu.option(number(number)).code());
        }
        Question question = menu.question();
        Answer answer = Answer.of(pick, question.limits().ordered());
        if (!question.accepts(answer)) {
            Reply reply = ahead.position().read(question.text(answer));
            throw new Refused(
                    reply instanceof Refusal refusal ? refusal : new Refusal("limits", "That is not allowed"));
        }
        ahead.answer(answer);
    }

    private int number(String digits) throws Refused {
        int number = digits.length() > 6 ? Integer.MAX_VALUE : Integer.parseInt(digits);
        if (!menu.has(number)) {
            int size = menu.question().options().size();
            throw new Refused(new Refusal(
                    "no_such_number", "The menu has no number " + digits, "It goes from 1 to " + size + "."));
        }
        return number;
    }

    private void pieces(List<String> typed) throws Refused {
        List<Piece> left = new ArrayList<>();
        for (String text : typed) {
            boolean number = text.matches("\\d+") && !text.matches("0+");
            left.add(new Piece(number ? textOf(number(text)) : text, left.size() + 1));
        }
        while (!left.isEmpty()) {
            spellOut(left);
            take(left, typed.size() == 1);
            if (!left.isEmpty()) {
                goOn(left);
            }
        }
    }

    private String textOf(int number) {
        return menu.several() ? menu.option(number).name() : menu.option(number).text();
    }

    /** Between two moves the others answer, and so does the player where there is only one answer. */
    private void goOn(List<Piece> left) throws Refused {
        ahead.bots();
        while (ahead.isForced()) {
            Answer only = ahead.onlyAnswer();
            boolean said = !left.isEmpty() && only.equals(ahead.position().read(left.getFirst().text));
            if (said) {
                left.removeFirst();
            }
            ahead.answer(only);
            ahead.bots();
        }
        if (!left.isEmpty() && !ahead.asksKeyboard()) {
            throw new Refused(failed(left.getFirst(), null));
        }
    }

    private void spellOut(List<Piece> left) {
        Position position = ahead.position();
        Piece first = left.getFirst();
        List<String> moves = words.spelledOut(first.text, position.view(Viewer.seat(position.asked())));
        if (!moves.isEmpty()) {
            left.removeFirst();
            left.addAll(
                    0, moves.stream().map(move -> new Piece(move, first.number)).toList());
        }
    }

    private void take(List<Piece> left, boolean alone) throws Refused {
        for (int size = left.size(); size > 0; size--) {
            if (ahead.position().read(joined(left.subList(0, size))) instanceof Answer answer) {
                ahead.answer(answer);
                left.subList(0, size).clear();
                return;
            }
        }
        boolean picking = ahead.answers().isEmpty() && menu.several();
        Reply reply = ahead.position().read(picking ? joined(left) : left.getFirst().text);
        Refusal refusal = reply instanceof Refusal said ? said : new Refusal("limits", "That is not allowed");
        throw new Refused(alone || picking ? refusal : failed(left.getFirst(), refusal));
    }

    private static String joined(List<Piece> pieces) {
        return String.join(", ", pieces.stream().map(Piece::text).toList());
    }

    /** What came to light ahead must not show in the reason. */
    private Refusal failed(Piece piece, @Nullable Refusal reason) {
        String text = piece.text;
        String move = "Move " + piece.number + " (" + text + ")";
        if (reason != null && !cameToLight()) {
            String hint = reason.hint().isEmpty() ? "" : reason.hint() + " ";
            return new Refusal(
                    reason.code(), move + ": " + reason.message(), hint + "Nothing was done.", reason.rule());
        }
        boolean gibberish =
                start.read(text) instanceof Refusal plain && plain.code().equals(Refusal.NOT_UNDERSTOOD);
        return new Refusal(
                "line_not_possible",
                move + " is not possible after the moves before it",
                gibberish
                        ? "Nothing was done; '" + text + "' may be misspelled."
                        : "Nothing was done; give the first moves alone to see where they lead.");
    }

    /** Whether the player saw anything on the way that could not be foreseen from the start. */
    private boolean cameToLight() {
        Viewer viewer = Viewer.seat(start.asked());
        Chance chance = new Chance(ahead.answers().size());
        for (int i = 0; ahead.revealed() && i < GUESSES; i++) {
            if (!looksTheSame(start.guess(viewer, chance), viewer)) {
                return true;
            }
        }
        return false;
    }

    private boolean looksTheSame(Position guess, Viewer viewer) {
        Position position = guess;
        for (Answer answer : ahead.answers()) {
            if (position.over() || !position.question().accepts(answer)) {
                return false;
            }
            position = position.answer(answer);
        }
        return position.view(viewer).data().equals(ahead.position().view(viewer).data());
    }

    private Answer accept(Reply reply) throws Refused {
        return switch (reply) {
            case Answer answer -> answer;
            case Refusal refusal -> throw new Refused(refusal);
        };
    }
}
