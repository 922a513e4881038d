// A stub of the real ProxyInitializeEvent, with only what this plugin and its tests use.
package com.velocitypowered.api.event.proxy;

public final class ProxyInitializeEvent {}
