// A stub of the real Listener, with only what this plugin and its tests use.
package org.bukkit.event;

public interface Listener {}
