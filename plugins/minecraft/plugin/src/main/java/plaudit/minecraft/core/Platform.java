// What the rest needs of the server software: Paper or Velocity.
package plaudit.minecraft.core;

import java.util.List;

public interface Platform {
    enum Fired {
        /** Every listener has run. */
        YES,
        /** For certain no listener has run. */
        NO
    }

    /** Fires Votifier's event and returns when it has been handled. */
    Fired fire(String serviceName, String player, String timeStamp) throws InterruptedException;

    /** The plugins that listen for votes; null if this server software cannot say. */
    List<String> listeners();

    void info(String message);

    void warn(String message);
}
