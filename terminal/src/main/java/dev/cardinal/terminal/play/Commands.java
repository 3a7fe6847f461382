package dev.cardinal.terminal.play;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.kernel.text.Layout;
import dev.cardinal.kernel.text.Spelling;
import dev.cardinal.testkit.scenario.ScenarioWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Carries out what a person types that is not a move. */
final class Commands {
    private final Sitting sitting;

    Commands(Sitting sitting) {
        this.sitting = sitting;
    }

    /** Carries out a command; false to leave the game. */
    boolean run(Command.Call call) {
        Screen screen = sitting.screen();
        try {
            switch (call.command()) {
                case BOARD -> sitting.board();
                case LOG, SINCE -> screen.say(happened(call.command().word()));
                case HELP -> screen.say(call.rest().isEmpty() ? overview() : help(call.rest()));
                case RULES -> {
                    screen.say(lines(Sitting.request("rules")));
                    screen.say(sitting.lexicon().rulesInForce());
                }
                case HINT -> screen.say(lines(Sitting.request("hint")));
                case WHY -> screen.say(lines(Sitting.request("why").with("text", call.rest())));
                case SAY -> chat(call.rest());
                case UNDO -> undo();
                case AUTO -> screen.say(auto(call.rest()));
                case SAVE -> save(file(call));
                case LOAD -> load(file(call));
                case SCENARIO -> scenario(file(call));
                case TAKEBACK, AGREE, DECLINE, BOT, BACK, MUTE, UNMUTE ->
                    screen.say(sitting.place().company(call));
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

    /** Whether a line may mean this command here. */
    boolean knows(Command command) {
        return (command != Command.SAY && !command.isCompany())
                || sitting.place().offers(command);
    }

    private List<String> lines(Data.Fields request) throws Refused {
        return sitting.say(request).lines("lines");
    }

    private List<String> happened(String what) throws Refused {
        List<String> lines = lines(Sitting.request(what));
        return lines.isEmpty() ? List.of("Nothing has happened yet.") : lines;
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
        Map<String, String> rows = new LinkedHashMap<>(sitting.lexicon().shorthands());
        rows.putAll(sitting.lexicon().parts());
        offered()
                .forEach(command -> rows.put(
                        (command.word() + " " + command.argument).strip(),
                        sitting.place().about(command)));
        int longest = rows.keySet().stream().mapToInt(String::length).max().orElse(1);
        String column = " ".repeat(longest + 4);
        Map<String, List<String>> lines = new LinkedHashMap<>();
        rows.forEach((row, about) -> {
            String line = ("  %-" + longest + "s  %s").formatted(row, about);
            lines.put(row.split(" ", 2)[0], Layout.wrap(line, sitting.screen().width(), column));
        });
        return lines;
    }

    /** The commands that make sense here. */
    Stream<Command> offered() {
        return Stream.of(Command.values()).filter(sitting.place()::offers);
    }

    private List<String> help(String name) throws Refused {
        Map<String, List<String>> lines = explained();
        Reply help = sitting.say(Sitting.request("help").with("text", name));
        List<String> line = help.has("lines") ? help.lines("lines") : lines.get(name.toLowerCase(Locale.ROOT));
        if (line == null) {
            Stream<String> all = Stream.concat(sitting.lexicon().names().stream(), lines.keySet().stream());
            throw new Refused(new Refusal(
                    "unknown_name",
                    "Nothing in this game is called " + Refusal.quote(name),
                    near(name, all, "Type help for the commands.").strip()));
        }
        return line;
    }

    private void concede() throws Refused {
        String line = sitting.screen().ask("Do you really give up? (y/n) ", _ -> List.of("yes", "no"));
        if (line != null && Set.of("y", "yes").contains(line.strip().toLowerCase(Locale.ROOT))) {
            sitting.place().concede(sitting.seat());
        } else {
            sitting.screen().say("The game goes on.");
        }
    }

    private void undo() throws Refused {
        sitting.place().undo(sitting.seat());
        sitting.screen().say("Taken back.");
    }

    private String auto(String how) throws Refused {
        boolean on = switch (how.toLowerCase(Locale.ROOT)) {
            case "on" -> true;
            case "off" -> false;
            default -> throw new Refused("on_or_off", "Type auto on or auto off");
        };
        if (!sitting.lexicon().severalPeople()) {
            return "You are the only person at the table, so questions with only one answer are answered for you"
                    + " anyway, except at the end of your turn.";
        }
        sitting.place().auto(sitting.seat(), on);
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

    private void chat(String text) throws Refused {
        if (text.isEmpty()) {
            throw new Refused(new Refusal("say_what", "Type what you want to say", "For example: say Good luck!"));
        }
        sitting.place().chat(sitting.seat(), text);
    }

    private void save(Path file) throws Refused {
        sitting.place().save(file);
        sitting.screen().say("Saved to " + file + ". The file reveals everything, including hidden cards.");
    }

    private void scenario(Path file) throws Refused {
        Data.Fields snapshot =
                sitting.say(Sitting.request("scenario")).in("scenario").fields();
        ScenarioWriter.save(file, ScenarioWriter.write(snapshot, Viewer.seat(sitting.seat())));
        sitting.screen()
                .say("Written to " + file + "; what you do not know is drawn at random. Run it with: cardinal rules "
                        + file);
    }

    private void load(Path file) throws Refused {
        sitting.place().load(file);
        sitting.begin();
        sitting.screen().say("Loaded " + file + ".");
    }

    /** Carries out the command that a line which is no move is short for, or says what is wrong with the move. */
    boolean insteadOfMove(String line, Refusal refusal) {
        if (refusal.code().equals(Refusal.NOT_UNDERSTOOD)) {
            List<Command.Call> calls = Command.shortened(line).stream()
                    .filter(call -> sitting.place().offers(call.command()))
                    .toList();
            List<String> parts = sitting.lexicon().parts().keySet().stream()
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
        Stream<String> words = Stream.concat(offered().map(Command::word), sitting.lexicon().parts().keySet().stream());
        String first = line.split("\\s+", 2)[0].toLowerCase(Locale.ROOT);
        String usual = refusal.hint().isEmpty() ? " Press Enter to see the choices again, or type help." : "";
        return near(first, words, usual);
    }

    private static String near(String typed, Stream<String> words, String otherwise) {
        String hint = Spelling.hint(typed, words.toList());
        return hint.isEmpty() ? otherwise : hint;
    }
}
