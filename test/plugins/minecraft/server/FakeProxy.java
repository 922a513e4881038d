// A stand-in for Velocity, for tests: the same class loaders, an event bus with the order of
// listeners, and one command.
// Words: the data folder, then each plugin as `id=main class=class path`, in the order in which
// they are loaded.
package server;

import com.velocitypowered.api.command.Command;
import com.velocitypowered.api.command.CommandManager;
import com.velocitypowered.api.command.CommandMeta;
import com.velocitypowered.api.command.CommandSource;
import com.velocitypowered.api.command.SimpleCommand;
import com.velocitypowered.api.event.EventManager;
import com.velocitypowered.api.event.Subscribe;
import com.velocitypowered.api.event.proxy.ProxyInitializeEvent;
import com.velocitypowered.api.event.proxy.ProxyShutdownEvent;
import com.velocitypowered.api.proxy.ProxyServer;

import org.slf4j.Logger;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

public final class FakeProxy implements ProxyServer, EventManager, CommandManager {
    private record Subscriber(Object listener, Method method) {}

    private final List<Subscriber> subscribers = new ArrayList<>();
    private SimpleCommand command;

    public static void main(String[] words) throws Exception {
        new FakeProxy().run(Path.of(words[0]), List.of(words).subList(1, words.length));
    }

    private void run(Path folder, List<String> descriptions) throws Exception {
        for (String description : descriptions) load(folder, description.split("=", 3));
        fire(new ProxyInitializeEvent()).get();
        Console.print("started", Map.of());
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line = in.readLine();
                line != null && !line.equals("stop");
                line = in.readLine()) execute(line);
        fire(new ProxyShutdownEvent()).get();
        Console.print("stopped", Map.of());
        System.exit(0);
    }

    private void load(Path folder, String[] description) throws Exception {
        PluginLoader loader = new PluginLoader(description[2].split(java.io.File.pathSeparator));
        Constructor<?> constructor = loader.loadClass(description[1]).getConstructors()[0];
        Object plugin =
                constructor.newInstance(
                        this, logger(description[0]), folder.resolve(description[0]));
        register(plugin, plugin);
    }

    private void execute(String line) {
        CommandSource source =
                new CommandSource() {
                    @Override
                    public void sendPlainMessage(String message) {
                        Console.print("reply", Map.of("message", message));
                    }

                    @Override
                    public boolean hasPermission(String permission) {
                        return permission.equals("plaudit.admin");
                    }
                };
        command.execute(
                new SimpleCommand.Invocation() {
                    @Override
                    public CommandSource source() {
                        return source;
                    }

                    @Override
                    public String[] arguments() {
                        return line.split(" ");
                    }
                });
    }

    private static Logger logger(String name) {
        return new Logger() {
            @Override
            public void info(String message) {
                Console.print("log", Map.of("plugin", name, "level", "INFO", "message", message));
            }

            @Override
            public void warn(String message) {
                Console.print(
                        "log", Map.of("plugin", name, "level", "WARNING", "message", message));
            }
        };
    }

    @Override
    public void register(Object plugin, Object listener) {
        for (Method method : listener.getClass().getMethods())
            if (method.isAnnotationPresent(Subscribe.class))
                subscribers.add(new Subscriber(listener, method));
        subscribers.sort(
                Comparator.comparing(
                        subscriber -> subscriber.method().getAnnotation(Subscribe.class).order()));
    }

    @Override
    public <E> CompletableFuture<E> fire(E event) {
        return CompletableFuture.supplyAsync(
                () -> {
                    for (Subscriber subscriber : List.copyOf(subscribers)) {
                        if (!subscriber.method().getParameterTypes()[0].isInstance(event)) continue;
                        try {
                            subscriber.method().invoke(subscriber.listener(), event);
                        } catch (ReflectiveOperationException failed) {
                            throw new IllegalStateException(failed);
                        }
                    }
                    return event;
                });
    }

    @Override
    public EventManager getEventManager() {
        return this;
    }

    @Override
    public CommandManager getCommandManager() {
        return this;
    }

    @Override
    public CommandMeta.Builder metaBuilder(String alias) {
        return new CommandMeta.Builder() {
            @Override
            public CommandMeta.Builder plugin(Object plugin) {
                return this;
            }

            @Override
            public CommandMeta build() {
                return new CommandMeta() {};
            }
        };
    }

    @Override
    public void register(CommandMeta meta, Command given) {
        command = (SimpleCommand) given;
    }
}
