package dev.cardinal.image;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Locale;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.spi.ToolProvider;

/** A folder that runs Cardinal without an installed Java, and an archive of it. */
public final class Image {
    /**
     * The terminal needs logging, {@code bench} needs management to measure time, and Jackson does not start without
     * XML.
     */
    private static final List<String> MODULES = List.of(
            "java.base",
            "java.logging",
            "java.management",
            "java.naming",
            "java.net.http",
            "java.security.jgss",
            "java.sql",
            "java.xml",
            "jdk.crypto.ec",
            "jdk.httpserver",
            "jdk.management",
            "jdk.unsupported");

    private final Path folder;

    private Image(Path folder) {
        this.folder = folder;
    }

    /** Arguments: the checkout, the program's jar, the output folder, and the version. */
    public static void main(String[] args) throws IOException, InterruptedException {
        Path checkout = Path.of(args[0]);
        Path made = Path.of(args[2]);
        Image image = new Image(made.resolve("cardinal-" + args[3] + "-" + platform()));
        delete(image.folder);
        image.addFiles(checkout);
        image.addJars(Path.of(args[1]));
        image.addJava();
        image.trainStart();
        image.pack();
    }

    private static String platform() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        String processor = System.getProperty("os.arch");
        return (system.startsWith("windows") ? "windows" : system.startsWith("mac") ? "macos" : system)
                + "-"
                + (processor.equals("amd64") || processor.equals("x86_64") ? "x64" : processor);
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            Files.walkFileTree(folder, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                    Files.delete(file);
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult postVisitDirectory(Path left, IOException failed) throws IOException {
                    Files.delete(left);
                    return FileVisitResult.CONTINUE;
                }
            });
        }
    }

    private void addFiles(Path checkout) throws IOException {
        Files.createDirectories(folder.resolve("bin"));
        Files.createDirectories(folder.resolve("lib"));
        Path files = checkout.resolve("image/src/main/folder");
        for (String file :
                List.of("bin/cardinal", "bin/cardinal.cmd", "lib/start.sh", "lib/JLINE-LICENSE.txt", "README.txt")) {
            copy(files.resolve(file), file);
        }
        copy(checkout.resolve("LICENSE"), "LICENSE");
    }

    /** Copies only what the jar's manifest lists, since there may be older jars next to it. */
    private void addJars(Path program) throws IOException {
        copy(program, "lib/" + program.getFileName());
        try (JarFile jar = new JarFile(program.toFile())) {
            String needed = jar.getManifest().getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
            for (String library : needed.split(" ")) {
                copy(program.resolveSibling(library), "lib/" + library);
            }
        }
    }

    private void copy(Path from, String to) throws IOException {
        Files.copy(from, folder.resolve(to), StandardCopyOption.COPY_ATTRIBUTES);
    }

    private void addJava() {
        int status = ToolProvider.findFirst("jlink")
                .orElseThrow()
                .run(
                        System.out,
                        System.err,
                        "--add-modules",
                        String.join(",", MODULES),
                        "--strip-java-debug-attributes",
                        "--no-header-files",
                        "--no-man-pages",
                        "--output",
                        folder.resolve("runtime").toString());
        check("jlink", status);
    }

    /** Runs Cardinal once, so that Java records what it loads and starts faster later. */
    private void trainStart() throws IOException, InterruptedException {
        run(
                folder.resolve("runtime/bin/java").toString(),
                "-XX:+UseParallelGC",
                "-XX:AOTCacheOutput=lib/cardinal.aot",
                "-jar",
                "lib/cardinal.jar",
                "games");
    }

    /** Tar keeps file times only to the second, and Java ignores the cache if the jars' times differ. */
    private void pack() throws IOException, InterruptedException {
        String name = String.valueOf(folder.getFileName());
        run("tar", "-czf", "../" + name + ".tar.gz", "-C", "..", name);
    }

    private void run(String... command) throws IOException, InterruptedException {
        ProcessBuilder process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.INHERIT);
        process.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"));
        check(command[0], process.start().waitFor());
    }

    private static void check(String tool, int status) {
        if (status != 0) {
            throw new IllegalStateException(tool + " failed with status " + status + "; see the lines above");
        }
    }
}
