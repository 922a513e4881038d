// A stub of the real TabCompleter, with only what this plugin and its tests use.
package org.bukkit.command;

import java.util.List;

public interface TabCompleter {
    List<String> onTabComplete(CommandSender sender, Command command, String label, String[] args);
}
