package dev.cardinal.host;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Reply;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Reads a line of moves.
 *
 * <p>It is played up to and including the first move that tells the player something new, or after which another seat
 * is asked or the turn is over. That part is done as a whole or not at all; since the player could foresee it, trying
 * it reveals nothing. The rest is not tried.
 *
 * <p>A line is split at commas, and each move takes as many pieces as still form a legal answer, so that "chapel, trash
 * copper, estate, t" is three moves. A number always means the option of that number in the menu on the screen; if
 * several options may be picked, all the numbers form one answer.
 */
public final class Line {
    private final HostedGame game;
    private final Lookahead ahead;
    private final String client;
    private final int seat;
    private final Question menu;
    private final List<Piece> left = new ArrayList<>();
    private Stop stop = Stop.DONE;

    /** Why a line ends. */
    public enum Stop {
        /** The whole line was played. */
        DONE,
        /** Something came up that the player could not foresee. */
        NEWS,
        /** The turn is over. */
        TURN,
        /** Another player is asked, or the game is over. */
        OTHERS
    }

    /**
     * A part of the line, or a move that a shorthand stands for.
     *
     * @param joined whether it goes on with the move before it, for which the same shorthand stands
     * @param before how many times the same move comes before it in that shorthand
     */
    private record Piece(String text, int number, boolean joined, int before) {
        Piece(String text, int number) {
            this(text, number, false, 0);
        }
    }

    /**
     * What became of a line.
     *
     * @param untried the moves that were not tried, as typed
     * @param stop why it stopped before them
     */
    public record Result(List<String> untried, Stop stop) {
        public Result {
            untried = List.copyOf(untried);
        }
    }

    /**
     * A line to be played.
     *
     * @param client the client's name for it, so that it is done once even if it is sent twice; may be empty
     */
    Line(HostedGame game, Lookahead ahead, String client) {
        this.game = game;
        this.ahead = ahead;
        this.client = client;
        seat = ahead.position().asked();
        menu = ahead.question();
    }

    /** Plays the line ahead, or refuses it and says why. */
    Result play(String line) throws Refused {
        if (line.startsWith("{")) {
            move(Json.parse(line));
        } else if (line.matches("\\d+([\\s,]+\\d+)*,?") && !line.matches("0+")) {
            numbers(List.of(line.split("[\\s,]+")));
        } else {
            pieces(cut(line));
        }
        return result();
    }

    /** Plays one move ahead, or refuses it and says why; it may stand for several. */
    Result play(Data move) throws Refused {
        if (move instanceof Data.Text(String text)) {
            left.add(new Piece(text, 1));
            playLeft(true);
        } else {
            move(move);
        }
        return result();
    }

    private Result result() {
        return new Result(left.stream().map(Piece::text).toList(), left.isEmpty() ? Stop.DONE : stop);
    }

    private void move(Data move) throws Refused {
        List<String> moves = move instanceof Data.Fields fields ? game.words().spelledOut(fields, view()) : List.of();
        if (moves.isEmpty()) {
            answer(HostedGame.accepted(ahead.position().read(move)));
        } else {
            spell(moves, new Piece("", 1));
            playLeft(true);
        }
    }

