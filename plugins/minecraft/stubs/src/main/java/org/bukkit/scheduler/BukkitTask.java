// A stub of the real BukkitTask, with only what this plugin and its tests use.
package org.bukkit.scheduler;

public interface BukkitTask {}
