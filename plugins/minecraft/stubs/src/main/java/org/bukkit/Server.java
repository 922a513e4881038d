// A stub of the real Server, with only what this plugin and its tests use.
package org.bukkit;

import org.bukkit.plugin.PluginManager;
import org.bukkit.scheduler.BukkitScheduler;

public interface Server {
    PluginManager getPluginManager();

    BukkitScheduler getScheduler();

    boolean isPrimaryThread();
}
