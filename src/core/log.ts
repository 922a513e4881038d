// One JSON line per thing worth knowing, on stderr. Secrets never reach it: what could hold one is not passed in.
import pino from 'pino';

export type Log = pino.Logger;

/** The process's logger; `level` as pino names them, plus `silent`. */
export function createLog(level: string): Log {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ fd: 2, sync: true }),
  );
}
