package dev.cardinal.kernel;

/**
 * A command that a game brings with it, such as one that checks decks; {@code cardinal NAME} runs it.
 *
 * <p>Found by {@link java.util.ServiceLoader}. What it takes and what it does is said with the annotations of picocli, the
 * library that reads the terminal's command line; nobody else needs to know them, so the kernel does not.
 */
public interface OwnCommand {
    String name();
}
