// Refuses an address that cannot be reached from the internet, in the form of a listing: nobody could join, no player
// could be counted, and nobody could prove that it is theirs (decision P580).

import { isIP } from 'node:net';
import type { Game } from '@plaudit/sdk/contract';
import { isLoopbackHost } from '../core/ip-address.ts';
import type { FieldError } from '../messages/field-error.ts';
import { message } from '../messages/message.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { parseServerAddress } from './server-address.ts';

/** Any port that may be connected to: only the host is checked. */
const SOME_PORT = 25_565;

/** Empty if the address may be used. Names are not resolved: they may exist only later. */
export async function checkPublicAddress(
  outbound: Pick<Outbound, 'checkHost'>,
  address: string | null,
  game: Game | null,
): Promise<readonly FieldError[]> {
  const parsed = address === null ? null : parseServerAddress(address.trim(), game);
  if (parsed?.kind !== 'host') return [];
  const { host } = parsed;
  if (isIP(host) === 0 && !isLoopbackHost(host)) return [];
  const checked = await outbound.checkHost(host, SOME_PORT);
  return checked.ok || checked.code !== 'blocked_address'
    ? []
    : [{ field: 'address', message: message('listingValidation.privateAddress', { host }) }];
}
