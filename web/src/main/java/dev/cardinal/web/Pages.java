package dev.cardinal.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The pages, as they are in the jar or, for whoever is working on them, in a folder that is read anew every time. */
public final class Pages {
    private static final Pattern PATH = Pattern.compile("/(?:[a-z0-9][a-zA-Z0-9-]*/)*[a-zA-Z0-9][a-zA-Z0-9.-]*");
    private static final Pattern IMPORT_MAP =
            Pattern.compile("<script type=\"importmap\">(.*?)</script>", Pattern.DOTALL);
    private static final Pattern SCRIPT = Pattern.compile("<script type=\"module\" src=\"([^\"]+)\"");
    private static final Pattern IMPORT = Pattern.compile("(?m)^(?:import|export)\\b[^;'\"]*['\"](\\.[^'\"]+)['\"]");
    private static final Map<String, String> NAMED =
            Map.of("/", "/index.html", "/table", "/table.html", "/decks", "/decks.html", "/fair", "/fair.html");
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "txt", "text/plain; charset=utf-8",
            "svg", "image/svg+xml",
            "png", "image/png",
            "woff2", "font/woff2");

    private final @Nullable Path folder;
    private final Map<String, Page> kept = new ConcurrentHashMap<>();
    private final String policy;

    private Pages(@Nullable Path folder) {
        this.folder = folder;
        policy = readPolicy();
    }

    private String readPolicy() {
        return "default-src 'self'; script-src 'self'" + importMap()
                + "; img-src 'self' data: blob:; object-src 'none'; "
                + "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
    }

    /** The pages in the jar, or in the folder that the property {@code cardinal.pages} names. */
    public static Pages here() {
        String folder = System.getProperty("cardinal.pages");
        return new Pages(folder == null ? null : Path.of(folder));
    }

    /** What pages may load and run, for the header Content-Security-Policy: nothing but these files. */
    public String policy() {
        return folder == null ? policy : readPolicy();
    }

    /** Finds what a path stands for. */
    public Optional<Page> find(String path) {
        String file = NAMED.getOrDefault(path, path);
        if (!PATH.matcher(file).matches() || !TYPES.containsKey(ending(file))) {
            return Optional.empty();
        }
        Page page = kept.get(file);
        if (page == null) {
            byte[] bytes = read(file);
            if (bytes == null) {
                return Optional.empty();
            }
            page = Page.of(type(file), file.endsWith(".html") ? preloading(bytes) : bytes);
            if (folder == null) {
                kept.put(file, page);
            }
        }
        return Optional.of(page);
    }

    /** A page that names all its scripts, so that a browser need not read one to learn of the next. */
    private byte[] preloading(byte[] html) {
        String text = new String(html, StandardCharsets.UTF_8);
        Matcher script = SCRIPT.matcher(text);
        if (!script.find()) {
            return html;
        }
        Set<String> all = new LinkedHashSet<>();
        addImports(script.group(1), all);
        all.remove(script.group(1));
        StringBuilder links = new StringBuilder();
        all.forEach(file ->
                links.append("<link rel=\"modulepreload\" href=\"").append(file).append("\">\n"));
        return text.replace("</head>", links + "</head>").getBytes(StandardCharsets.UTF_8);
    }

    private void addImports(String script, Set<String> all) {
        byte[] bytes = all.add(script) ? read(script) : null;
        if (bytes != null) {
            Matcher imports = IMPORT.matcher(new String(bytes, StandardCharsets.UTF_8));
            while (imports.find()) {
                addImports(URI.create(script).resolve(imports.group(1)).getPath(), all);
            }
        }
    }

    private static String ending(String file) {
        return file.substring(file.lastIndexOf('.') + 1);
    }

    private static String type(String file) {
        return TYPES.getOrDefault(ending(file), "");
    }

    /** The import map is the only script inside a page, and its hash is what allows it. */
    private String importMap() {
        byte[] table = read("/table.html");
        Matcher map = IMPORT_MAP.matcher(table == null ? "" : new String(table, StandardCharsets.UTF_8));
        return map.find() ? " 'sha256-" + Page.hash(map.group(1).getBytes(StandardCharsets.UTF_8)) + "'" : "";
    }

    private byte @Nullable [] read(String file) {
        try {
            if (folder != null && Files.isRegularFile(folder.resolve(file.substring(1)))) {
                return Files.readAllBytes(folder.resolve(file.substring(1)));
            }
            try (InputStream resource = Pages.class.getResourceAsStream("/dev/cardinal/web" + file)) {
                return resource == null ? null : resource.readAllBytes();
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
