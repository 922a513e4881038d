// The file config.yml: creates it, reads it, and says when other users of the machine can read the
// token in it.
package plaudit.minecraft.core;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

public final class SettingsFile {
    private static final int MAX_BYTES = 64 * 1024;
    private static final Set<PosixFilePermission> OTHERS =
            Set.of(
                    PosixFilePermission.GROUP_READ, PosixFilePermission.OTHERS_READ,
                    PosixFilePermission.GROUP_WRITE, PosixFilePermission.OTHERS_WRITE);

    private final Path path;

    public SettingsFile(Path folder) {
        path = folder.resolve("config.yml");
    }

    public Settings read() throws Settings.Invalid {
        try {
            createIfMissing();
            if (Files.size(path) > MAX_BYTES)
                throw new Settings.Invalid("config.yml is too large.");
            return Settings.parse(Files.readString(path), System.getenv("PLAUDIT_TOKEN"));
        } catch (IOException unreadable) {
            throw new Settings.Invalid(
                    "Cannot read "
                            + path
                            + " ("
                            + unreadable.getClass().getSimpleName()
                            + "). Check that it is a text file in UTF-8 and that the server may"
                            + " read it.");
        }
    }

    /** A warning, or null. */
    public String permissionWarning(Settings settings) {
        if (settings.tokenFromEnvironment()) return null;
        try {
            Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(path);
            if (permissions.stream().noneMatch(OTHERS::contains)) return null;
            return "Other users of this machine can read the API token in "
                    + path
                    + ". Run: chmod 600 "
                    + path;
        } catch (IOException | UnsupportedOperationException windows) {
            return null;
        }
    }

    private void createIfMissing() throws IOException {
        if (Files.exists(path)) return;
        Files.createDirectories(path.getParent());
        try (InputStream template = SettingsFile.class.getResourceAsStream("/plaudit-config.yml")) {
            Files.write(path, template.readAllBytes());
        }
        try {
            Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rw-------"));
        } catch (UnsupportedOperationException windows) {
            // There the folder of the server decides who can read it.
        }
    }
}
