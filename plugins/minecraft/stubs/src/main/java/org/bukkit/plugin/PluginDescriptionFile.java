// A stub of the real PluginDescriptionFile, with only what this plugin and its tests use.
package org.bukkit.plugin;

public final class PluginDescriptionFile {
    private final String version;

    public PluginDescriptionFile(String version) {
        this.version = version;
    }

    public String getVersion() {
        return version;
    }
}
