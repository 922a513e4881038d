// Asks one server in its game's own words.
import type { Game } from '../listings/listing.ts';
import { readServerAddress } from '../listings/server-address.ts';
import { askHytale } from './ask-hytale.ts';
import { askMinecraft } from './ask-minecraft.ts';
import { askFivem } from './fivem.ts';
import { type Asking, type Counted, failed } from './probe.ts';

/** Never rejects unless there is a bug. */
export async function askServer(
  asking: Asking,
  game: Exclude<Game, 'roblox'>,
  address: string,
): Promise<Counted> {
  const read = readServerAddress(address, game);
  if (read?.kind === 'join_link') return failed('join_link');
  if (read?.kind !== 'host') return failed('host_invalid');
  switch (game) {
    case 'minecraft':
      return askMinecraft(asking, read);
    case 'fivem':
      return askFivem(asking, read);
    case 'hytale':
      return askHytale(asking, read);
  }
}
