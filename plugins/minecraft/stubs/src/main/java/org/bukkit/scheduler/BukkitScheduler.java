// A stub of the real BukkitScheduler, with only what this plugin and its tests use.
package org.bukkit.scheduler;

import org.bukkit.plugin.Plugin;

public interface BukkitScheduler {
    BukkitTask runTask(Plugin plugin, Runnable task);
}
