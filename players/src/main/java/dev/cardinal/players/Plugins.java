package dev.cardinal.players;

import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.OwnBots;
import dev.cardinal.kernel.OwnCommand;
import dev.cardinal.kernel.Refused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.Consumer;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * Games, bots and commands from the jars of a folder.
 *
 * <p>While it is open, {@link ServiceLoader} finds them after those on the class path, on the thread that opened it and
 * on threads started from there. A jar that cannot be used is skipped with a message.
 */
public final class Plugins implements AutoCloseable {
    private final ClassLoader before = Thread.currentThread().getContextClassLoader();
    private final Jars jars;
    private final Check check;
    private final Consumer<String> complaints;

    /** Whether a client can offer a command; a refusal says why not. */
    public interface Check {
        void command(OwnCommand own) throws Refused;
    }

    private Plugins(List<Path> files, Check check, Consumer<String> complaints) throws IOException {
        this.jars = new Jars(files, before);
        this.check = check;
        this.complaints = complaints;
    }

    /**
     * Opens the jars of a folder; a missing folder has none.
     *
     * @param complaints receives a sentence about everything that is skipped
     */
    public static Plugins open(Path folder, Check check, Consumer<String> complaints) throws IOException {
        List<Path> files = files(folder);
        Plugins plugins = new Plugins(files, check, complaints);
        Thread.currentThread().setContextClassLoader(plugins.jars);
        for (Path file : files) {
            plugins.admit(file);
        }
        plugins.jars.admitted().forEach(plugins::examineBots);
        return plugins;
    }

    private static List<Path> files(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().toLowerCase(Locale.ROOT).endsWith(".jar"))
                    .sorted()
                    .toList();
        }
    }

    private void admit(Path file) throws IOException {
        Jar jar = new Jar(file, jars);
        try {
            new JarFile(file.toFile()).close();
            examine(jar);
            jars.admit(jar);
            Games.forget(jars);
        } catch (IOException damaged) {
            skip(file, "it is damaged or not a jar");
        } catch (Refused unusable) {
            skip(file, unusable.refusal().message());
        } catch (RuntimeException | LinkageError | ServiceConfigurationError broken) {
            skip(file, Broken.reason(broken));
        }
    }

    private void skip(Path file, String reason) {
        complaints.accept("Skipping " + file + ": " + reason + ".");
    }

    /** Reads everything that the list of games shows, so that a jar that fails does so here. */
    private void examine(Jar jar) throws Refused {
        List<Game> games = jar.services(Game.class);
        List<OwnBots> bots = jar.services(OwnBots.class);
        List<OwnCommand> commands = jar.services(OwnCommand.class);
        if (games.isEmpty() && bots.isEmpty() && commands.isEmpty()) {
            throw new Refused("nothing_new", "it lists no game, bot or command of its own in META-INF/services");
        }
        for (Game game : games) {
            Stream.of(game.name(), game.about(), game.rulesVersion(), game.options())
                    .forEach(Objects::requireNonNull);
            if (Games.all().stream().anyMatch(known -> known.name().equalsIgnoreCase(game.name()))) {
                throw new Refused("known_game", "there is already a game '" + game.name() + "'");
            }
        }
        bots.forEach(some -> Stream.of(some.game(), some.about()).forEach(Objects::requireNonNull));
        for (OwnCommand command : commands) {
            check.command(command);
        }
    }

    private void examineBots(Jar jar) {
        for (OwnBots bots : jar.services(OwnBots.class)) {
            Optional<Game> game = Games.all().stream()
                    .filter(known -> known.name().equals(bots.game()))
                    .findFirst();
            if (game.isEmpty()) {
                complaints.accept(jar.file() + " has bots for '" + bots.game() + "', but there is no such game.");
                continue;
            }
            Set<String> taken = namesBefore(bots, game.get());
            bots.about().keySet().stream()
                    .filter(taken::contains)
                    .forEach(name -> complaints.accept("Skipping the bot '" + name + "' in " + jar.file()
                            + ": there is already a bot of that name for " + bots.game() + "."));
        }
    }

    private static Set<String> namesBefore(OwnBots bots, Game game) {
        Set<String> names = new HashSet<>(Set.of(RandomBot.NAME));
        OwnBots.all(game).stream()
                .takeWhile(earlier -> earlier.getClass() != bots.getClass())
                .forEach(earlier -> names.addAll(earlier.about().keySet()));
        return names;
    }

    @Override
    public void close() throws IOException {
        Thread.currentThread().setContextClassLoader(before);
        Games.forget(jars);
        jars.close();
    }
}
