// A stub of the real SimpleCommand, with only what this plugin and its tests use.
package com.velocitypowered.api.command;

public interface SimpleCommand extends InvocableCommand<SimpleCommand.Invocation> {
    interface Invocation extends CommandInvocation<String[]> {}
}
