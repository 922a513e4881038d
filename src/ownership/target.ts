// What a proof of ownership is about: the Discord application of a bot, the address of a server, a Roblox game. Pure.

import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import type { Game } from '@plaudit/sdk/contract';
import { isSnowflake } from '../core/ids.ts';
import { parseServerAddress } from '../game-servers/server-address.ts';
import { invitedApplication } from '../listings/fingerprint.ts';
import { GAMES, type Listing } from '../listings/listing.ts';
import { type Message, message } from '../messages/message.ts';

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
  | { readonly ok: true; readonly target: OwnershipTarget; readonly subject: string; readonly shown: Message | string }
  /** `sentence`: what to change in the listing. */
  | { readonly ok: false; readonly sentence: Message };

type Provable = Pick<Listing, 'id' | 'type' | 'game' | 'address' | 'link'>;

export function ownershipTargetOf(listing: Provable): TargetResult {
  if (listing.type === 'bot' || listing.game === null) return applicationOf(listing);
  const { game, address } = listing;
  if (address === null) return { ok: false, sentence: message('ownershipProofs.addressMissing') };
  const read = parseServerAddress(address, game);
  if (read?.kind === 'place') {
    const target = { kind: 'place', placeId: read.placeId } as const;
    return {
      ok: true,
      target,
      subject: `roblox:${read.placeId}`,
      shown: message('ownershipProofs.place', { id: read.placeId }),
    };
  }
  if (read?.kind === 'join_link') return { ok: false, sentence: message('ownershipProofs.addressIsJoinLink') };
  if (read?.kind !== 'host' || game === 'roblox')
    return { ok: false, sentence: message('ownershipProofs.addressUnusable') };
  const host = hostInDns(read.host);
  if (host === '') return { ok: false, sentence: message('ownershipProofs.addressUnusable') };
  const shown = read.port === null ? host : `${host.includes(':') ? `[${host}]` : host}:${read.port}`;
  return { ok: true, target: { kind: 'server', game, host, port: read.port }, subject: `${game}:${shown}`, shown };
}

/** Lower case and punycode, without the final dot. Empty if it cannot be a host name. */
function hostInDns(host: string): string {
  if (isIP(host) !== 0) return host.toLowerCase();
  return domainToASCII(host.replace(/\.$/, ''));
}

function applicationOf({ id, link }: Provable): TargetResult {
  const applicationId = isSnowflake(id) ? id : invitedApplication(link);
  if (applicationId === null) return { ok: false, sentence: message('ownershipProofs.applicationMissing') };
  const target = { kind: 'application', applicationId } as const;
  return {
    ok: true,
    target,
    subject: `discord:${applicationId}`,
    shown: message('ownershipProofs.application', { id: applicationId }),
  };
}

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
export function shownSubject(subject: string): Message | string {
  const [kind = '', ...rest] = subject.split(':');
  const text = rest.join(':');
  if (kind === 'discord') return message('ownershipProofs.application', { id: text });
  return kind === 'roblox' ? message('ownershipProofs.place', { id: text }) : text;
}
