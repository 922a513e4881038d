// A stub of the real Event, with only what this plugin and its tests use.
package org.bukkit.event;

public abstract class Event {
    private final boolean async;

    public Event() {
        this(false);
    }

    public Event(boolean isAsync) {
        async = isAsync;
    }

    public abstract HandlerList getHandlers();

    public final boolean isAsynchronous() {
        return async;
    }
}