    private View view() {
        return ahead.position().view(Viewer.seat(seat));
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

    private boolean several() {
        return !menu.limits().one();
    }

    private void numbers(List<String> numbers) throws Refused {
        if (!several()) {
            pieces(numbers);
            return;
        }
        Pick pick = new Pick();
        for (String number : numbers) {
            pick.add(menu.options().get(number(number)).code());
        }
        Answer answer = Answer.of(pick, menu.limits().ordered());
        if (!menu.accepts(answer)) {
            Reply reply = ahead.position().read(menu.text(answer));
            throw new Refused(
                    reply instanceof Refusal refusal
                            ? refusal
                            : new Refusal(
                                    "limits",
                                    "You cannot pick those together",
                                    menu.limits().words()));
        }
        answer(answer);
    }

    /** The index of the option with this number in the menu, which counts from 1. */
    private int number(String digits) throws Refused {
        int number = digits.length() > 6 ? Integer.MAX_VALUE : Integer.parseInt(digits);
        if (number < 1 || number > menu.options().size()) {
            throw new Refused(new Refusal(
                    "no_such_number",
                    "The menu has no number " + digits,
                    "It goes from 1 to " + menu.options().size() + "."));
        }
        return number - 1;
    }

    private void pieces(List<String> typed) throws Refused {
        if (typed.size() == 1 && isNumber(typed.getFirst()) && !several()) {
            answer(Answer.of(menu.options().get(number(typed.getFirst())).code()));
            return;
        }
        for (String text : typed) {
            left.add(new Piece(isNumber(text) ? textOf(number(text)) : text, left.size() + 1));
        }
        playLeft(typed.size() == 1);
    }

    private void playLeft(boolean alone) throws Refused {
        while (!left.isEmpty() && stop == Stop.DONE) {
            spellOut();
            take(alone && ahead.isEmpty());
            if (!left.isEmpty()) {
                goOn();
            }
        }
    }

    private static boolean isNumber(String text) {
        return text.matches("\\d+") && !text.matches("0+");
    }

    private String textOf(int index) {
        return several()
                ? menu.options().get(index).name()
                : menu.options().get(index).text();
    }

    private void answer(Answer answer) {
        stop(ahead.answer(answer, false, client));
    }

    /** Stops if what comes next could depend on something the player did not know. */
    private void stop(Lookahead.Doing doing) {
        Position now = ahead.position();
        if (doing.endsTurn()) {
            stop = Stop.TURN;
        } else if (now.over() || now.asked() != seat) {
            stop = Stop.OTHERS;
        } else if (doing.step().news()) {
            stop = Stop.NEWS;
        }
    }

    /** Between moves the host answers where it may, as it would without the line. */
    private void goOn() {
        while (stop == Stop.DONE && game.isAuto(ahead.position())) {
            Answer only = HostedGame.only(ahead.question());
            boolean said = !left.isEmpty() && only.equals(ahead.position().read(left.getFirst().text));
            Lookahead.Doing doing = ahead.tried(only, !said, said ? client : "");
            if (doing.isForThePlayer(true) && !said) {
                return;
            }
            ahead.add(doing);
            if (said && left.removeFirst().joined) {
                ahead.join();
            }
            stop(doing);
        }
    }

    private void spellOut() {
        String typed = left.getFirst().text;
        List<String> moves = game.words().spelledOut(typed, view());
        if (moves.isEmpty() && !(ahead.position().read(typed) instanceof Answer)) {
            moves = ahead.question().limits().one() ? Repeated.moves(typed) : List.of();
        }
        if (!moves.isEmpty()) {
            spell(moves, left.removeFirst());
        }
    }

    private void spell(List<String> moves, Piece shorthand) {
        for (int i = moves.size() - 1; i >= 0; i--) {
            int before = Collections.frequency(moves.subList(0, i), moves.get(i));
            left.addFirst(new Piece(moves.get(i), shorthand.number, shorthand.joined || i > 0, before));
        }
    }

    private void take(boolean alone) throws Refused {
        for (int size = left.size(); size > 0; size--) {
            if (ahead.position().read(joined(left.subList(0, size))) instanceof Answer answer) {
                boolean joined = left.getFirst().joined;
                left.subList(0, size).clear();
                answer(answer);
                if (joined) {
                    ahead.join();
                }
                return;
            }
        }
        boolean picking = ahead.isEmpty() && several();
        Reply reply = ahead.position().read(picking ? joined(left) : left.getFirst().text);
        Refusal refusal = counted(
                left.getFirst(), reply instanceof Refusal said ? said : new Refusal("limits", "That is not allowed"));
        throw new Refused(alone || picking ? refusal : failed(left.getFirst(), refusal));
    }

    private static String joined(List<Piece> pieces) {
        return String.join(", ", pieces.stream().map(Piece::text).toList());
    }

    /** Says how many times the move is possible if it is more than none. */
    private static Refusal counted(Piece piece, Refusal reason) {
        String times = piece.before == 1 ? "once" : piece.before + " times";
        return piece.before == 0
                ? reason
                : new Refusal(reason.code(), "Only " + times + ": " + reason.message(), reason.hint(), reason.rule());
    }

    /** Why one of several moves is not possible; if it would answer another question than the menu's, also which. */
    private Refusal failed(Piece piece, Refusal reason) {
        String hint = reason.hint().isEmpty() ? "" : reason.hint() + " ";
        String asked = ahead.question().prompt();
        hint += asked.equals(menu.prompt()) ? "" : "The question there: '" + asked + "'. ";
        return new Refusal(
                reason.code(),
                "Move " + piece.number + " (" + piece.text + "): " + reason.message(),
                hint + "Nothing was done.",
                reason.rule());
    }
}
