// One JSON line per thing worth knowing, on stderr. Secrets never reach it: what could hold one is not passed in.
import pino from 'pino';

export type Log = pino.Logger;

/** An error's other properties may hold what a statement was about: addresses, names, what somebody typed. */
function told(error: unknown) {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? { code: error.code } : {};
  return { type: error.name, message: error.message, ...code, stack: error.stack };
}

/** The process's logger; `level` as pino names them, plus `silent`. */
export function createLog(level: string): Log {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: told } },
    pino.destination({ fd: 2, sync: true }),
  );
}
