package dev.cardinal.onepiece.command;

import dev.cardinal.onepiece.card.Library;
import dev.cardinal.onepiece.text.CardCompiler;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option for the folder of imported cards. */
final class Imported {
    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "The folder of imported cards; by default, cardinal/onepiece in XDG_DATA_HOME.")
    private @Nullable Path folder;

    Path folder() {
        Path given = folder;
        return given == null ? Library.folder(System.getenv()) : given;
    }

    Library library() {
        return Library.of(folder(), CardCompiler::compile);
    }
}
