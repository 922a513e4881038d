// The hash chain over the audit log (decision P420): each entry is linked to the one before it by a keyed hash. Whoever
// changes or deletes an entry in the database, and does not know the secret key, breaks the chain. Pure.
import { keyedHash } from '../core/secrets.ts';

/** An entry as it is hashed. */
export interface ChainedEntry {
  readonly id: number;
  /** In UTC, with microseconds. */
  readonly at: string;
  readonly act: string;
  readonly personId: string | null;
  readonly tokenId: string | null;
  readonly byOperator: boolean | null;
  readonly listingId: string | null;
  readonly subject: string | null;
  /** The stored JSON, unparsed. */
  readonly detail: string | null;
}

export interface AuditLink {
  readonly number: number;
  readonly entryId: number;
  /** When the entry was made: in UTC, with microseconds. */
  readonly at: string;
  /** Null: the entry names no person. */
  readonly personHash: string | null;
  readonly contentHash: string;
  readonly hash: string;
}

/** The end of a chain: everything before it is fixed by this number and hash. */
export type ChainHead = Pick<AuditLink, 'number' | 'hash'>;

export const EMPTY_CHAIN: ChainHead = { number: 0, hash: '' };

/** `previous`: the end of the chain so far. */
export function linkEntry(key: Uint8Array, previous: ChainHead, entry: ChainedEntry): AuditLink {
  const link = {
    number: previous.number + 1,
    entryId: entry.id,
    at: entry.at,
    personHash: entry.personId === null ? null : hashPerson(key, entry.personId),
    contentHash: hashContent(key, entry),
  };
  return { ...link, hash: hashLink(key, previous.hash, link) };
}

/** The same for every entry of a person. */
export function hashPerson(key: Uint8Array, personId: string): string {
  return keyedHash(key, JSON.stringify(['person', personId]));
}

function hashContent(key: Uint8Array, entry: ChainedEntry): string {
  const { id, at, act, tokenId, byOperator, listingId, subject, detail } = entry;
  return keyedHash(key, JSON.stringify(['entry', id, at, act, tokenId, byOperator, listingId, subject, detail]));
}

function hashLink(key: Uint8Array, previousHash: string, link: Omit<AuditLink, 'hash'>): string {
  const { number, entryId, at, personHash, contentHash } = link;
  return keyedHash(key, JSON.stringify(['link', previousHash, number, entryId, at, personHash, contentHash]));
}

/** A link with its entry, if that is still there. */
export interface CheckedLink {
  readonly link: AuditLink;
  readonly entry: ChainedEntry | null;
  /** Whether the entry is old enough to have been deleted as expired. */
  readonly isExpired: boolean;
}

export type ChainFault =
  /** Links before this one are missing. */
  | 'links_missing'
  | 'link_changed'
  | 'entry_changed'
  | 'entry_deleted'
  /** The entry names someone else, or nobody although the account still exists. */
  | 'person_changed';

export interface ChainCheck {
  readonly key: Uint8Array;
  readonly previous: ChainHead;
  /** Hashes of all people who have an account. */
  readonly people: ReadonlySet<string>;
}

/** What is wrong with one link; null if nothing is. */
export function findChainFault({ key, previous, people }: ChainCheck, checked: CheckedLink): ChainFault | null {
  const { link, entry, isExpired } = checked;
  if (link.number !== previous.number + 1) return 'links_missing';
  if (link.hash !== hashLink(key, previous.hash, link)) return 'link_changed';
  if (!entry) return isExpired ? null : 'entry_deleted';
  if (link.contentHash !== hashContent(key, entry)) return 'entry_changed';
  return isPersonUnchanged(key, link.personHash, { personId: entry.personId, people }) ? null : 'person_changed';
}

function isPersonUnchanged(
  key: Uint8Array,
  personHash: string | null,
  { personId, people }: { readonly personId: string | null; readonly people: ReadonlySet<string> },
): boolean {
  if (personId !== null) return personHash === hashPerson(key, personId);
  return personHash === null || !people.has(personHash);
}

/** `12:abc…`, to be noted and compared later. */
export function formatHead({ number, hash }: ChainHead): string {
  return `${number}:${hash}`;
}

/** Null if the text is not a head. */
export function parseHead(text: string): ChainHead | null {
  const [, number, hash] = /^(\d{1,15}):([\w-]{43})$/.exec(text.trim()) ?? [];
  return number === undefined || hash === undefined ? null : { number: Number(number), hash };
}
