// A stub of the real TabExecutor, with only what this plugin and its tests use.
package org.bukkit.command;

public interface TabExecutor extends TabCompleter, CommandExecutor {}
