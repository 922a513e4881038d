// Fires NuVotifier's event for Velocity and waits until every listener has run.
package plaudit.minecraft.velocity;

import com.velocitypowered.api.proxy.ProxyServer;

import org.slf4j.Logger;

import plaudit.minecraft.core.Platform;
import plaudit.minecraft.core.VotifierEvents;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

final class VelocityPlatform implements Platform {
    private final ProxyServer server;
    private final Logger logger;
    private final VotifierEvents events;

    VelocityPlatform(ProxyServer server, Logger logger, VotifierEvents events) {
        this.server = server;
        this.logger = logger;
        this.events = events;
    }

    @Override
    public Fired fire(String serviceName, String player, String timeStamp)
            throws InterruptedException {
        CompletableFuture<?> fired;
        try {
            fired = server.getEventManager().fire(events.create(serviceName, player, timeStamp));
        } catch (RuntimeException stopping) {
            return Fired.NO;
        }
        boolean interrupted = false;
        while (true) {
            try {
                fired.get();
                break;
            } catch (InterruptedException stopping) {
                // The listeners run already, so their end decides.
                interrupted = true;
            } catch (ExecutionException listenerFailed) {
                warn(
                        "A plugin failed while it handled the vote of "
                                + player
                                + ": "
                                + listenerFailed.getCause());
                break;
            }
        }
        if (interrupted) Thread.currentThread().interrupt();
        return Fired.YES;
    }

    /** Velocity does not say who listens. */
    @Override
    public List<String> listeners() {
        return null;
    }

    @Override
    public void info(String message) {
        logger.info(message);
    }

    @Override
    public void warn(String message) {
        logger.warn(message);
    }
}
