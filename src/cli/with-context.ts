// Opens the application context for one command and always closes it again. Opening fails, without changing anything,
// while a server uses the embedded database.
import { readConfig } from '../config.ts';
import { type AppContext, createContext } from '../context.ts';
import { type CommandOutput, fail, type OutputOptions, writeOutput } from './output.ts';
import type { Terminal } from './terminal.ts';

/** Returns a command's action: it opens the context, prints the output of `work` and closes the context. */
export function withContext<Options extends OutputOptions>(
  terminal: Terminal,
  work: (app: AppContext, options: Options) => Promise<CommandOutput>,
): (options: Options) => Promise<void> {
  return async (options) => {
    const config = readConfig(terminal.environment);
    const logLevel = config.logLevel === 'info' ? 'warn' : config.logLevel;
    const app = await createContext({ ...config, logLevel });
    try {
      const output = await work(app, options);
      writeOutput(output, options, terminal);
      if (output.failure !== undefined) fail(output.failure);
    } finally {
      await app.close();
    }
  };
}
