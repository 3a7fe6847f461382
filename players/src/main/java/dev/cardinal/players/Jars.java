package dev.cardinal.players;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;

/** The classes of all jars in a folder, so that one may build on another, and the services of the admitted ones. */
final class Jars extends URLClassLoader {
    private static final String SERVICES = "META-INF/services/";

    private final List<Jar> admitted = new ArrayList<>();

    Jars(List<Path> files, ClassLoader parent) throws MalformedURLException {
        super(urls(files), parent);
    }

    private static URL[] urls(List<Path> files) throws MalformedURLException {
        URL[] urls = new URL[files.size()];
        for (int i = 0; i < urls.length; i++) {
            urls[i] = files.get(i).toUri().toURL();
        }
        return urls;
    }

    void admit(Jar jar) {
        admitted.add(jar);
    }

    List<Jar> admitted() {
        return List.copyOf(admitted);
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
        if (!name.startsWith(SERVICES)) {
            return super.getResources(name);
        }
        List<URL> found = Collections.list(getParent().getResources(name));
        for (Jar jar : admitted) {
            found.addAll(Collections.list(jar.findResources(name)));
        }
        return Collections.enumeration(found);
    }

    @Override
    public void close() throws IOException {
        for (Jar jar : admitted) {
            jar.close();
        }
        super.close();
    }
}
