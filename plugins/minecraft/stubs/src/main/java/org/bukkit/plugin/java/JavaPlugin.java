// A stub of the real JavaPlugin, with only what this plugin and its tests use.
package org.bukkit.plugin.java;

import org.bukkit.Server;
import org.bukkit.command.Command;
import org.bukkit.command.CommandSender;
import org.bukkit.command.PluginCommand;
import org.bukkit.plugin.Plugin;
import org.bukkit.plugin.PluginDescriptionFile;

import java.io.File;
import java.util.List;
import java.util.logging.Logger;

/**
 * A real server passes these fields through the class loader; the harness of the tests sets them
 * itself.
 */
public abstract class JavaPlugin implements Plugin {
    public static final class Setup {
        public String name;
        public Server server;
        public File folder;
        public Logger logger;
        public PluginDescriptionFile description;
        public PluginCommand command;
    }

    public final Setup setup = new Setup();

    public JavaPlugin() {}

    public final File getDataFolder() {
        return setup.folder;
    }

    public Logger getLogger() {
        return setup.logger;
    }

    public final String getName() {
        return setup.name;
    }

    public final Server getServer() {
        return setup.server;
    }

    public final boolean isEnabled() {
        return true;
    }

    public final PluginDescriptionFile getDescription() {
        return setup.description;
    }

    public PluginCommand getCommand(String name) {
        return setup.command;
    }

    public void onLoad() {}

    public void onEnable() {}

    public void onDisable() {}

    public boolean onCommand(CommandSender sender, Command command, String label, String[] args) {
        return false;
    }

    public List<String> onTabComplete(
            CommandSender sender, Command command, String alias, String[] args) {
        return null;
    }
}
