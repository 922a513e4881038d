// Opens the house for one command and closes it again, whatever happens. With an embedded database that a server is
// using, opening is refused and nothing is touched.
import { readConfig } from '../config.ts';
import { type AppContext, createContext } from '../context.ts';
import { type CommandOutput, type OutputOptions, writeOutput } from './output.ts';
import type { Terminal } from './terminal.ts';

export async function withContext(
  terminal: Terminal,
  options: OutputOptions,
  work: (house: AppContext) => Promise<CommandOutput>,
): Promise<void> {
  const config = readConfig(terminal.environment);
  const house = await createContext({
    ...config,
    logLevel: config.logLevel === 'info' ? 'warn' : config.logLevel,
  });
  try {
    writeOutput(await work(house), options, terminal);
  } finally {
    await house.close();
  }
}
