// What listings are compared by besides their names: address, link and description, each in a form that is the same for
// what leads to the same place. Pure.
import { hash } from 'node:crypto';
import { isSnowflake } from '../core/ids.ts';
import type { Listing } from './listing.ts';

export interface ListingKeys {
  readonly addressKey: string | null;
  readonly linkKey: string | null;
  readonly textKey: string | null;
}

/** Shorter texts are alike by chance. */
const LEAST_TEXT = 60;
const DEFAULT_PORT = /:(25565|30120)$/;

export function keysOf({ address, link, description }: Pick<Listing, 'address' | 'link' | 'description'>): ListingKeys {
  const text = description.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
  return {
    addressKey: address?.trim().toLowerCase().replace(DEFAULT_PORT, '').replace(/\.$/, '') || null,
    linkKey: link === null ? null : linkKeyOf(link),
    textKey: text.length < LEAST_TEXT ? null : hash('sha256', text),
  };
}

/** An invitation of a Discord bot by its application, any other link by host and path. */
function linkKeyOf(link: string): string | null {
  const url = URL.parse(link);
  if (!url) return null;
  const application = invitedApplication(link);
  if (application !== null) return applicationKey(application);
  const path = url.pathname.replace(/\/+$/, '');
  return `${url.hostname.replace(/^www\./, '')}${path}`.toLowerCase();
}

/** The ID of the Discord application that a link invites; null for other links. */
export function invitedApplication(link: string | null): string | null {
  const url = link === null ? null : URL.parse(link);
  if (!url || !/^(?:[a-z]+\.)?discord(?:app)?\.com$/.test(url.hostname)) return null;
  const id = url.searchParams.get('client_id') ?? '';
  return isSnowflake(id) ? id : null;
}

export function applicationKey(id: string): string {
  return `application:${id}`;
}
