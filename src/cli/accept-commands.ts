// Lets other processes run commands in this service while it has the embedded database open.
import type { AppContext } from '../context.ts';
import type { ControlHandlers } from '../control/protocol.ts';
import { type ControlServer, openControlServer } from '../control/server.ts';
import { OperatorError } from '../core/errors.ts';
import { VERSION } from '../core/version.ts';
import { createDatabaseCopier } from './copy-database.ts';
import type { RunCommandLine } from './terminal.ts';

const STATUS = { version: VERSION, pid: process.pid };

/**
 * With PostgreSQL, commands open the database themselves. `requestStop` starts a graceful stop. The service runs
 * without the socket if the file system has none.
 */
export async function acceptCommands(
  context: AppContext,
  runCommandLine: RunCommandLine,
  requestStop: () => void,
): Promise<ControlServer> {
  const { config, log } = context;
  if (config.databaseUrl || process.platform === 'win32') return { close: async () => undefined };
  const handlers: ControlHandlers = {
    status: async () => STATUS,
    stop: async () => {
      requestStop();
      return STATUS;
    },
    copy_database: createDatabaseCopier(context),
  };
  try {
    return await openControlServer({
      dataDir: config.dataDir,
      version: VERSION,
      log,
      handlers,
      run: ({ words, isInteractive, files }, { out, error }) =>
        runCommandLine(words, { print: out, printError: error, isInteractive, service: { context, files } }),
    });
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    log.warn({ err: error }, 'Commands cannot reach this service, because its socket in DATA_DIR cannot be opened.');
    return { close: async () => undefined };
  }
}
