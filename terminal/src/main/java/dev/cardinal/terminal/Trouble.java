package dev.cardinal.terminal;

import dev.cardinal.kernel.IllegalAnswer;
import dev.cardinal.kernel.Refused;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** Explains what went wrong in a sentence or two, and returns the matching exit status. */
final class Trouble implements CommandLine.IExecutionExceptionHandler, CommandLine.IParameterExceptionHandler {
    private static final String DEBUG = "CARDINAL_DEBUG";
    /** The status of a command that found a failure. */
    static final int FAILURE = 1;

    /** The status of a command that was used wrongly. */
    static final int USAGE = 2;

    @Override
    public int handleParseException(CommandLine.ParameterException wrong, String[] args) {
        CommandLine line = wrong.getCommandLine();
        PrintWriter err = line.getErr();
        if (args.length <= depth(line)) {
            line.usage(err);
            return USAGE;
        }
        err.println(sentence(wrong));
        CommandLine.UnmatchedArgumentException.printSuggestions(wrong, err);
        err.println("See `" + line.getCommandSpec().qualifiedName() + " --help`.");
        return USAGE;
    }

    /** How many words it takes to name a command. */
    private static int depth(CommandLine line) {
        return line.getParent() == null ? 0 : 1 + depth(line.getParent());
    }

    @Override
    public int handleExecutionException(Exception trouble, CommandLine line, CommandLine.ParseResult parsed) {
        PrintWriter err = line.getErr();
        switch (trouble) {
            case Refused refused -> err.println(refused.refusal());
            case IOException unusable -> err.println(sentence(unusable));
            case UncheckedIOException unusable -> err.println(sentence(unusable.getCause()));
            case IllegalAnswer illegal -> {
                err.println(illegal.getMessage());
                return FAILURE;
            }
            default -> {
                return bug(trouble, err);
            }
        }
        return USAGE;
    }

    static int unwritten(String reason, PrintWriter err) {
        err.println("Not everything could be written to standard output: " + reason + ".");
        return FAILURE;
    }

    /** Reports something that should never happen, and asks the user to file a bug. */
    static int bug(Throwable bug, PrintWriter err) {
        if (System.getenv(DEBUG) != null) {
            bug.printStackTrace(err);
        }
        if (bug instanceof OutOfMemoryError) {
            err.println("There is not enough memory. Give Java more, for example with JAVA_TOOL_OPTIONS=-Xmx1g.");
            return FAILURE;
        }
        err.println("Cardinal has a bug: " + bug + where(bug) + causes(bug) + ".");
        err.println("Please report it with the command you ran and what it prints when " + DEBUG + "=1 is set.");
        return FAILURE;
    }

    private static String sentence(CommandLine.ParameterException wrong) {
        boolean command = wrong.getCommandLine().getParent() == null
                && wrong instanceof CommandLine.UnmatchedArgumentException unmatched
                && !unmatched.isUnknownOption();
        String message = String.valueOf(wrong.getMessage());
        return command
                ? message.replaceFirst("Unmatched arguments?.*?: '(.*?)'.*", "There is no command '$1'.")
                : message.replaceFirst("is not an? (int|long)$", "is not a whole number");
    }

    static String sentence(@Nullable Throwable unusable) {
        return switch (unusable) {
            case NoSuchFileException missing -> "There is no file or folder " + missing.getFile() + ".";
            case AccessDeniedException denied -> "You do not have permission to use " + denied.getFile() + ".";
            case FileAlreadyExistsException taken -> "There is already something else at " + taken.getFile() + ".";
            case FileSystemException other -> other.getFile() + " cannot be used: " + other.getReason() + ".";
            case null, default -> "A file could not be read or written: " + unusable + ".";
        };
    }

    private static String causes(Throwable bug) {
        StringBuilder causes = new StringBuilder();
        for (Throwable cause = bug.getCause(); cause != null; cause = cause.getCause()) {
            causes.append(", caused by ").append(cause);
        }
        return causes.toString();
    }

    private static String where(Throwable bug) {
        StackTraceElement[] trace = bug.getStackTrace();
        return trace.length == 0 ? "" : " at " + trace[0];
    }
}
