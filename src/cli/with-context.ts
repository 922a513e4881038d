// Opens the application context for one command and always closes it again. While a server uses the embedded database,
// opening is refused and nothing is touched.
import { readConfig } from '../config.ts';
import { type AppContext, createContext } from '../context.ts';
import { type CommandOutput, type OutputOptions, writeOutput } from './output.ts';
import type { Terminal } from './terminal.ts';

export async function withContext(
  terminal: Terminal,
  options: OutputOptions,
  work: (app: AppContext) => Promise<CommandOutput>,
): Promise<void> {
  const config = readConfig(terminal.environment);
  const app = await createContext({
    ...config,
    logLevel: config.logLevel === 'info' ? 'warn' : config.logLevel,
  });
  try {
    writeOutput(await work(app), options, terminal);
  } finally {
    await app.close();
  }
}
