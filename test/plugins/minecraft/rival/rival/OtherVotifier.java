// Another plugin that has Votifier's classes, as NuVotifier does. It does nothing else.
package rival;

import org.bukkit.plugin.java.JavaPlugin;

public final class OtherVotifier extends JavaPlugin {}
