// The plugin on Velocity: votes reach the reward plugins of the proxy.
package plaudit.minecraft.velocity;

import com.google.inject.Inject;
import com.velocitypowered.api.command.SimpleCommand;
import com.velocitypowered.api.event.PostOrder;
import com.velocitypowered.api.event.Subscribe;
import com.velocitypowered.api.event.proxy.ProxyInitializeEvent;
import com.velocitypowered.api.event.proxy.ProxyShutdownEvent;
import com.velocitypowered.api.plugin.annotation.DataDirectory;
import com.velocitypowered.api.proxy.ProxyServer;
import com.vexsoftware.votifier.velocity.event.PlauditAnchor;

import org.slf4j.Logger;

import plaudit.minecraft.core.Commands;
import plaudit.minecraft.core.Receiver;
import plaudit.minecraft.core.VotifierEvents;

import java.nio.file.Path;

public final class PlauditVelocity {
    private final ProxyServer server;
    private final Logger logger;
    private final Path folder;
    private Receiver receiver;

    @Inject
    public PlauditVelocity(ProxyServer server, Logger logger, @DataDirectory Path folder) {
        this.server = server;
        this.logger = logger;
        this.folder = folder;
    }

    /**
     * First of all, because reward plugins look for Votifier's classes when they get this event.
     */
    @Subscribe(order = PostOrder.FIRST)
    public void provideEvents(ProxyInitializeEvent event) {
        VotifierEvents events =
                new VotifierEvents(
                        "com.vexsoftware.votifier.velocity.event.VotifierEvent",
                        PlauditAnchor.lookup());
        receiver = new Receiver(folder, new VelocityPlatform(server, logger, events));
    }

    /** Last of all, when they listen. */
    @Subscribe(order = PostOrder.LAST)
    public void start(ProxyInitializeEvent event) {
        if (receiver == null) return;
        server.getCommandManager()
                .register(
                        server.getCommandManager().metaBuilder("plaudit").plugin(this).build(),
                        new PlauditCommand(receiver));
        receiver.start();
    }

    @Subscribe
    public void stop(ProxyShutdownEvent event) {
        if (receiver != null) receiver.stop();
    }

    private static final class PlauditCommand implements SimpleCommand {
        private final Receiver receiver;

        PlauditCommand(Receiver receiver) {
            this.receiver = receiver;
        }

        @Override
        public void execute(Invocation invocation) {
            new Commands(receiver)
                    .run(invocation.arguments(), invocation.source()::sendPlainMessage);
        }

        @Override
        public boolean hasPermission(Invocation invocation) {
            return invocation.source().hasPermission("plaudit.admin");
        }
    }
}
