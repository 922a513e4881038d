// Everything behind the commands: reads the settings, opens the file of votes and runs the thread
// that follows them.
package plaudit.minecraft.core;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

public final class Receiver {
    private final Path folder;
    private final Platform platform;
    private final SettingsFile file;
    private final Status status = new Status();
    private Settings settings;
    private Ledger ledger;
    private Follower follower;

    public Receiver(Path folder, Platform platform) {
        this.folder = folder;
        this.platform = platform;
        this.file = new SettingsFile(folder);
    }

    /** Returns whether votes are followed now; if not, says why. */
    public synchronized boolean start() {
        stopFollowing();
        settings = null;
        try {
            settings = file.read();
            if (ledger == null) ledger = Ledger.open(folder, System.currentTimeMillis());
        } catch (Settings.Invalid | IOException invalid) {
            status.state = "Not started.";
            status.problem = invalid.getMessage();
            platform.warn(invalid.getMessage());
            return false;
        }
        String warning = file.permissionWarning(settings);
        if (warning != null) platform.warn(warning);
        reportDoubts();
        status.state = "Connecting.";
        follower = new Follower(settings, ledger, platform, status);
        follower.start();
        return true;
    }

    public synchronized void stop() {
        stopFollowing();
        try {
            if (ledger != null) ledger.close();
        } catch (IOException closed) {
            // Nothing is lost: whatever counts is on disk already.
        }
        ledger = null;
    }

    /** Null while the settings are not valid. */
    public synchronized Settings settings() {
        return settings;
    }

    /** The name that votes bear; null while it is not known. */
    public synchronized String serviceName() {
        if (settings == null) return null;
        if (!settings.serviceName().isEmpty()) return settings.serviceName();
        return ledger == null ? null : ledger.fact("service");
    }

    public Platform platform() {
        return platform;
    }

    public synchronized List<String> describe() {
        List<String> lines = new ArrayList<>();
        lines.add(status.state);
        if (status.problem != null) lines.add("Problem: " + status.problem);
        if (status.clock != null) lines.add("Clock: " + status.clock);
        if (settings == null) return lines;
        String source = settings.tokenFromEnvironment() ? "PLAUDIT_TOKEN" : "config.yml";
        lines.add(
                "Site: "
                        + settings.site()
                        + ", token from "
                        + source
                        + ", consumer "
                        + settings.consumer()
                        + ".");
        String name = serviceName();
        lines.add(
                "Service name for reward plugins: "
                        + (name == null ? "known after the first vote" : name)
                        + ".");
        List<String> listeners = platform.listeners();
        if (listeners != null)
            lines.add(
                    "Plugins that listen: "
                            + (listeners.isEmpty() ? "none" : String.join(", ", listeners))
                            + ".");
        lines.add(
                "Since the server started: "
                        + status.fired
                        + " passed on, "
                        + status.repeated
                        + " repeated and ignored, "
                        + status.withoutPlayer
                        + " without a player name. Last vote: "
                        + status.lastVote()
                        + ".");
        if (ledger != null) describeDoubts(lines);
        return lines;
    }

    private void describeDoubts(List<String> lines) {
        for (Ledger.Doubt doubt : ledger.doubts())
            lines.add(
                    "In doubt: "
                            + doubt.player()
                            + " (vote "
                            + doubt.eventId()
                            + "). The server crashed while this vote was passed on. Check whether"
                            + " the player got the reward; the vote is not passed on again.");
    }

    private void reportDoubts() {
        int count = ledger.doubts().size();
        if (count > 0)
            platform.warn(
                    "The server crashed while "
                            + count
                            + " vote(s) were passed on to reward plugins. See /plaudit status.");
    }

    private void stopFollowing() {
        if (follower != null) follower.close();
        follower = null;
    }
}
