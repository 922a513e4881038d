// A stub of the real CommandMeta, with only what this plugin and its tests use.
package com.velocitypowered.api.command;

public interface CommandMeta {
    interface Builder {
        Builder plugin(Object plugin);

        CommandMeta build();
    }
}
