package dev.cardinal.terminal.play;

import dev.cardinal.host.Chronicle;
import dev.cardinal.host.Happened;
import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Line;
import dev.cardinal.host.Menu;
import dev.cardinal.host.Pace;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Option;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Words;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.kernel.text.Addressee;
import dev.cardinal.kernel.text.Reader;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One game in the terminal, from its current position until it ends or the players leave. */
public final class Sitting {
    private static final int NOBODY = -1;
    /** A table in fewer lines would be of no use, even if the screen scrolls. */
    private static final int LEAST = 8;

    private final Screen screen;
    private final Shelf shelf;
    private final Pace pace;
    private final Words words;
    private final Commands commands;
    private Keeper keeper;
    private HostedGame game;
    private int keyboard;
    private final Map<Integer, Set<String>> explained = new HashMap<>();
    private int[] told;
    private int shown;
    private boolean fresh;
    private boolean exposed;
    private @Nullable Untried untried;

    /**
     * Sits down.
     *
     * @param pace how long bots pause if several people are watching
     */
    public Sitting(Keeper keeper, Screen screen, Shelf shelf, Pace pace) {
        this.pace = pace;
        this.keeper = keeper;
        this.game = keeper.game();
        this.screen = screen;
        this.shelf = shelf;
        this.words = game.words();
        this.commands = new Commands(this);
        this.told = new int[0];
        goOnWith(keeper);
    }

    /** Continues with another game instead of this one. */
    void goOnWith(Keeper other) {
        if (keeper != other) {
            keeper.close();
        }
        keeper = other;
        game = other.game();
        game.at(game.seats().severalPeople() ? pace : Pace.NONE);
        keyboard = game.seats().people().size() == 1 ? game.seats().people().getFirst() : NOBODY;
        told = new int[game.seats().size()];
        Arrays.fill(told, game.last());
        untried = null;
        fresh = true;
    }

    public Keeper keeper() {
        return keeper;
    }

    HostedGame game() {
        return game;
    }

    Game rules() {
        return game.game();
    }

    Screen screen() {
        return screen;
    }

    Commands commands() {
        return commands;
    }

    Shelf shelf() {
        return shelf;
    }

    Words words() {
        return words;
    }

    /** The seat of the person at the keyboard. */
    int seat() {
        return keyboard;
    }

    Viewer viewer() {
        return keyboard == NOBODY ? Viewer.SPECTATOR : Viewer.seat(keyboard);
    }

    /** The person at the keyboard, for whatever is written about players. */
    Addressee addressee() {
        return new Addressee(keyboard, game.names());
    }

    Chronicle chronicle() {
        return new Chronicle(game.history(), viewer(), words);
    }

    /** Plays; returns whether the game ended. */
    public boolean run() {
        introduce();
        while (true) {
            settle();
            keeper.trouble().ifPresent(trouble -> screen.refuse(trouble.toString()));
            if (game.position().over()) {
                end();
                return true;
            }
            if (game.position().asked() != keyboard) {
                if (!handOver(game.position().asked())) {
                    return false;
                }
                continue;
            }
            if (fresh || shown != game.last()) {
                show();
            }
            String line = screen.ask("> ", word -> Completions.of(this, word));
            if (line == null || !take(line.strip())) {
                return false;
            }
        }
    }

    private void introduce() {
        String person = game.seats().severalPeople() ? "a person" : "you";
        StringBuilder who = new StringBuilder();
        for (int seat = 0; seat < game.seats().size(); seat++) {
            String name = game.names().get(seat);
            who.append(seat == 0 ? "" : ", ").append("Player ").append(seat).append(": ");
            who.append(!game.seats().isPerson(seat) ? game.seats().names().get(seat) : name.isEmpty() ? person : name);
        }
        screen.say(who.toString());
        screen.say(rulesInForce());
        if (!game.seats().people().isEmpty()) {
            screen.say("Type a number or a move, or several separated by commas. Type help for more.");
        }
    }

    /** Which rules apply, where a player might expect others. */
    List<String> rulesInForce() {
        try {
            return rules().rulesInForce(game.roster().options());
        } catch (Refused impossible) {
            throw new IllegalStateException("these options were dealt from before", impossible);
        }
    }

    private void settle() {
        try {
            game.goOn();
        } catch (Refused impossible) {
            throw new IllegalStateException("a game goes on even if it cannot be saved", impossible);
        }
    }

