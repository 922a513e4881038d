// Lets Plaudit define Votifier's classes in this package when no other plugin has them.
package com.vexsoftware.votifier.model;

import java.lang.invoke.MethodHandles;

public final class PlauditAnchor {
    private PlauditAnchor() {}

    public static MethodHandles.Lookup lookup() {
        return MethodHandles.lookup();
    }
}
