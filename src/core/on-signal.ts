// Cleans up when a signal ends this process, which would otherwise end at once.
import { constants } from 'node:os';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Calls `clean` and ends the process with the usual status if a signal arrives. Returns a function that stops that. */
export function cleanOnSignal(clean: () => void): () => void {
  const listeners = SIGNALS.map((signal) => {
    const listener = () => {
      clean();
      process.exit(128 + constants.signals[signal]);
    };
    process.on(signal, listener);
    return () => process.off(signal, listener);
  });
  return () => {
    for (const remove of listeners) remove();
  };
}
