package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Builds a jar as an outsider would, from a few lines of Java. */
final class PluginJar {
    private final Path folder;
    private final Map<String, String> sources = new LinkedHashMap<>();
    private final Map<String, String> services = new LinkedHashMap<>();
    private String classPath = System.getProperty("java.class.path");
    private Consumer<Map<String, byte[]>> change = _ -> {};

    /**
     * Starts a jar.
     *
     * @param folder where it is compiled
     */
    PluginJar(Path folder) {
        this.folder = folder;
    }

    PluginJar source(String name, String source) {
        sources.put(name, source);
        return this;
    }

    /** Lists a class as a service of this kind. */
    PluginJar service(String kind, String name) {
        services.put("META-INF/services/dev.cardinal.kernel." + kind, name);
        return this;
    }

    /** Compiles with another jar first on the class path. */
    PluginJar using(Path jar) {
        classPath = jar + File.pathSeparator + classPath;
        return this;
    }

    /** Changes the compiled classes, given by file name. */
    PluginJar changed(Consumer<Map<String, byte[]>> other) {
        change = other;
        return this;
    }

    Path in(Path where, String name) throws IOException {
        Map<String, byte[]> entries = compiled();
        change.accept(entries);
        services.forEach((kind, provider) -> entries.put(kind, provider.getBytes(StandardCharsets.UTF_8)));
        Path file = Files.createDirectories(where).resolve(name);
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(file))) {
            for (var entry : entries.entrySet()) {
                jar.putNextEntry(new JarEntry(entry.getKey()));
                jar.write(entry.getValue());
            }
        }
        return file;
    }

    private Map<String, byte[]> compiled() throws IOException {
        Path work = Files.createTempDirectory(folder, "compiled");
        List<String> arguments = new ArrayList<>(List.of("-d", work.toString(), "-cp", classPath));
        for (var source : sources.entrySet()) {
            Path file = Files.writeString(work.resolve(source.getKey() + ".java"), source.getValue());
            arguments.add(file.toString());
        }
        if (!sources.isEmpty()) {
            assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)))
                    .isZero();
        }
        Map<String, byte[]> classes = new LinkedHashMap<>();
        try (Stream<Path> files = Files.walk(work)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".class")).toList()) {
                classes.put(
                        work.relativize(file).toString().replace(File.separatorChar, '/'), Files.readAllBytes(file));
            }
        }
        return classes;
    }
}
