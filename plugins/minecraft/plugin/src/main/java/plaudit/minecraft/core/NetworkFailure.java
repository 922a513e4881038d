// Says in a sentence why no connection to the site was possible, and what to check.
package plaudit.minecraft.core;

import java.net.ConnectException;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import java.security.cert.CertificateExpiredException;
import java.security.cert.CertificateNotYetValidException;

import javax.net.ssl.SSLException;

final class NetworkFailure {
    private NetworkFailure() {}

    static String sentence(Throwable failure, URI site) {
        if (has(failure, UnknownHostException.class)
                || has(failure, UnresolvedAddressException.class))
            return "The name "
                    + site.getHost()
                    + " was not found. Check \"site\" in config.yml and this machine's DNS.";
        if (has(failure, CertificateNotYetValidException.class)
                || has(failure, CertificateExpiredException.class))
            return "The certificate of "
                    + site.getHost()
                    + " is not valid today. Check this machine's clock; if it is right,"
                    + " the site has to renew its certificate.";
        if (has(failure, SSLException.class))
            return "No encrypted connection to "
                    + site.getHost()
                    + " ("
                    + failure.getMessage()
                    + "). Check \"site\" in config.yml and whether a proxy or firewall intercepts"
                    + " HTTPS.";
        if (has(failure, HttpTimeoutException.class)) return site + " did not respond in time.";
        if (has(failure, ConnectException.class))
            return "No connection to "
                    + site
                    + ". Check \"site\" in config.yml, the network and the firewall for outgoing"
                    + " connections.";
        return "The connection to "
                + site
                + " was lost ("
                + failure.getClass().getSimpleName()
                + ").";
    }

    private static boolean has(Throwable failure, Class<? extends Throwable> wanted) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause())
            if (wanted.isInstance(cause)) return true;
        return false;
    }
}
