// A stub of the real Command, with only what this plugin and its tests use.
package com.velocitypowered.api.command;

public interface Command {}
