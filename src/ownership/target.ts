// What a proof of ownership is about: the Discord application of a bot, the address of a server, a Roblox game. Pure.
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import type { Game } from '@plaudit/sdk/contract';
import { isSnowflake } from '../core/ids.ts';
import { parseServerAddress } from '../game-servers/server-address.ts';
import { invitedApplication } from '../listings/fingerprint.ts';
import { GAMES, type Listing } from '../listings/listing.ts';

export type OwnershipTarget =
  | { readonly kind: 'application'; readonly applicationId: string }
  | {
      readonly kind: 'server';
      readonly game: Exclude<Game, 'roblox'>;
      readonly host: string;
      readonly port: number | null;
    }
  | { readonly kind: 'place'; readonly placeId: string };

export type TargetResult =
  /** `subject`: the target as text, which is stored with its proof. `shown`: for people. */
  | { readonly ok: true; readonly target: OwnershipTarget; readonly subject: string; readonly shown: string }
  /** `sentence`: what to change in the listing. */
  | { readonly ok: false; readonly sentence: string };

type Provable = Pick<Listing, 'id' | 'type' | 'game' | 'address' | 'link'>;

export function ownershipTargetOf(listing: Provable): TargetResult {
  if (listing.type === 'bot' || listing.game === null) return applicationOf(listing);
  const { game, address } = listing;
  if (address === null) return { ok: false, sentence: 'Enter the address under Content first.' };
  const read = parseServerAddress(address, game);
  if (read?.kind === 'place') {
    const target = { kind: 'place', placeId: read.placeId } as const;
    return { ok: true, target, subject: `roblox:${read.placeId}`, shown: `Roblox place ${read.placeId}` };
  }
  if (read?.kind === 'join_link') return { ok: false, sentence: JOIN_LINK };
  if (read?.kind !== 'host' || game === 'roblox') return { ok: false, sentence: UNUSABLE };
  const host = hostInDns(read.host);
  if (host === '') return { ok: false, sentence: UNUSABLE };
  const shown = read.port === null ? host : `${host.includes(':') ? `[${host}]` : host}:${read.port}`;
  return { ok: true, target: { kind: 'server', game, host, port: read.port }, subject: `${game}:${shown}`, shown };
}

const JOIN_LINK =
  'A cfx.re link does not contain the server’s address. Enter its host and port under Content first, such as play.example:30120.';
const UNUSABLE = 'The address under Content cannot be checked. Correct it first.';

/** Lower case and punycode, without the final dot. Empty if it cannot be a host name. */
function hostInDns(host: string): string {
  if (isIP(host) !== 0) return host.toLowerCase();
  return domainToASCII(host.replace(/\.$/, ''));
}

function applicationOf({ id, link }: Provable): TargetResult {
  const applicationId = isSnowflake(id) ? id : invitedApplication(link);
  if (applicationId === null) return { ok: false, sentence: NO_APPLICATION };
  const target = { kind: 'application', applicationId } as const;
  return { ok: true, target, subject: `discord:${applicationId}`, shown: `Discord application ${applicationId}` };
}

const NO_APPLICATION =
  'This listing does not say which Discord application it is about. Enter the bot’s invite link under Content first: https://discord.com/oauth2/authorize?client_id=…';

/** The target of a stored proof; null if this version cannot read it. */
export function targetOfSubject(subject: string): OwnershipTarget | null {
  const [kind = '', ...rest] = subject.split(':');
  const text = rest.join(':');
  if (kind === 'discord') return isSnowflake(text) ? { kind: 'application', applicationId: text } : null;
  const game = GAMES.find((one) => one === kind);
  if (!game) return null;
  const found = ownershipTargetOf({ id: '', type: 'game', game, address: text, link: null });
  return found.ok ? found.target : null;
}

/** A stored subject, for people. */
export function shownSubject(subject: string): string {
  const [kind = '', ...rest] = subject.split(':');
  const text = rest.join(':');
  if (kind === 'discord') return `Discord application ${text}`;
  return kind === 'roblox' ? `Roblox place ${text}` : text;
}
