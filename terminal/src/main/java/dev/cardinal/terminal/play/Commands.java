package dev.cardinal.terminal.play;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Match;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Spelling;
import dev.cardinal.players.Bots;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Does what a person types that is not a move. */
final class Commands {
    private static final String POSSIBLE = "That is possible now: type it without the why.";
    private final Sitting sitting;

    Commands(Sitting sitting) {
        this.sitting = sitting;
    }

    /** Carries out a command; false to leave the game. */
    boolean run(Command.Said said) {
        Screen screen = sitting.screen();
        try {
            switch (said.command()) {
                case BOARD -> {
                    sitting.board();
                    sitting.menu();
                }
                case LOG -> screen.say(orNothing(sitting.chronicle().log()));
                case SINCE -> screen.say(orNothing(sitting.chronicle().sinceLastTurn()));
                case HELP -> screen.say(said.rest().isEmpty() ? overview() : help(said.rest()));
                case RULES -> screen.say(sitting.words().rules());
                case HINT -> screen.say(hint());
                case WHY -> screen.say(why(said.rest()));
                case UNDO -> undo();
                case SAVE -> save(file(said));
                case LOAD -> load(file(said));
                case CONCEDE -> sitting.game().concede(sitting.seat());
                case QUIT -> {
                    return false;
                }
            }
        } catch (Refused refused) {
            screen.refuse(refused.refusal().toString());
        }
        return true;
    }

    private static List<String> orNothing(List<String> lines) {
        return lines.isEmpty() ? List.of("Nothing has happened yet.") : lines;
    }

    private List<String> overview() {
        List<String> lines = new ArrayList<>();
        lines.add("Answer with a number from the menu or in words, as the menu writes them, or shorter where that is"
                + " clear.");
        lines.add("Several moves go on one line, with commas between: all of them are done, or none. A number is"
                + " always the one in the menu that you see.");
        lines.addAll(explained().values());
        return lines;
    }

    /** The words that are no moves, each with a line on what it does. */
    Map<String, String> explained() {
        Map<String, String> rows = new LinkedHashMap<>(sitting.words().shorthands());
        rows.putAll(sitting.words().parts());
        for (Command command : Command.values()) {
            rows.put((command.word() + " " + command.argument).strip(), command.about);
        }
        int longest = rows.keySet().stream().mapToInt(String::length).max().orElse(1);
        Map<String, String> lines = new LinkedHashMap<>();
        rows.forEach(
                (row, about) -> lines.put(row.split(" ", 2)[0], ("  %-" + longest + "s  %s").formatted(row, about)));
        return lines;
    }

    private List<String> help(String name) throws Refused {
        Map<String, String> lines = explained();
        String line = lines.get(name.toLowerCase(Locale.ROOT));
        return sitting.words()
                .help(name)
                .or(() -> Optional.ofNullable(line).map(List::of))
                .orElseThrow(() -> new Refused(new Refusal(
                        "unknown_name",
                        "There is nothing called " + Refusal.quote(name) + " in this game",
                        near(
                                        name,
                                        Stream.concat(
                                                sitting.words().names().keySet().stream(), lines.keySet().stream()),
                                        "Type help for the commands.")
                                .strip())));
    }

    private String hint() throws Refused {
        Position position = sitting.game().position();
        Bot bot = Bots.named(sitting.rules().defaultBot(), sitting.rules());
        Pick pick = new Pick();
        bot.answer(
                position.view(sitting.viewer()),
                new Chance(sitting.game().match().acts()),
                pick);
        Question question = position.question();
        Answer answer = Answer.of(pick, question.limits().ordered());
        return "The bot " + bot.name() + " would answer: " + question.text(answer);
    }

