package dev.cardinal.terminal.play;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What you can type that is not a move. */
enum Command {
    BOARD("", "the whole table (also an empty line)"),
    LOG("", "the whole game so far"),
    SINCE("", "what happened since your last turn"),
    HELP("[NAME]", "the commands, or what a card does (also h)"),
    RULES("", "how the game is played"),
    HINT("", "what the default bot would do"),
    WHY("MOVE", "why a move is not possible now"),
    SAY("TEXT", "say something to the others"),
    UNDO("", "take back your last move, if it showed nothing new"),
    AUTO("on|off", "answer for you when you have no choice, if others play too"),
    SAVE("FILE", "write the game to a file (it is also saved as you play)"),
    LOAD("FILE", "continue the game in a file"),
    SCENARIO("FILE", "write this position, as far as you know it, to a file that anyone can run"),
    TAKEBACK("", "ask the others to let you take back more than undo does"),
    AGREE("", "agree to what is proposed"),
    DECLINE("", "decline what is proposed"),
    BOT("[SEAT]", "let a bot play for you, or for a player who is away"),
    BACK("", "play yourself again"),
    MUTE("SEAT", "hide what a player says"),
    UNMUTE("SEAT", "show it again"),
    CONCEDE("", "give up"),
    QUIT("", "stop for now; --resume continues");

    final String argument;
    final String about;

    Command(String argument, String about) {
        this.argument = argument;
        this.about = about;
    }

    /** Whether it is about other people, who play somewhere else. */
    boolean isCompany() {
        return switch (this) {
            case TAKEBACK, AGREE, DECLINE, BOT, BACK, MUTE, UNMUTE -> true;
            default -> false;
        };
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    private boolean fits(String rest) {
        return rest.isEmpty() || !argument.isEmpty();
    }

    boolean wantsFile() {
        return argument.equals("FILE");
    }

    /** A command with its argument. */
    record Call(Command command, String rest) {}

    /** The commands that a line may be short for. Giving up has to be typed in full. */
    static List<Call> shortened(String line) {
        String[] words = line.strip().split("\\s+", 2);
        String rest = words.length == 2 ? words[1].strip() : "";
        return Arrays.stream(values())
                .filter(command -> command != CONCEDE
                        && command.word().startsWith(words[0].toLowerCase(Locale.ROOT))
                        && command.fits(rest))
                .map(command -> new Call(command, rest))
                .toList();
    }

    static Optional<Call> of(String line) {
        String[] words = line.strip().split("\\s+", 2);
        String rest = words.length == 2 ? words[1].strip() : "";
        String word = switch (words[0].toLowerCase(Locale.ROOT)) {
            case "" -> "board";
            case "?", "h" -> "help";
            case "exit" -> "quit";
            default -> words[0].toLowerCase(Locale.ROOT);
        };
        return Arrays.stream(values())
                .filter(command -> command.word().equals(word) && command.fits(rest))
                .findFirst()
                .map(command -> new Call(command, rest));
    }
}
