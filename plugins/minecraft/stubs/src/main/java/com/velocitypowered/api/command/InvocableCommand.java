// A stub of the real InvocableCommand, with only what this plugin and its tests use.
package com.velocitypowered.api.command;

public interface InvocableCommand<I extends CommandInvocation<?>> extends Command {
    void execute(I invocation);

    default boolean hasPermission(I invocation) {
        return true;
    }
}
