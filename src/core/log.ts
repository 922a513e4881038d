// The log: JSON lines on stderr. Never pass it anything that could contain a secret.
import pino from 'pino';

export type Log = pino.Logger;

/** Omits an error's other properties, which may contain a query's data: addresses, names, user input. */
function serializeError(error: unknown) {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? { code: error.code } : {};
  return { type: error.name, message: error.message, ...code, stack: error.stack };
}

/** `level`: one of pino's levels, or `silent`. */
export function createLog(level: string): Log {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: serializeError } },
    pino.destination({ fd: 2, sync: true }),
  );
}
