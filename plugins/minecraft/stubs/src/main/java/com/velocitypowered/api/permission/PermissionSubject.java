// A stub of the real PermissionSubject, with only what this plugin and its tests use.
package com.velocitypowered.api.permission;

public interface PermissionSubject {
    boolean hasPermission(String permission);
}
