// A stub of the real Plugin, with only what this plugin and its tests use.
package org.bukkit.plugin;

import org.bukkit.Server;
import org.bukkit.command.TabExecutor;

import java.io.File;
import java.util.logging.Logger;

public interface Plugin extends TabExecutor {
    File getDataFolder();

    Logger getLogger();

    String getName();

    Server getServer();

    boolean isEnabled();

    void onLoad();

    void onEnable();

    void onDisable();
}
