// Parses what an owner entered as a game server's address. Pure.

import { isIPv4, isIPv6 } from 'node:net';
import type { Game } from '@plaudit/sdk/contract';
import { type Message, message } from '../messages/message.ts';

export type ServerAddress =
  /** `host` has no brackets; `port` is null if none was entered. */
  | { readonly kind: 'host'; readonly host: string; readonly port: number | null }
  /** A Roblox experience, identified by one of its places. */
  | { readonly kind: 'place'; readonly placeId: string }
  /** A FiveM link, which hides the server's host. */
  | { readonly kind: 'join_link' };

const ROBLOX_PAGE =
  /^(?:https?:\/\/)?(?:www\.|web\.)?roblox\.com\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?games\/(\d{1,16})(?:[/?#]\S*)?$/i;
const FIVEM_LINK = /^(?:https?:\/\/)?cfx\.re\/join\/[a-z0-9]{1,16}\/?$/i;

/**
 * Null if it is not an address. All games accept `host`, `host:port`, `1.2.3.4:port`, `[::1]:port` and a bare IPv6
 * address.
 */
export function parseServerAddress(address: string, game: Game | null): ServerAddress | null {
  if (game === 'roblox') {
    const placeId = /^\d{1,16}$/.test(address) ? address : ROBLOX_PAGE.exec(address)?.[1];
    if (placeId !== undefined) return { kind: 'place', placeId };
  }
  if (game === 'fivem' && FIVEM_LINK.test(address)) return { kind: 'join_link' };
  return readHost(address);
}

function readHost(address: string): ServerAddress | null {
  if (isIPv6(address)) return { kind: 'host', host: address, port: null };
  const [, bracketed, plain, digits] = /^(?:\[([^\]]+)\]|([^:[\]]+))(?::(\d{1,5}))?$/.exec(address) ?? [];
  const port = digits === undefined ? null : Number(digits);
  if (port !== null && (port < 1 || port > 65_535)) return null;
  const host = bracketed ?? plain;
  if (host === undefined) return null;
  const usable = bracketed === undefined ? isIPv4(host) || isHostName(host) : isIPv6(host);
  return usable ? { kind: 'host', host, port } : null;
}

/**
 * Allows letters of any script, as people type them. If the last label has only digits, it is a mistyped IPv4 address.
 */
function isHostName(host: string): boolean {
  const labels = host.replace(/\.$/, '').split('.');
  const isLabel = (label: string) => /^[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_-]{0,61}[\p{L}\p{M}\p{N}_])?$/u.test(label);
  return labels.every(isLabel) && !/^\d+$/.test(labels.at(-1) ?? '');
}

/** What to enter instead of an address that cannot be used. */
export function explainServerAddress(game: Game | null): Message {
  switch (game) {
    case 'roblox':
      return message('listingValidation.robloxAddress');
    case 'fivem':
      return message('listingValidation.hostAddress', { example: 'play.example:30120' });
    case 'hytale':
      return message('listingValidation.hostAddress', { example: 'play.example:5520' });
    case 'minecraft':
    case null:
      return message('listingValidation.hostAddress', { example: 'play.example:25565' });
  }
}
