// A stub of the real CommandManager, with only what this plugin and its tests use.
package com.velocitypowered.api.command;

public interface CommandManager {
    CommandMeta.Builder metaBuilder(String alias);

    void register(CommandMeta meta, Command command);
}
