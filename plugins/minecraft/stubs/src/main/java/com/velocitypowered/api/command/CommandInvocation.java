// A stub of the real CommandInvocation, with only what this plugin and its tests use.
package com.velocitypowered.api.command;

public interface CommandInvocation<T> {
    CommandSource source();

    T arguments();
}
