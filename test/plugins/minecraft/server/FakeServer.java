// A stand-in for Paper, for tests: plugins in class loaders that see each other as Paper's do, a
// main thread with ticks, and
// an event bus. It reads commands from stdin and writes a JSON line for everything that happens.
// Words: the data folder, then each plugin as `name=main class=class path`, in the order in which
// they are loaded.
package server;

import org.bukkit.Server;
import org.bukkit.command.PluginCommand;
import org.bukkit.event.Event;
import org.bukkit.event.EventHandler;
import org.bukkit.event.HandlerList;
import org.bukkit.event.Listener;
import org.bukkit.plugin.Plugin;
import org.bukkit.plugin.PluginDescriptionFile;
import org.bukkit.plugin.PluginManager;
import org.bukkit.plugin.RegisteredListener;
import org.bukkit.plugin.java.JavaPlugin;
import org.bukkit.scheduler.BukkitScheduler;
import org.bukkit.scheduler.BukkitTask;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

public final class FakeServer implements Server, PluginManager, BukkitScheduler {
    private static final int TICK_MS = 50;

    private final Thread mainThread = Thread.currentThread();
    private final LinkedBlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
    private final LinkedBlockingQueue<String> commands = new LinkedBlockingQueue<>();
    private final Map<String, JavaPlugin> plugins = new LinkedHashMap<>();
    private boolean ticking = true;

    public static void main(String[] words) throws Exception {
        new FakeServer().run(Path.of(words[0]), List.of(words).subList(1, words.length));
    }

    private void run(Path folder, List<String> descriptions) throws Exception {
        for (String description : descriptions) load(folder, description.split("=", 3));
        for (JavaPlugin plugin : plugins.values()) plugin.onLoad();
        // Plugins that Votifier's listeners depend on are enabled first, and Plaudit provides
        // Votifier.
        for (JavaPlugin plugin : plugins.values()) plugin.onEnable();
        Console.print("started", Map.of());
        readCommands();
        while (tick()) {}
        List<JavaPlugin> backwards = new ArrayList<>(plugins.values());
        java.util.Collections.reverse(backwards);
        for (JavaPlugin plugin : backwards) plugin.onDisable();
        Console.print("stopped", Map.of());
        System.exit(0);
    }

    private void load(Path folder, String[] description) throws Exception {
        PluginLoader loader = new PluginLoader(description[2].split(java.io.File.pathSeparator));
        JavaPlugin plugin =
                (JavaPlugin) loader.loadClass(description[1]).getConstructor().newInstance();
        plugin.setup.name = description[0];
        plugin.setup.server = this;
        plugin.setup.folder = folder.resolve(description[0]).toFile();
        plugin.setup.logger = logger(description[0]);
        plugin.setup.description = new PluginDescriptionFile("0");
        plugin.setup.command = new PluginCommand();
        plugins.put(description[0], plugin);
    }

    private boolean tick() throws InterruptedException {
        String command = commands.poll(TICK_MS, TimeUnit.MILLISECONDS);
        if ("stop".equals(command)) return false;
        if ("freeze".equals(command)) {
            ticking = false;
            Console.print("frozen", Map.of());
        } else if (command != null) {
            Plugin plaudit = plugins.get("Plaudit");
            plaudit.onCommand(
                    message -> Console.print("reply", Map.of("message", message)),
                    null,
                    "plaudit",
                    command.isEmpty() ? new String[0] : command.split(" "));
        }
        if (!ticking) return true;
        List<Runnable> due = new ArrayList<>();
        tasks.drainTo(due);
        due.forEach(Runnable::run);
        return true;
    }

    private void readCommands() {
        Thread reader =
                new Thread(
                        () -> {
                            try (BufferedReader in =
                                    new BufferedReader(new InputStreamReader(System.in))) {
                                for (String line = in.readLine();
                                        line != null;
                                        line = in.readLine()) commands.add(line);
                            } catch (java.io.IOException closed) {
                                // Nobody commands this server any longer.
                            }
                        });
        reader.setDaemon(true);
        reader.start();
    }

    private static Logger logger(String name) {
        Logger logger = Logger.getAnonymousLogger();
        logger.setUseParentHandlers(false);
        logger.addHandler(
                new Handler() {
                    @Override
                    public void publish(LogRecord logged) {
                        Console.print(
                                "log",
                                Map.of(
                                        "plugin",
                                        name,
                                        "level",
                                        logged.getLevel().getName(),
                                        "message",
                                        logged.getMessage()));
                    }

                    @Override
                    public void flush() {}

                    @Override
                    public void close() {}
                });
        return logger;
    }

    @Override
    public PluginManager getPluginManager() {
        return this;
    }

    @Override
    public BukkitScheduler getScheduler() {
        return this;
    }

    @Override
    public boolean isPrimaryThread() {
        return Thread.currentThread() == mainThread;
    }

    @Override
    public BukkitTask runTask(Plugin plugin, Runnable task) {
        tasks.add(task);
        return new BukkitTask() {};
    }

    /** As the real one: an event that is not asynchronous is refused on any other thread. */
    @Override
    public void callEvent(Event event) {
        if (event.isAsynchronous() || !isPrimaryThread())
            throw new IllegalStateException("triggered on the wrong thread");
        for (RegisteredListener listener : event.getHandlers().getRegisteredListeners())
            listener.callEvent(event);
    }

    @Override
    public void registerEvents(Listener listener, Plugin plugin) {
        for (var method : listener.getClass().getMethods()) {
            if (!method.isAnnotationPresent(EventHandler.class)) continue;
            Class<?> eventClass = method.getParameterTypes()[0];
            try {
                HandlerList handlers =
                        (HandlerList) eventClass.getMethod("getHandlerList").invoke(null);
                handlers.register(
                        new RegisteredListener(
                                listener,
                                event -> {
                                    try {
                                        if (eventClass.isInstance(event))
                                            method.invoke(listener, event);
                                    } catch (ReflectiveOperationException failed) {
                                        throw new IllegalStateException(failed);
                                    }
                                },
                                plugin));
            } catch (ReflectiveOperationException failed) {
                throw new IllegalStateException(failed);
            }
        }
    }
}
