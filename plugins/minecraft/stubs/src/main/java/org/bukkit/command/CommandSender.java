// A stub of the real CommandSender, with only what this plugin and its tests use.
package org.bukkit.command;

public interface CommandSender {
    void sendMessage(String message);
}
