// Runs tasks on the main thread of Paper and Spigot, or on Folia's global region.
package plaudit.minecraft.paper;

import org.bukkit.plugin.Plugin;

import java.lang.reflect.Method;

final class MainThread {
    private final Plugin plugin;
    private final Object foliaScheduler;
    private final Method foliaExecute;

    MainThread(Plugin plugin) {
        this.plugin = plugin;
        Object scheduler = null;
        Method execute = null;
        try {
            Class.forName("io.papermc.paper.threadedregions.RegionizedServer");
            scheduler =
                    plugin.getServer()
                            .getClass()
                            .getMethod("getGlobalRegionScheduler")
                            .invoke(plugin.getServer());
            execute =
                    Class.forName(
                                    "io.papermc.paper.threadedregions.scheduler.GlobalRegionScheduler")
                            .getMethod("execute", Plugin.class, Runnable.class);
        } catch (ReflectiveOperationException notFolia) {
            // Paper and Spigot have one main thread.
        }
        this.foliaScheduler = execute == null ? null : scheduler;
        this.foliaExecute = execute;
    }

    /** Throws if the plugin is disabled or the server is stopping. */
    void execute(Runnable task) {
        if (foliaScheduler == null) {
            plugin.getServer().getScheduler().runTask(plugin, task);
            return;
        }
        try {
            foliaExecute.invoke(foliaScheduler, plugin, task);
        } catch (ReflectiveOperationException refused) {
            throw new IllegalStateException("The server does not accept tasks.", refused);
        }
    }
}