    private String why(String move) throws Refused {
        if (move.isEmpty()) {
            throw new Refused(new Refusal("which_move", "Say which move you wonder about", "For example: why 3."));
        }
        Position position = sitting.game().position();
        boolean picks = new Menu(position.question()).several();
        boolean list = !move.startsWith("{") && move.matches(".*,.*|\\d+\\s.*");
        if (list && !picks) {
            throw new Refused("which_move", "Ask about one move at a time");
        }
        try {
            if (list && !move.matches("[\\d\\s,]+")) {
                return position.read(move) instanceof Refusal refusal ? refusal.toString() : POSSIBLE;
            }
            Moves.play(move, sitting.game().ahead(sitting.seat()), sitting.words());
            return POSSIBLE;
        } catch (Refused refused) {
            return refused.refusal().toString();
        }
    }

    private void undo() throws Refused {
        int last = lastChoice();
        if (last < 0) {
            throw new Refused("nothing_to_undo", "There is nothing to take back: you have not chosen anything yet");
        }
        int seat = sitting.game().match().seat(last);
        if (seat != sitting.seat()) {
            throw new Refused(
                    "cannot_undo", "Your last move cannot be taken back: Player " + seat + " has acted since");
        }
        if (!sitting.game().undo(seat)) {
            throw new Refused(
                    "cannot_undo",
                    "Your last move cannot be taken back: it drew cards or showed something that was hidden");
        }
        sitting.screen().say("Taken back.");
    }

    /** The last act, leaving out those that were made for the player. */
    private int lastChoice() {
        Match match = sitting.game().match();
        int last = match.acts() - 1;
        while (last >= 0
                && match.seat(last) == sitting.seat()
                && match.before(last).forced()) {
            last--;
        }
        return last;
    }

    private static Path file(Command.Said said) throws Refused {
        String name = said.rest();
        if (name.isEmpty()) {
            String word = said.command().word();
            throw new Refused(new Refusal("which_file", "Say which file", "For example: " + word + " friday.replay."));
        }
        try {
            return Path.of(name.startsWith("~/") ? System.getProperty("user.home") + name.substring(1) : name);
        } catch (InvalidPathException bad) {
            throw new Refused("bad_file_name", "'" + name + "' cannot be the name of a file");
        }
    }

    private void save(Path file) throws Refused {
        if (Files.exists(file)) {
            replaceable(file);
        }
        try {
            sitting.game().saved().write(file);
        } catch (IOException unwritable) {
            throw new Refused(
                    new Refusal("not_saved", "The game could not be written to " + file, SavedGame.reason(unwritable)));
        }
        sitting.screen().say("Saved to " + file + ". The file tells everything, hidden cards too.");
    }

    private static void replaceable(Path file) throws Refused {
        try {
            SavedGame.read(file);
        } catch (Refused other) {
            throw new Refused(new Refusal(
                    "file_in_the_way", file + " is there already and is no saved game", "Choose another name."));
        }
    }

    private void load(Path file) throws Refused {
        Seats seats = sitting.game().seats();
        Match match = SavedGame.read(file).match(sitting.rules());
        if (match.position().seats() != seats.size()) {
            throw new Refused(new Refusal(
                    "other_seats",
                    "That game has " + match.position().seats() + " seats and this table has " + seats.size(),
                    "Start it with: cardinal play " + sitting.rules().name() + " --resume " + file));
        }
        sitting.goOnWith(HostedGame.on(match, seats, sitting.shelf()));
        sitting.screen().say("Loaded " + file + ".");
    }

    /** What to do after a line that was not understood. */
    String advice(String line, Refusal refusal) {
        if (!refusal.code().equals(Refusal.NOT_UNDERSTOOD)) {
            return "";
        }
        Stream<String> words = Stream.concat(
                Stream.of(Command.values()).map(Command::word), sitting.words().parts().keySet().stream());
        String first = line.split("\\s+", 2)[0].toLowerCase(Locale.ROOT);
        String usual = refusal.hint().isEmpty() ? " Press Enter to see the choices again, or type help." : "";
        return near(first, words, usual);
    }

    private static String near(String typed, Stream<String> words, String otherwise) {
        String hint = Spelling.hint(typed, words.toList());
        return hint.isEmpty() ? otherwise : hint;
    }
}
