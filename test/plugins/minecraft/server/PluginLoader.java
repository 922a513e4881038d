// A plugin's class loader with the rules of Paper and Velocity: its own classes first, then those
// of the other plugins in
// the order in which they were loaded.
package server;

import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

final class PluginLoader extends URLClassLoader {
    private static final List<PluginLoader> ALL = new CopyOnWriteArrayList<>();

    PluginLoader(String[] classPath) throws MalformedURLException {
        super(urls(classPath), PluginLoader.class.getClassLoader());
        ALL.add(this);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        return load(name, resolve, true);
    }

    private Class<?> load(String name, boolean resolve, boolean askOthers)
            throws ClassNotFoundException {
        try {
            Class<?> found = super.loadClass(name, resolve);
            if (askOthers || found.getClassLoader() == this) return found;
        } catch (ClassNotFoundException notHere) {
            // The others may have it.
        }
        if (askOthers)
            for (PluginLoader other : ALL) {
                try {
                    return other.load(name, resolve, false);
                } catch (ClassNotFoundException notThere) {
                    // The next one may have it.
                }
            }
        throw new ClassNotFoundException(name);
    }

    private static URL[] urls(String[] classPath) throws MalformedURLException {
        URL[] urls = new URL[classPath.length];
        for (int index = 0; index < urls.length; index += 1)
            urls[index] = Path.of(classPath[index]).toUri().toURL();
        return urls;
    }
}
