// A stub of the real CommandExecutor, with only what this plugin and its tests use.
package org.bukkit.command;

public interface CommandExecutor {
    boolean onCommand(CommandSender sender, Command command, String label, String[] args);
}
