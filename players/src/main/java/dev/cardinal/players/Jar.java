package dev.cardinal.players;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.List;
import java.util.ServiceLoader;

/** One jar of a folder: its own services, with the classes of all jars. */
final class Jar extends URLClassLoader {
    private final Path file;
    private final Jars all;

    Jar(Path file, Jars all) throws MalformedURLException {
        super(new URL[] {file.toUri().toURL()}, all);
        this.file = file;
        this.all = all;
    }

    Path file() {
        return file;
    }

    /** What it adds; classes that were there before, as in a copy of a game's own jar, do not count. */
    <S> List<S> services(Class<S> service) {
        return ServiceLoader.load(service, this).stream()
                .filter(provider -> provider.type().getClassLoader() == all)
                .map(ServiceLoader.Provider::get)
                .toList();
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
        return findResources(name);
    }
}
