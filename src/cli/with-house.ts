// Opens the house for one command and closes it again, whatever happens. With an embedded database that a server is
// using, opening is refused and nothing is touched.
import { readConfig } from '../config.ts';
import { type House, openHouse } from '../house.ts';
import { type OutputOptions, type Said, say } from './output.ts';

export async function withHouse(
  options: OutputOptions,
  work: (house: House) => Promise<Said>,
): Promise<void> {
  const config = readConfig();
  const house = await openHouse({
    ...config,
    logLevel: config.logLevel === 'info' ? 'warn' : config.logLevel,
  });
  try {
    say(await work(house), options);
  } finally {
    await house.close();
  }
}
