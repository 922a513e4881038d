// Plays attacks against the running service of this checkout and of another one, as an outsider over HTTP, and prints
// what was observed.
import { parseArgs } from 'node:util';
import { ATTACK_SCENARIOS, forgetAccounts } from './attacks/attack-scenarios.ts';
import { startService } from './attacks/attacked-service.ts';
import { type Checkout, checkoutsFor } from './harness/checkout.ts';

export const usage = `npm run bench -- attacks [flags]
  --against DIR     also another checkout of this repository, such as an older version`;

export async function run(flags: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...flags], options: { against: { type: 'string' } } });
  const [own, against] = checkoutsFor(values.against);
  const before = against ? await attack(against) : null;
  const after = await attack(own as Checkout);
  console.log(before ? '| attack | before | after |\n|---|---|---|' : '| attack | observed |\n|---|---|');
  for (const { name } of ATTACK_SCENARIOS)
    console.log(`| ${[name, ...(before ? [before.get(name)] : []), after.get(name)].join(' | ')} |`);
  return 0;
}

async function attack(checkout: Checkout): Promise<ReadonlyMap<string, string>> {
  const service = await startService(checkout);
  const observed = new Map<string, string>();
  forgetAccounts();
  try {
    for (const { name, run: play } of ATTACK_SCENARIOS)
      observed.set(name, await play(service).catch((error: Error) => `could not be played: ${error.message}`));
  } finally {
    await service.close();
  }
  return observed;
}
