// Asks the service, before anything else, what the token is for: the service's name, and whether
// its votes name players.
package plaudit.minecraft.core;

import java.util.Map;

final class TokenCheck {
    private final Site site;
    private final Ledger ledger;
    private final Platform platform;

    TokenCheck(Site site, Ledger ledger, Platform platform) {
        this.site = site;
        this.ledger = ledger;
        this.platform = platform;
    }

    void run() throws Problem, InterruptedException {
        Map<String, Object> token = Json.object(site.get("/token").json());
        String name = Json.string(token.get("serviceName"));
        if (name == null || !name.matches("[A-Za-z0-9.:_-]{1,64}"))
            throw new Problem(
                    Problem.Kind.REFUSED,
                    "\"site\" in config.yml is not the address of a Plaudit site.");
        Rewards.onDisk(() -> ledger.setFact("service", name));
        if (!"minecraft".equals(token.get("game")))
            platform.warn(
                    "The API token belongs to a listing that is no Minecraft server, so its votes"
                        + " name no players.");
    }
}
