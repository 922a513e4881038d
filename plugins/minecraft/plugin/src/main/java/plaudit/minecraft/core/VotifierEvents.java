// Makes Votifier's events, with the classes of the plugin that provides them or, if none does, with
// ours.
// Ours are not at their usual place in the jar: there they could hide the classes of a Votifier
// that is installed too, and
// its votes would reach nobody. They are defined only after every plugin was loaded and none has
// them.
package plaudit.minecraft.core;

import com.vexsoftware.votifier.model.PlauditAnchor;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;

public final class VotifierEvents {
    private static final String VOTE = "com.vexsoftware.votifier.model.Vote";

    /** Voters' addresses are not shared. */
    private static final String ADDRESS = "0.0.0.0";

    private final Class<?> eventClass;
    private final Constructor<?> newVote;
    private final Constructor<?> newEvent;

    /** `anchor`: may define classes in the package of the event. */
    public VotifierEvents(String eventName, MethodHandles.Lookup anchor) {
        try {
            load(VOTE, PlauditAnchor.lookup());
            eventClass = load(eventName, anchor);
            Class<?> vote = eventClass.getMethod("getVote").getReturnType();
            newVote = vote.getConstructor(String.class, String.class, String.class, String.class);
            newEvent = eventClass.getConstructor(vote);
        } catch (ReflectiveOperationException | IOException | LinkageError unusable) {
            throw new IllegalStateException(
                    "The Votifier that is installed has classes that this plugin does not know."
                        + " Remove it, or report its name and version.",
                    unusable);
        }
    }

    public Class<?> eventClass() {
        return eventClass;
    }

    public Object create(String serviceName, String player, String timeStamp) {
        try {
            return newEvent.newInstance(
                    newVote.newInstance(serviceName, player, ADDRESS, timeStamp));
        } catch (ReflectiveOperationException unusable) {
            throw new IllegalStateException("Votifier's event could not be created.", unusable);
        }
    }

    /**
     * Our own class loader looks into the other plugins in the same order as every plugin's does.
     */
    private static Class<?> load(String name, MethodHandles.Lookup anchor)
            throws IOException, IllegalAccessException {
        try {
            return Class.forName(name, true, VotifierEvents.class.getClassLoader());
        } catch (ClassNotFoundException nobodyHasIt) {
            return anchor.defineClass(bytesOf(name));
        }
    }

    private static byte[] bytesOf(String name) throws IOException {
        String path = "/votifier/" + name.replace('.', '/') + ".class";
        try (InputStream in = VotifierEvents.class.getResourceAsStream(path)) {
            if (in == null) throw new IOException(path + " is missing in the jar");
            return in.readAllBytes();
        }
    }
}
