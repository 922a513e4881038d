// A stub of the real ResultedEvent, with only what this plugin and its tests use.
package com.velocitypowered.api.event;

public interface ResultedEvent<R extends ResultedEvent.Result> {
    R getResult();

    void setResult(R result);

    interface Result {
        boolean isAllowed();
    }

    final class GenericResult implements Result {
        private static final GenericResult ALLOWED = new GenericResult();

        private GenericResult() {}

        @Override
        public boolean isAllowed() {
            return true;
        }

        public static GenericResult allowed() {
            return ALLOWED;
        }
    }
}
