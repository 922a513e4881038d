// Opens the house for one command and closes it again, whatever happens. With an embedded database that a server is
// using, opening is refused and nothing is touched.
import { readConfig } from '../config.ts';
import { type House, openHouse } from '../house.ts';
import { type OutputOptions, type Said, say } from './output.ts';
import type { Terminal } from './terminal.ts';

export async function withHouse(
  terminal: Terminal,
  options: OutputOptions,
  work: (house: House) => Promise<Said>,
): Promise<void> {
  const config = readConfig(terminal.environment);
  const house = await openHouse({
    ...config,
    logLevel: config.logLevel === 'info' ? 'warn' : config.logLevel,
  });
  try {
    say(await work(house), options, terminal);
  } finally {
    await house.close();
  }
}
