// The command /plaudit: status, test, reload.
package plaudit.minecraft.core;

import java.util.List;
import java.util.function.Consumer;

public final class Commands {
    public static final List<String> WORDS = List.of("status", "test", "reload");

    private final Receiver receiver;

    public Commands(Receiver receiver) {
        this.receiver = receiver;
    }

    public void run(String[] words, Consumer<String> reply) {
        String word = words.length == 0 ? "status" : words[0];
        switch (word) {
            case "status" -> receiver.describe().forEach(reply);
            case "reload" -> inBackground(() -> reload(reply));
            case "test" -> inBackground(() -> test(words, reply));
            default -> {
                reply.accept("/plaudit status: the connection and the last vote");
                reply.accept("/plaudit test: checks the connection and the token");
                reply.accept(
                        "/plaudit test PLAYER: passes a vote of this player on to reward plugins,"
                            + " which reward it");
                reply.accept("/plaudit reload: reads config.yml again");
            }
        }
    }

    private void reload(Consumer<String> reply) {
        if (receiver.start()) reply.accept("Read config.yml again.");
        else receiver.describe().forEach(reply);
    }

    private void test(String[] words, Consumer<String> reply) {
        try {
            if (words.length > 1) fire(words[1], reply);
            else check(reply);
        } catch (Problem problem) {
            reply.accept(problem.getMessage());
        } catch (InterruptedException stopping) {
            reply.accept("The server is stopping.");
        }
    }

    private void check(Consumer<String> reply) throws Problem, InterruptedException {
        Settings settings = receiver.settings();
        if (settings == null) {
            receiver.describe().forEach(reply);
            return;
        }
        new Site(settings).get("/webhooks/votes?limit=1");
        reply.accept(settings.site() + " responds and accepts the API token.");
        List<String> listeners = receiver.platform().listeners();
        if (listeners != null && listeners.isEmpty())
            reply.accept("No plugin listens for votes. Install a reward plugin.");
    }

    private void fire(String player, Consumer<String> reply) throws InterruptedException {
        if (!PlayerVote.isPlayerName(player)) {
            reply.accept("That is not a player name: letters, digits and _, at most 16.");
            return;
        }
        String name = receiver.serviceName();
        if (name == null) {
            reply.accept(
                    "The service name is known after the first vote. Set \"service-name\" in"
                        + " config.yml to test now.");
            return;
        }
        Platform.Fired fired =
                receiver.platform().fire(name, player, Long.toString(System.currentTimeMillis()));
        List<String> listeners = receiver.platform().listeners();
        String to =
                listeners == null
                        ? ""
                        : " Plugins that listen: "
                                + (listeners.isEmpty() ? "none" : String.join(", ", listeners))
                                + ".";
        reply.accept(
                fired == Platform.Fired.YES
                        ? "Passed a vote of " + player + " on as " + name + "." + to
                        : "The event could not be fired. See the server's log.");
    }

    private static void inBackground(Runnable task) {
        Thread thread = new Thread(task, "plaudit-command");
        thread.setDaemon(true);
        thread.start();
    }
}
