// A stub of the real ProxyShutdownEvent, with only what this plugin and its tests use.
package com.velocitypowered.api.event.proxy;

public final class ProxyShutdownEvent {}
