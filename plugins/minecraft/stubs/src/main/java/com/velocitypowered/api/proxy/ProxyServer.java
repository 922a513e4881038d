// A stub of the real ProxyServer, with only what this plugin and its tests use.
package com.velocitypowered.api.proxy;

import com.velocitypowered.api.command.CommandManager;
import com.velocitypowered.api.event.EventManager;

public interface ProxyServer {
    EventManager getEventManager();

    CommandManager getCommandManager();
}
