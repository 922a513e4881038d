// A stub of the real Command, with only what this plugin and its tests use.
package org.bukkit.command;

public abstract class Command {}
