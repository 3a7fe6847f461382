package dev.cardinal.terminal.play;

import dev.cardinal.host.GameFile;
import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Menu;
import dev.cardinal.host.Seats;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.text.Count;
import dev.cardinal.kernel.text.Layout;
import dev.cardinal.kernel.text.Spelling;
import dev.cardinal.players.Bots;
import dev.cardinal.testkit.scenario.ScenarioWriter;
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
import java.util.Set;
import java.util.stream.Stream;

/** Carries out what a person types that is not a move. */
final class Commands {
    private static final String POSSIBLE = "You can do that now: type it without the why.";
    private final Sitting sitting;

    Commands(Sitting sitting) {
        this.sitting = sitting;
    }

    /** Carries out a command; false to leave the game. */
    boolean run(Command.Call call) {
        Screen screen = sitting.screen();
        try {
            switch (call.command()) {
                case BOARD -> {
                    sitting.board();
                    sitting.menu();
                }
                case LOG -> screen.say(told(sitting.chronicle().log()));
                case SINCE -> screen.say(told(sitting.chronicle().sinceLastTurn()));
                case HELP -> screen.say(call.rest().isEmpty() ? overview() : help(call.rest()));
                case RULES -> {
                    screen.say(sitting.words().rules());
                    screen.say(sitting.rulesInForce());
                }
                case HINT -> screen.say(hint());
                case WHY -> screen.say(sitting.addressee().told(why(call.rest())));
                case UNDO -> undo();
                case AUTO -> screen.say(auto(call.rest()));
                case SAVE -> save(file(call));
                case LOAD -> load(file(call));
                case SCENARIO -> scenario(file(call));
                case CONCEDE -> concede();
                case QUIT -> {
                    return false;
                }
            }
        } catch (Refused refused) {
            screen.refuse(sitting.addressee().told(refused.refusal().toString()));
        }
        return true;
    }

    private List<String> told(List<String> lines) {
        return lines.isEmpty()
                ? List.of("Nothing has happened yet.")
                : sitting.addressee().told(lines);
    }

    private List<String> overview() {
        List<String> lines = new ArrayList<>();
        lines.add(
                "Answer with a number from the menu or in the menu's words. You can shorten each word, and leave words"
                        + " out, as long as only one move fits. Commands can be shortened, too, if no move fits.");
        lines.add("You can type several moves on one line, separated by commas. They are played up to the first that"
                + " shows you something new, all of them or none; the rest is not tried. A number always refers to the"
                + " menu that you see.");
        explained().values().forEach(lines::addAll);
        return lines;
    }

    /** The words that are not moves, each with what it does in a column next to it. */
    Map<String, List<String>> explained() {
        Map<String, String> rows = new LinkedHashMap<>(sitting.words().shorthands());
        rows.putAll(sitting.words().parts());
        for (Command command : Command.values()) {
            rows.put((command.word() + " " + command.argument).strip(), command.about);
        }
        int longest = rows.keySet().stream().mapToInt(String::length).max().orElse(1);
        String column = " ".repeat(longest + 4);
        Map<String, List<String>> lines = new LinkedHashMap<>();
        rows.forEach((row, about) -> {
            String line = ("  %-" + longest + "s  %s").formatted(row, about);
            lines.put(row.split(" ", 2)[0], Layout.wrap(line, sitting.screen().width(), column));
        });
        return lines;
    }

