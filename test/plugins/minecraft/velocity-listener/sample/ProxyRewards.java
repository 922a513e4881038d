// A reward plugin of a proxy, as VotingPlugin is one on Velocity: it looks for Votifier's event
// when the proxy starts.
package sample;

import com.velocitypowered.api.event.Subscribe;
import com.velocitypowered.api.event.proxy.ProxyInitializeEvent;
import com.velocitypowered.api.proxy.ProxyServer;
import com.vexsoftware.votifier.velocity.event.VotifierEvent;

import org.slf4j.Logger;

import server.Console;

import java.nio.file.Path;
import java.util.Map;

public final class ProxyRewards {
    private final ProxyServer server;
    private final Logger logger;

    public ProxyRewards(ProxyServer server, Logger logger, Path folder) {
        this.server = server;
        this.logger = logger;
    }

    @Subscribe
    public void listen(ProxyInitializeEvent event) {
        try {
            Class.forName("com.vexsoftware.votifier.velocity.event.VotifierEvent");
            server.getEventManager().register(this, new VoteListener());
        } catch (ClassNotFoundException noVotifier) {
            logger.warn("No VotifierEvent found");
        }
    }

    public static final class VoteListener {
        @Subscribe
        public void onVote(VotifierEvent event) {
            Console.print(
                    "vote",
                    Map.of(
                            "serviceName",
                            event.getVote().getServiceName(),
                            "username",
                            event.getVote().getUsername(),
                            "address",
                            event.getVote().getAddress()));
        }
    }
}
