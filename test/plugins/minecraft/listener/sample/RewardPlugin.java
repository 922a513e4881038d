// A reward plugin as VotingPlugin is one: it looks for Votifier's event when it is enabled, and
// prints each vote. A vote of
// a player named `Stuck…` never ends, as a listener that hangs.
package sample;

import com.vexsoftware.votifier.model.Vote;
import com.vexsoftware.votifier.model.VotifierEvent;

import org.bukkit.event.EventHandler;
import org.bukkit.event.Listener;
import org.bukkit.plugin.java.JavaPlugin;

import server.Console;

import java.util.LinkedHashMap;
import java.util.Map;

public final class RewardPlugin extends JavaPlugin {
    @Override
    public void onEnable() {
        try {
            Class.forName("com.vexsoftware.votifier.model.VotifierEvent");
        } catch (ClassNotFoundException noVotifier) {
            getLogger().warning("No VotifierEvent found");
            return;
        }
        getServer().getPluginManager().registerEvents(new VoteListener(this), this);
    }

    public static final class VoteListener implements Listener {
        private final RewardPlugin plugin;

        VoteListener(RewardPlugin plugin) {
            this.plugin = plugin;
        }

        @EventHandler
        public void onVote(VotifierEvent event) throws InterruptedException {
            Vote vote = event.getVote();
            Map<String, Object> seen = new LinkedHashMap<>();
            seen.put("serviceName", vote.getServiceName());
            seen.put("username", vote.getUsername());
            seen.put("address", vote.getAddress());
            seen.put("timeStamp", vote.getTimeStamp());
            seen.put("mainThread", plugin.getServer().isPrimaryThread());
            seen.put(
                    "ownClasses",
                    event.getClass().getClassLoader().getResource("plaudit-config.yml") != null);
            Console.print("vote", seen);
            if (vote.getUsername().startsWith("Stuck")) Thread.sleep(Long.MAX_VALUE);
        }
    }
}
