// A stub of the real Logger, with only what this plugin and its tests use.
package org.slf4j;

public interface Logger {
    void info(String message);

    void warn(String message);
}
