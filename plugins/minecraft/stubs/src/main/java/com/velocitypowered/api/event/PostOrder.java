// A stub of the real PostOrder, with only what this plugin and its tests use.
package com.velocitypowered.api.event;

public enum PostOrder {
    FIRST,
    EARLY,
    NORMAL,
    LATE,
    LAST
}
