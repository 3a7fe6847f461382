package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.IllegalAnswer;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

class TroubleTest {

    static Stream<Arguments> troubles() {
        return Stream.of(
                Arguments.of(new Refused(new Refusal("c", "It is so", "Do this.")), 2, "It is so. Do this."),
                Arguments.of(new AccessDeniedException("f"), 2, "You do not have permission to use f."),
                Arguments.of(
                        new UncheckedIOException(new FileAlreadyExistsException("f")),
                        2,
                        "There is already something else at f."),
                Arguments.of(new FileSystemException("f", null, "Is full"), 2, "f cannot be used: Is full."),
                Arguments.of(new IOException("Pipe closed"), 2, "A file could not be read or written"),
                Arguments.of(new IllegalAnswer("The bot cheats"), 1, "The bot cheats"),
                Arguments.of(new IllegalStateException("oops"), 1, "Cardinal has a bug"),
                Arguments.of(
                        new IllegalStateException("oops", new IllegalStateException("a misspelt card")),
                        1,
                        "Cardinal has a bug: java.lang.IllegalStateException: oops"),
                Arguments.of(new StackOverflowError(), 1, "Cardinal has a bug"),
                Arguments.of(new OutOfMemoryError(), 1, "There is not enough memory."));
    }

    @ParameterizedTest
    @MethodSource("troubles")
    void every_failure_is_explained_without_a_stack_trace(Throwable trouble, int status, String words) {
        StringWriter err = new StringWriter();
        Trouble handler = new Trouble();
        CommandLine line = new CommandLine(new Failing(trouble))
                .setErr(new PrintWriter(err))
                .setExecutionExceptionHandler(handler);

        assertThat(Cardinal.execute(line)).isEqualTo(status);
        assertThat(err.toString()).startsWith(words).doesNotContain("\tat ");
        assertThat(err.toString().lines()).hasSizeLessThanOrEqualTo(2);
    }

    @CommandLine.Command
    private record Failing(Throwable trouble) implements Callable<Integer> {
        @Override
        public Integer call() throws Exception {
            if (trouble instanceof Error error) {
                throw error;
            }
            throw (Exception) trouble;
        }
    }
}
