package dev.cardinal.kernel;

/**
 * A command that a game brings with it, such as one that checks decks; {@code cardinal NAME} runs it.
 *
 * <p>Found by {@link java.util.ServiceLoader}. Its parameters are declared with the annotations of picocli, the library
 * that reads the terminal's command line; only the terminal needs to know them, so the kernel does not.
 */
public interface OwnCommand {
    String name();
}