    /** Hides one player's cards and waits for the next player; false to leave. */
    private boolean handOver(int seat) {
        if (sayUntried()) {
            String line = screen.ask("Press Enter when you have read this. ", _ -> List.of());
            if (line == null || isQuit(line)) {
                return false;
            }
        }
        keyboard = NOBODY;
        if (exposed) {
            screen.hide();
            exposed = false;
        }
        String player = addressee().named("Player " + seat);
        while (true) {
            String line = screen.ask(player + ", press Enter when only you can see the screen. ", _ -> List.of());
            if (line == null || isQuit(line)) {
                return false;
            }
            if (line.isBlank()) {
                keyboard = seat;
                fresh = true;
                return true;
            }
            screen.refuse("The cards of " + player + " are hidden. Press Enter to see them, or type quit.");
        }
    }

    private static boolean isQuit(String line) {
        return Command.of(line).filter(call -> call.command() == Command.QUIT).isPresent();
    }

    /** Shows what is new and asks: the whole table if others have acted, a few lines within your own turn. */
    private void show() {
        List<Happened> since = game.since(Math.min(told[keyboard], game.last())).orElse(List.of());
        boolean othersActed = fresh || since.stream().anyMatch(happened -> happened.seat() != keyboard);
        List<String> news = addressee().told(new Chronicle(since, viewer(), words).news());
        told[keyboard] = game.last();
        screen.say("");
        screen.say(news);
        if (othersActed) {
            screen.say(news.isEmpty() ? List.of() : List.of(""));
            screen.say(addressee().named(words.board(game.position().view(viewer()), reader(news.size() + 1))));
        } else {
            screen.say(addressee().named(words.brief(game.position().view(viewer()), reader(news.size()))));
        }
        shown = game.last();
        fresh = false;
        exposed = true;
        menu();
        sayUntried();
    }

    /** Shows what was left of the last line to the player who typed it; returns whether there was anything. */
    private boolean sayUntried() {
        Untried rest = untried;
        untried = null;
        if (rest != null) {
            screen.refuse(addressee().told(rest.toString()));
        }
        return rest != null;
    }

    void board() {
        screen.say(addressee().named(words.board(game.position().view(viewer()), reader(0))));
    }

    /** The player at the keyboard, with a page that leaves room for the menu, the prompt and what is above it. */
    private Reader reader(int above) {
        int below = new Menu(game.question()).lines(screen.width()).size() + 2;
        int height = Math.max(LEAST, screen.height() - below - above);
        return new Reader(screen.width(), height, explained.computeIfAbsent(keyboard, _ -> new HashSet<>()));
    }

    void menu() {
        screen.say("");
        screen.say(addressee().told(new Menu(game.question()).lines(screen.width())));
    }

    /** Carries out a line; false to leave. A word that is both a command and the name of a piece means the piece. */
    private boolean take(String line) {
        boolean piece = words.names().keySet().stream().anyMatch(line::equalsIgnoreCase);
        Optional<Command.Call> command = piece ? Optional.empty() : Command.of(line);
        String part = line.toLowerCase(Locale.ROOT);
        if (command.isPresent()) {
            return commands.run(command.get());
        }
        if (!piece && words.parts().containsKey(part) && !answers(part)) {
            part(part);
            return true;
        }
        try {
            Line.Result result = game.line(keyboard, line);
            untried = result.untried().isEmpty() ? null : new Untried(result, game.position());
            return true;
        } catch (Refused refused) {
            return commands.insteadOfMove(line, refused.refusal());
        }
    }

    /** Whether a word alone is one of the answers on offer, such as "discard" where the question is "Discard or keep?". */
    private boolean answers(String word) {
        List<Option> options = game.question().options();
        return options.size() > 1
                && options.stream()
                                .filter(option -> option.text()
                                        .toLowerCase(Locale.ROOT)
                                        .split(" ", 2)[0]
                                        .equals(word))
                                .count()
                        == 1
                && game.position().read(word) instanceof Answer;
    }

    /** Shows a part of the table. */
    void part(String name) {
        words.part(name, game.position().view(viewer()), screen.width())
                .map(addressee()::named)
                .ifPresent(screen::say);
    }

    private void end() {
        Viewer viewer = game.seats().severalPeople() ? Viewer.SPECTATOR : viewer();
        int from = keyboard == NOBODY ? 0 : told[keyboard];
        sayUntried();
        screen.say("");
        Addressee reader = new Addressee(viewer.seat(), game.names());
        screen.say(reader.told(new Chronicle(game.since(from).orElse(game.history()), viewer, words).news()));
        screen.say("");
        screen.say(reader.named(words.result(game.position().view(viewer))));
        screen.say("");
        screen.say(new Statistics(game, words.counted()).lines());
        screen.say(
                game.roster().secret() == null
                        ? "The seed of this game was " + game.roster().origin() + "."
                        : "The secret behind its cards was " + game.roster().origin() + ".");
    }
}
