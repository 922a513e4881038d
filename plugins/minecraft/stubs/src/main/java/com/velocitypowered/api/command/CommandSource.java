// A stub of the real CommandSource, with only what this plugin and its tests use.
package com.velocitypowered.api.command;

import com.velocitypowered.api.permission.PermissionSubject;

public interface CommandSource extends PermissionSubject {
    void sendPlainMessage(String message);
}