    private List<String> help(String name) throws Refused {
        Map<String, List<String>> lines = explained();
        List<String> line = lines.get(name.toLowerCase(Locale.ROOT));
        return sitting.words()
                .help(name)
                .or(() -> Optional.ofNullable(line))
                .orElseThrow(() -> new Refused(new Refusal(
                        "unknown_name",
                        "Nothing in this game is called " + Refusal.quote(name),
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
        bot.answer(position.view(sitting.viewer()), new Chance(sitting.game().last()), pick);
        Question question = sitting.game().question();
        Answer answer = Answer.of(pick, question.limits().ordered());
        return "The bot " + bot.name() + " would answer: " + question.text(answer);
    }

    private String why(String move) throws Refused {
        if (move.isEmpty()) {
            throw new Refused(
                    new Refusal("which_move", "Type the move you are wondering about", "For example: why 3."));
        }
        Position position = sitting.game().position();
        boolean picks = new Menu(sitting.game().question()).several();
        boolean list = !move.startsWith("{") && move.matches(".*,.*|\\d+\\s.*");
        if (list && !picks) {
            throw new Refused("which_move", "Ask about one move at a time");
        }
        try {
            if (list && !move.matches("[\\d\\s,]+")) {
                return position.read(move) instanceof Refusal refusal ? refusal.toString() : POSSIBLE;
            }
            sitting.game().checkLine(sitting.seat(), move);
            return POSSIBLE;
        } catch (Refused refused) {
            return refused.refusal().toString();
        }
    }

    private void concede() throws Refused {
        String line = sitting.screen().ask("Do you really give up? (y/n) ", _ -> List.of("yes", "no"));
        if (line != null && Set.of("y", "yes").contains(line.strip().toLowerCase(Locale.ROOT))) {
            sitting.game().concede(sitting.seat());
        } else {
            sitting.screen().say("The game goes on.");
        }
    }

    private void undo() throws Refused {
        sitting.game().undo(sitting.seat());
        sitting.screen().say("Taken back.");
    }

    private String auto(String how) throws Refused {
        boolean on = switch (how.toLowerCase(Locale.ROOT)) {
            case "on" -> true;
            case "off" -> false;
            default -> throw new Refused("on_or_off", "Type auto on or auto off");
        };
        HostedGame game = sitting.game();
        if (!game.seats().severalPeople()) {
            return "You are the only person at the table, so questions with only one answer are answered for you"
                    + " anyway, except at the end of your turn.";
        }
        game.autoPass(sitting.seat(), on);
        return on
                ? "From now on, questions with only one answer are answered for you, except at the end of your turn, after"
                        + " a pause that does not depend on your cards. The others may notice that you were not asked."
                : "From now on, you are asked every question.";
    }

    private static Path file(Command.Call call) throws Refused {
        String name = call.rest();
        if (name.isEmpty()) {
            String word = call.command().word();
            String example = call.command() == Command.SCENARIO ? "friday.yaml" : "friday.replay";
            throw new Refused(new Refusal(
                    "which_file", "Type the name of the file", "For example: " + word + " " + example + "."));
        }
        try {
            return path(name);
        } catch (InvalidPathException bad) {
            throw new Refused("bad_file_name", "'" + name + "' cannot be a file name");
        }
    }

    /** The file or folder that a person means. */
    static Path path(String name) {
        return Path.of(name.startsWith("~/") ? System.getProperty("user.home") + name.substring(1) : name);
    }

    private void save(Path file) throws Refused {
        if (Files.exists(file)) {
            replaceable(file);
        }
        try {
            sitting.game().file().write(file);
        } catch (IOException unwritable) {
            throw new Refused(
                    new Refusal("not_saved", "The game could not be written to " + file, GameFile.reason(unwritable)));
        }
        sitting.screen().say("Saved to " + file + ". The file reveals everything, including hidden cards.");
    }

    private static void replaceable(Path file) throws Refused {
        try {
            GameFile.read(file);
        } catch (Refused other) {
            throw new Refused(new Refusal(
                    "file_in_the_way", file + " already exists and is not a saved game", "Choose another name."));
        }
    }

    private void scenario(Path file) throws Refused {
        HostedGame game = sitting.game();
        ScenarioWriter.save(
                file,
                ScenarioWriter.write(
                        sitting.rules(),
                        game.roster().options(),
                        game.position(),
                        sitting.viewer(),
                        new Chance(game.last())));
        sitting.screen()
                .say("Written to " + file + "; what you do not know is drawn at random. Run it with: cardinal rules "
                        + file);
    }

    private void load(Path file) throws Refused {
        Seats seats = sitting.game().seats();
        GameFile saved = GameFile.read(file);
        int number = sitting.rules().deal(saved.roster().options()).seats();
        if (number != seats.size()) {
            throw new Refused(new Refusal(
                    "other_seats",
                    "That game has " + Count.of(number, "seat") + ", but this table has " + seats.size(),
                    "Start it with: cardinal play " + sitting.rules().name() + " --resume " + file));
        }
        HostedGame game = HostedGame.restore(sitting.rules(), saved, seats);
        sitting.goOnWith(Keeper.of(game, sitting.shelf()));
        sitting.screen().say("Loaded " + file + ".");
    }

    /** Carries out the command that a line which is no move is short for, or says what is wrong with the move. */
    boolean insteadOfMove(String line, Refusal refusal) {
        if (refusal.code().equals(Refusal.NOT_UNDERSTOOD)) {
            List<Command.Call> calls = Command.shortened(line);
            List<String> parts = sitting.words().parts().keySet().stream()
                    .filter(part -> part.startsWith(line.toLowerCase(Locale.ROOT)))
                    .toList();
            if (calls.size() + parts.size() == 1) {
                parts.forEach(sitting::part);
                return calls.isEmpty() || run(calls.getFirst());
            }
        }
        sitting.screen().refuse(sitting.addressee().told(refusal + advice(line, refusal)));
        return true;
    }

    /** What to do after a line that was not understood. */
    private String advice(String line, Refusal refusal) {
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
