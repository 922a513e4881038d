// The plugin on Paper, Spigot and Folia.
package plaudit.minecraft.paper;

import com.vexsoftware.votifier.model.PlauditAnchor;

import org.bukkit.command.Command;
import org.bukkit.command.CommandSender;
import org.bukkit.plugin.java.JavaPlugin;

import plaudit.minecraft.core.Commands;
import plaudit.minecraft.core.Receiver;
import plaudit.minecraft.core.VotifierEvents;

import java.util.List;

public final class PlauditPaper extends JavaPlugin {
    private PaperPlatform platform;
    private Receiver receiver;

    /**
     * Every plugin has been loaded and none enabled: the moment to find out who provides Votifier's
     * classes.
     */
    @Override
    public void onLoad() {
        VotifierEvents events =
                new VotifierEvents(
                        "com.vexsoftware.votifier.model.VotifierEvent", PlauditAnchor.lookup());
        platform = new PaperPlatform(this, events, new MainThread(this));
    }

    @Override
    public void onEnable() {
        if (platform == null) return;
        receiver = new Receiver(getDataFolder().toPath(), platform);
        getCommand("plaudit").setExecutor(this);
        // After the first tick every reward plugin is enabled and listens.
        platform.onMainThread(receiver::start);
    }

    @Override
    public void onDisable() {
        if (receiver != null) receiver.stop();
    }

    @Override
    public boolean onCommand(CommandSender sender, Command command, String label, String[] words) {
        new Commands(receiver).run(words, sender::sendMessage);
        return true;
    }

    @Override
    public List<String> onTabComplete(
            CommandSender sender, Command command, String label, String[] words) {
        if (words.length != 1) return List.of();
        return Commands.WORDS.stream().filter(word -> word.startsWith(words[0])).toList();
    }
}
