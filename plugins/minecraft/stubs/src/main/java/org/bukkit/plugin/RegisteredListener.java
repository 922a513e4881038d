// A stub of the real RegisteredListener, with only what this plugin and its tests use.
package org.bukkit.plugin;

import org.bukkit.event.Event;
import org.bukkit.event.Listener;

/** The real one has more parameters; the plugin only calls getPlugin. */
public class RegisteredListener {
    private final Listener listener;
    private final java.util.function.Consumer<Event> executor;
    private final Plugin plugin;

    public RegisteredListener(
            Listener listener, java.util.function.Consumer<Event> executor, Plugin plugin) {
        this.listener = listener;
        this.executor = executor;
        this.plugin = plugin;
    }

    public Listener getListener() {
        return listener;
    }

    public Plugin getPlugin() {
        return plugin;
    }

    public void callEvent(Event event) {
        executor.accept(event);
    }
}
