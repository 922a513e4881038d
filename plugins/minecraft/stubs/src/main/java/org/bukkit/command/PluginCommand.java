// A stub of the real PluginCommand, with only what this plugin and its tests use.
package org.bukkit.command;

public final class PluginCommand extends Command {
    private CommandExecutor executor;

    public void setExecutor(CommandExecutor executor) {
        this.executor = executor;
    }

    public CommandExecutor getExecutor() {
        return executor;
    }
}
