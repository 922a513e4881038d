// A stub of the real HandlerList, with only what this plugin and its tests use.
package org.bukkit.event;

import org.bukkit.plugin.RegisteredListener;

import java.util.ArrayList;
import java.util.List;

public class HandlerList {
    private final List<RegisteredListener> listeners = new ArrayList<>();

    public HandlerList() {}

    public synchronized void register(RegisteredListener listener) {
        listeners.add(listener);
    }

    public RegisteredListener[] getRegisteredListeners() {
        synchronized (this) {
            return listeners.toArray(new RegisteredListener[0]);
        }
    }
}
