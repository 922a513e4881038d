// Opens the application context for one command and always closes it again. While a service has the embedded database
// open, the command runs there instead: same use case, same output, same exit status.
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { type Config, readConfig } from '../config.ts';
import { type AppContext, createContext } from '../context.ts';
import { forwardCommand } from '../control/client.ts';
import { monotonicMs } from '../core/clock.ts';
import { VERSION } from '../core/version.ts';
import { FolderInUseError } from '../db/data-folder-lock.ts';
import { CommandExit, type CommandOutput, fail, type OutputOptions, writeOutput } from './output.ts';
import type { Terminal } from './terminal.ts';

/** How long to wait for a service that is starting or stopping, or for another command. */
const MAX_WAIT_MS = 15_000;
const RETRY_MS = 100;

/** Returns a command's action: it opens the context, prints the output of `work` and closes the context. */
export function withContext<Options extends OutputOptions>(
  terminal: Terminal,
  work: (app: AppContext, options: Options) => Promise<CommandOutput>,
): (options: Options) => Promise<void> {
  const runOn = async (app: AppContext, options: Options) => {
    const output = await work(app, options);
    writeOutput(output, options, terminal);
    if (output.failure !== undefined) fail(output.failure);
  };
  return async (options) => {
    // What the service migrated when it started is not this command's work.
    if (terminal.service) return runOn({ ...terminal.service.context, appliedMigrations: [] }, options);
    const app = await openOrForward(withBackupBefore(readConfig(terminal.environment), options), terminal);
    try {
      await runOn(app, options);
    } finally {
      await app.close();
    }
  };
}

/** For commands with the option `--backup-before`. */
export function withBackupBefore(
  config: Config,
  { backupBefore = false }: { readonly backupBefore?: boolean },
): Config {
  return backupBefore ? { ...config, backsUpBeforeMigration: true } : config;
}

/** Throws CommandExit if a service ran the command. */
async function openOrForward(config: Config, terminal: Terminal): Promise<AppContext> {
  const logLevel = config.logLevel === 'info' ? 'warn' : config.logLevel;
  const startedMs = monotonicMs();
  for (;;) {
    await forward(config, terminal);
    try {
      return await createContext({ ...config, logLevel });
    } catch (error) {
      if (!(error instanceof FolderInUseError) || monotonicMs() - startedMs > MAX_WAIT_MS) throw error;
      await setTimeoutPromise(RETRY_MS);
    }
  }
}

/** Returns if no service uses the folder. */
async function forward({ databaseUrl, dataDir }: Config, terminal: Terminal): Promise<void> {
  const { commandLine, isInteractive } = terminal;
  if (databaseUrl || !commandLine) return;
  const status = await forwardCommand(
    { dataDir, version: VERSION },
    { words: [...commandLine.words], isInteractive, files: Object.fromEntries(commandLine.files) },
    { out: (text) => terminal.print(text), error: (text) => terminal.printError(text) },
  );
  if (status !== null) throw new CommandExit(status);
}
