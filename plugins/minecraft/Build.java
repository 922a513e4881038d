// Builds the jar with nothing but a JDK of version 17 or later: `java Build.java`. The same sources
// give the same bytes.
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

public final class Build {
    /** The same moment in every jar, so that two builds do not differ. */
    private static final LocalDateTime TIME = LocalDateTime.of(2026, 1, 1, 0, 0);

    public static void main(String[] words) throws IOException {
        Path here = Path.of(words.length > 0 ? words[0] : ".").toAbsolutePath().normalize();
        Path target =
                words.length > 1 ? Path.of(words[1]).toAbsolutePath() : here.resolve("target");
        String version = version(Files.readString(here.resolve("pom.xml")));
        Path stubs = compile(here.resolve("stubs"), target.resolve("stubs"), List.of());
        Path votifier =
                compile(here.resolve("votifier"), target.resolve("votifier"), List.of(stubs));
        Path plugin = compile(here.resolve("plugin"), target.resolve("plugin"), List.of(stubs));
        Map<String, byte[]> entries = new TreeMap<>();
        add(entries, plugin, "", version);
        add(entries, votifier, "votifier/", version);
        add(entries, here.resolve("plugin/src/main/resources"), "", version);
        Path jar = target.resolve("plaudit-minecraft-" + version + ".jar");
        write(jar, entries);
        System.out.println(jar);
    }

    private static String version(String pom) {
        Matcher matcher = Pattern.compile("<version>([^<]+)</version>").matcher(pom);
        if (!matcher.find()) throw new IllegalStateException("pom.xml has no version.");
        return matcher.group(1);
    }

    private static Path compile(Path module, Path output, List<Path> classpath) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null)
            throw new IllegalStateException(
                    "This Java has no compiler. Install a JDK, version 17 or later.");
        Files.createDirectories(output);
        List<String> options =
                new ArrayList<>(
                        List.of(
                                "--release",
                                "17",
                                "-encoding",
                                "UTF-8",
                                "-proc:none",
                                "-Xlint:all",
                                "-Werror",
                                "-d",
                                output.toString()));
        if (!classpath.isEmpty())
            options.addAll(
                    List.of(
                            "-classpath",
                            String.join(
                                    java.io.File.pathSeparator,
                                    classpath.stream().map(Path::toString).toList())));
        files(module.resolve("src/main/java")).forEach(source -> options.add(source.toString()));
        if (compiler.run(null, null, null, options.toArray(String[]::new)) != 0)
            throw new IllegalStateException("The sources in " + module + " do not compile.");
        return output;
    }

    private static void add(Map<String, byte[]> entries, Path folder, String prefix, String version)
            throws IOException {
        for (Path file : files(folder)) {
            String name = prefix + folder.relativize(file).toString().replace('\\', '/');
            byte[] content = Files.readAllBytes(file);
            boolean described = name.equals("plugin.yml") || name.equals("velocity-plugin.json");
            if (described)
                content =
                        new String(content, StandardCharsets.UTF_8)
                                .replace("${project.version}", version)
                                .getBytes(StandardCharsets.UTF_8);
            entries.put(name, content);
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> found = Files.walk(folder)) {
            return found.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static void write(Path jar, Map<String, byte[]> entries) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            // Paper rewrites jars for its mappings unless they say that they use none.
            put(
                    zip,
                    "META-INF/MANIFEST.MF",
                    "Manifest-Version: 1.0\r\npaperweight-mappings-namespace: mojang\r\n\r\n"
                            .getBytes(StandardCharsets.UTF_8));
            for (Map.Entry<String, byte[]> entry : entries.entrySet())
                put(zip, entry.getKey(), entry.getValue());
        }
        try (OutputStream out = Files.newOutputStream(jar)) {
            bytes.writeTo(out);
        }
    }

    private static void put(ZipOutputStream zip, String name, byte[] content) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(TIME);
        zip.putNextEntry(entry);
        zip.write(content);
        zip.closeEntry();
    }
}
