// Which votes were rewarded: an append-only file, so that a vote is not rewarded twice, whatever
// happens to the server.
// `begin` is on disk before the event is fired and `done` follows it. After a crash, a vote that
// was begun and not done
// may have been rewarded or not; it is never fired again, and /plaudit status names it.
package plaudit.minecraft.core;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public final class Ledger implements AutoCloseable {
    /** The site keeps votes for 90 days, so no older one can come again. */
    private static final long KEPT_MS = 100L * 24 * 3_600_000;

    private static final long DAY_MS = 24L * 3_600_000;
    private static final String HEADER = "plaudit votes 1\n";

    private record Entry(long recordedAtMs, String player, boolean done) {}

    /** A vote that was begun before a crash and not finished. */
    public record Doubt(String eventId, String player, long recordedAtMs) {}

    private final Path path;
    private final FileChannel lockFile;
    private final Map<String, Entry> votes = new LinkedHashMap<>();
    private final Map<String, String> facts = new TreeMap<>();

    /** Not a FileChannel: an interrupt of the thread, as by /plaudit reload, would close that. */
    private RandomAccessFile file;

    /** Where the next line begins; anything after it is what a failed write left. */
    private long end;

    private long compactedAtMs;

    private Ledger(Path path, FileChannel lockFile) {
        this.path = path;
        this.lockFile = lockFile;
    }

    public static Ledger open(Path folder, long nowMs) throws IOException {
        Files.createDirectories(folder);
        FileChannel lockFile =
                FileChannel.open(
                        folder.resolve("votes.lock"),
                        StandardOpenOption.CREATE,
                        StandardOpenOption.WRITE);
        Ledger ledger = new Ledger(folder.resolve("votes.log"), lockFile);
        try {
            lock(lockFile, folder);
            ledger.load();
            ledger.compact(nowMs);
            return ledger;
        } catch (IOException | RuntimeException failed) {
            ledger.close();
            throw failed;
        }
    }

    private static void lock(FileChannel lockFile, Path folder) throws IOException {
        FileLock lock;
        try {
            lock = lockFile.tryLock();
        } catch (OverlappingFileLockException sameProcess) {
            lock = null;
        }
        if (lock == null)
            throw new IOException(
                    "another running server uses "
                            + folder
                            + "; give each server a folder of its own");
    }

    public synchronized boolean knows(String eventId) {
        return votes.containsKey(eventId);
    }

    public synchronized int size() {
        return votes.size();
    }

    public synchronized List<Doubt> doubts() {
        List<Doubt> doubts = new ArrayList<>();
        votes.forEach(
                (id, entry) -> {
                    if (!entry.done) doubts.add(new Doubt(id, entry.player, entry.recordedAtMs));
                });
        return doubts;
    }

    /**
     * On disk, not only in the cache of the operating system, when this returns. False if the vote
     * was begun before, also by another thread.
     */
    public synchronized boolean begin(String eventId, String player, long nowMs)
            throws IOException {
        if (knows(eventId)) return false;
        if (nowMs - compactedAtMs > DAY_MS) compact(nowMs);
        append("begin " + eventId + " " + nowMs + " " + player + "\n", true);
        votes.put(eventId, new Entry(nowMs, player, false));
        return true;
    }

    /**
     * The operating system writes it to disk later: if it is lost with the machine, the vote is in
     * doubt.
     */
    public synchronized void done(String eventId) throws IOException {
        append("done " + eventId + "\n", false);
        votes.computeIfPresent(
                eventId, (id, entry) -> new Entry(entry.recordedAtMs, entry.player, true));
    }

    /** The event was not fired, for certain, so the vote may come again. */
    public synchronized void drop(String eventId) throws IOException {
        append("drop " + eventId + "\n", true);
        votes.remove(eventId);
    }

    /** A fact that outlives the process, such as the service's name; null if it is not known. */
    public synchronized String fact(String key) {
        return facts.get(key);
    }

    public synchronized void setFact(String key, String value) throws IOException {
        if (value.equals(facts.get(key))) return;
        append("fact " + key + " " + value + "\n", true);
        facts.put(key, value);
    }

    @Override
    public synchronized void close() throws IOException {
        if (file != null) file.close();
        file = null;
        lockFile.close();
    }

    private void load() throws IOException {
        if (!Files.exists(path)) return;
        String text = Files.readString(path, StandardCharsets.ISO_8859_1);
        if (!text.isEmpty() && !text.startsWith(HEADER) && !HEADER.startsWith(text))
            throw new IOException(
                    path + " is not a file of this version; move it away if it is not needed");
        int whole = text.lastIndexOf('\n') + 1;
        // A line that a crash cut off is not used: what it said had not happened yet.
        text.substring(0, whole).lines().skip(1).forEach(this::replay);
    }

    private void replay(String line) {
        String[] words = line.split(" ", 4);
        if (words[0].equals("begin") && words.length == 4 && words[2].matches("\\d{1,15}"))
            votes.put(words[1], new Entry(Long.parseLong(words[2]), words[3], false));
        if (words[0].equals("done") && words.length == 2)
            votes.computeIfPresent(
                    words[1], (id, entry) -> new Entry(entry.recordedAtMs, entry.player, true));
        if (words[0].equals("drop") && words.length == 2) votes.remove(words[1]);
        if (words[0].equals("fact") && words.length >= 3) facts.put(words[1], words[2]);
    }

    /** Writes what is still needed to a new file, which then replaces this one. */
    private void compact(long nowMs) throws IOException {
        forgetOld();
        Path next = path.resolveSibling("votes.log.new");
        RandomAccessFile written = new RandomAccessFile(next.toFile(), "rw");
        try {
            written.setLength(0);
            written.write(snapshot().getBytes(StandardCharsets.ISO_8859_1));
            written.getFD().sync();
            if (file != null) file.close();
            Files.move(
                    next,
                    path,
                    StandardCopyOption.REPLACE_EXISTING,
                    StandardCopyOption.ATOMIC_MOVE);
            syncFolder();
        } catch (IOException failed) {
            written.close();
            throw failed;
        }
        file = written;
        end = written.getFilePointer();
        compactedAtMs = nowMs;
    }

    /**
     * By the time in the events' IDs, which is the site's: this machine's clock may have been wrong
     * when a vote was recorded, or be wrong now.
     */
    private void forgetOld() {
        long newest = 0;
        for (Map.Entry<String, Entry> vote : votes.entrySet())
            newest = Math.max(newest, timeOf(vote));
        long oldest = newest - KEPT_MS;
        votes.entrySet().removeIf(vote -> timeOf(vote) < oldest);
    }

    private static long timeOf(Map.Entry<String, Entry> vote) {
        String id = vote.getKey();
        if (!id.matches("[0-9a-f]{32}")) return vote.getValue().recordedAtMs;
        return Long.parseLong(id.substring(0, 12), 16);
    }

    private String snapshot() {
        StringBuilder text = new StringBuilder(HEADER);
        facts.forEach((key, value) -> text.append("fact " + key + " " + value + "\n"));
        votes.forEach(
                (id, entry) -> {
                    text.append(
                            "begin " + id + " " + entry.recordedAtMs + " " + entry.player + "\n");
                    if (entry.done) text.append("done " + id + "\n");
                });
        return text.toString();
    }

    private void syncFolder() {
        try (FileChannel folder = FileChannel.open(path.toAbsolutePath().getParent())) {
            folder.force(true);
        } catch (IOException windows) {
            // A folder cannot be opened there, and needs no sync.
        }
    }

    private void append(String line, boolean sync) throws IOException {
        if (file == null) throw new IOException("the file of votes is closed");
        try {
            file.setLength(end);
            file.seek(end);
            file.write(line.getBytes(StandardCharsets.ISO_8859_1));
            if (sync) file.getFD().sync();
            end = file.getFilePointer();
        } catch (IOException failed) {
            cutBack();
            throw failed;
        }
    }

    /** A half-written line must not become the beginning of the next one. */
    private void cutBack() {
        try {
            file.setLength(end);
        } catch (IOException alsoFailed) {
            // The next append tries it again.
        }
    }
}
