// Fires Votifier's event on the main thread and waits until every listener has run.
package plaudit.minecraft.paper;

import org.bukkit.event.Event;
import org.bukkit.event.HandlerList;
import org.bukkit.plugin.Plugin;
import org.bukkit.plugin.RegisteredListener;

import plaudit.minecraft.core.Platform;
import plaudit.minecraft.core.VotifierEvents;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

final class PaperPlatform implements Platform {
    private static final int WAITING = 0;
    private static final int RUNNING = 1;
    private static final int CANCELED = 2;

    private final Plugin plugin;
    private final VotifierEvents events;
    private final MainThread mainThread;

    PaperPlatform(Plugin plugin, VotifierEvents events, MainThread mainThread) {
        this.plugin = plugin;
        this.events = events;
        this.mainThread = mainThread;
    }

    void onMainThread(Runnable task) {
        mainThread.execute(task);
    }

    @Override
    public Fired fire(String serviceName, String player, String timeStamp)
            throws InterruptedException {
        Event event = (Event) events.create(serviceName, player, timeStamp);
        AtomicInteger state = new AtomicInteger(WAITING);
        CountDownLatch finished = new CountDownLatch(1);
        try {
            mainThread.execute(
                    () -> {
                        if (!state.compareAndSet(WAITING, RUNNING)) return;
                        try {
                            plugin.getServer().getPluginManager().callEvent(event);
                        } finally {
                            finished.countDown();
                        }
                    });
        } catch (RuntimeException stopping) {
            return Fired.NO;
        }
        return waitFor(state, finished);
    }

    /**
     * If the server stops first, the event is withdrawn, so that it is known whether it was fired.
     */
    private static Fired waitFor(AtomicInteger state, CountDownLatch finished)
            throws InterruptedException {
        boolean interrupted = false;
        while (true) {
            try {
                finished.await();
                break;
            } catch (InterruptedException stopping) {
                interrupted = true;
                if (state.compareAndSet(WAITING, CANCELED)) break;
            }
        }
        if (interrupted) Thread.currentThread().interrupt();
        return state.get() == CANCELED ? Fired.NO : Fired.YES;
    }

    @Override
    public List<String> listeners() {
        List<String> names = new ArrayList<>();
        try {
            HandlerList handlers =
                    (HandlerList) events.eventClass().getMethod("getHandlerList").invoke(null);
            for (RegisteredListener listener : handlers.getRegisteredListeners()) {
                String name = listener.getPlugin().getName();
                if (!names.contains(name)) names.add(name);
            }
            return names;
        } catch (ReflectiveOperationException unknown) {
            return null;
        }
    }

    @Override
    public void info(String message) {
        plugin.getLogger().info(message);
    }

    @Override
    public void warn(String message) {
        plugin.getLogger().warning(message);
    }
}
