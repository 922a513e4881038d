// A stub of the real PluginManager, with only what this plugin and its tests use.
package org.bukkit.plugin;

import org.bukkit.event.Event;
import org.bukkit.event.Listener;

public interface PluginManager {
    void callEvent(Event event);

    void registerEvents(Listener listener, Plugin plugin);
}
