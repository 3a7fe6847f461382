package dev.cardinal.terminal.play;

import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Viewer;
import dev.cardinal.kernel.Words;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** One game in the terminal, from where it stands to its end or until the people leave. */
public final class Sitting {
    private static final int NOBODY = -1;
    private final Screen screen;
    private final Shelf shelf;
    private final Words words;
    private final Commands commands;
    private HostedGame game;
    private int keyboard;
    private int[] told;
    private int shown;
    private boolean fresh;
    private boolean exposed;

    public Sitting(HostedGame game, Screen screen, Shelf shelf) {
        this.game = game;
        this.screen = screen;
        this.shelf = shelf;
        this.words = game.match().words();
        this.commands = new Commands(this);
        this.told = new int[0];
        goOnWith(game);
    }

    /** Puts another game in the place of this one. */
    void goOnWith(HostedGame other) {
        game = other;
        keyboard = game.seats().people().size() == 1 ? game.seats().people().getFirst() : NOBODY;
        told = new int[game.seats().size()];
        Arrays.fill(told, game.match().acts());
        fresh = true;
    }

    public HostedGame game() {
        return game;
    }

    Game rules() {
        return game.match().game();
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

    Chronicle chronicle() {
        return new Chronicle(game.match(), viewer(), words);
    }

    /** Plays; whether the game came to its end. */
    public boolean run() {
        introduce();
        while (true) {
            settle();
            game.trouble().ifPresent(screen::refuse);
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
            if (fresh || shown != game.match().acts()) {
                show();
            }
            String line = screen.ask("> ", word -> Completions.of(this, word));
            if (line == null || !take(line.strip())) {
                return false;
            }
        }
    }

    private void introduce() {
        List<String> names = game.seats().names();
        String person = game.seats().severalPeople() ? "a person" : "you";
        StringBuilder who = new StringBuilder();
        for (int seat = 0; seat < names.size(); seat++) {
            who.append(seat == 0 ? "" : ", ").append("Player ").append(seat).append(": ");
            who.append(game.seats().isPerson(seat) ? person : names.get(seat));
        }
        screen.say(who.toString());
        if (!game.seats().people().isEmpty()) {
            screen.say("Type a number or a move; several with commas between. Type help for more.");
        }
    }

    private void settle() {
        Ahead ahead = game.ahead(keyboard);
        ahead.settle();
        game.carryOut(ahead);
    }

    /** Hides one person's cards and waits until the next one is there; false to leave. */
    private boolean handOver(int seat) {
        keyboard = NOBODY;
        if (exposed) {
            screen.hide();
            exposed = false;
        }
        String player = "Player " + seat;
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
        return Command.of(line).filter(said -> said.command() == Command.QUIT).isPresent();
    }

    /** Tells what is new and asks: the whole table when others have acted, a few lines within one's own turn. */
    private void show() {
        int acts = game.match().acts();
        boolean othersActed = fresh;
        for (int act = Math.min(shown, acts); act < acts; act++) {
            othersActed |= game.match().seat(act) != keyboard;
        }
        List<String> news = chronicle().from(Math.min(told[keyboard], acts));
        told[keyboard] = acts;
        screen.say("");
        screen.say(news);
        if (othersActed) {
            screen.say(news.isEmpty() ? List.of() : List.of(""));
            board();
        } else {
            screen.say(words.brief(game.position().view(viewer()), screen.width()));
        }
        shown = acts;
        fresh = false;
        exposed = true;
        menu();
    }

    void board() {
        screen.say(words.board(game.position().view(viewer()), screen.width()));
    }

    void menu() {
        screen.say("");
        screen.say(new Menu(game.position().question()).lines(screen.width()));
    }

    /** Does what a line says; false to leave. A word that is both a command and the name of a piece is the piece. */
    private boolean take(String line) {
        boolean piece = words.names().keySet().stream().anyMatch(line::equalsIgnoreCase);
        Optional<Command.Said> said = piece ? Optional.empty() : Command.of(line);
        String part = line.toLowerCase(Locale.ROOT);
        if (said.isPresent()) {
            return commands.run(said.get());
        }
        if (!piece && words.parts().containsKey(part)) {
            words.part(part, game.position().view(viewer()), screen.width()).ifPresent(screen::say);
        } else {
            move(line);
        }
        return true;
    }

    private void move(String line) {
        Ahead ahead = game.ahead(keyboard);
        try {
            Moves.play(line, ahead, words);
            game.carryOut(ahead);
        } catch (Refused refused) {
            screen.refuse(refused.refusal() + commands.advice(line, refused.refusal()));
        }
    }

    private void end() {
        Viewer viewer = game.seats().severalPeople() ? Viewer.SPECTATOR : viewer();
        int from = keyboard == NOBODY ? 0 : told[keyboard];
        screen.say("");
        screen.say(new Chronicle(game.match(), viewer, words).from(from));
        screen.say("");
        screen.say(words.result(game.position().view(viewer)));
        screen.say("The seed of this game was " + game.seed() + ".");
    }
}
