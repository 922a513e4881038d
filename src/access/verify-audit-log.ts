// Extends the hash chain over the audit log in the background, and verifies it (`plaudit audit verify`).
import { type BackgroundLoop, startBackgroundLoop } from '../core/background-loop.ts';
import type { Log } from '../core/log.ts';
import type { Vault } from '../core/secrets.ts';
import type { Db } from '../db/database.ts';
import {
  type AuditLink,
  type ChainFault,
  type ChainHead,
  EMPTY_CHAIN,
  findChainFault,
  hashPerson,
  linkEntry,
} from './audit-chain.ts';
import {
  insertLinks,
  selectEntriesWithoutLink,
  selectHead,
  selectLinkHash,
  selectLinks,
  selectPersonIds,
  selectUnlinkedEntries,
  tryLockChain,
} from './audit-chain-queries.ts';

export interface AuditChainContext {
  readonly db: Db;
  readonly vault: Pick<Vault, 'derive'>;
}

const BATCH = 500;
const INTERVAL_MS = 60_000;

const keyOf = (vault: AuditChainContext['vault']) => vault.derive('audit-chain');

/** Links all entries that are committed by now, unless another process is doing so. Returns how many. */
export async function extendAuditChain(context: AuditChainContext, signal?: AbortSignal): Promise<number> {
  for (let total = 0; ; ) {
    const added = await extendOnce(context);
    total += added;
    if (added < BATCH || signal?.aborted) return total;
  }
}

function extendOnce({ db, vault }: AuditChainContext): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    if (!(await tryLockChain(transaction))) return 0;
    const entries = await selectUnlinkedEntries(transaction, BATCH);
    if (entries.length === 0) return 0;
    const key = keyOf(vault);
    const links: AuditLink[] = [];
    let head = await selectHead(transaction);
    for (const entry of entries) {
      const link = linkEntry(key, head, entry);
      links.push(link);
      head = link;
    }
    await insertLinks(transaction, links);
    return links.length;
  });
}

export function startAuditChain(context: AuditChainContext, log: Log): BackgroundLoop {
  return startBackgroundLoop({
    run: (signal) => extendAuditChain(context, signal),
    intervalMs: INTERVAL_MS,
    log,
    errorMessage: 'New entries of the audit log could not be linked to its hash chain. Trying again.',
  });
}

export type AuditFault =
  | { readonly fault: ChainFault; readonly number: number; readonly entryId: number }
  | { readonly fault: 'link_missing'; readonly entryId: number }
  /** `--head`: the noted head is not part of the chain. */
  | { readonly fault: 'head_missing'; readonly number: number };

export interface AuditVerification {
  /** Links that were checked. */
  readonly links: number;
  /** Entries that expired, which only their links show. */
  readonly expired: number;
  readonly head: ChainHead;
  /** The first ones. */
  readonly faults: readonly AuditFault[];
}

const MAX_FAULTS = 20;

/** `noted`: a head from an earlier verification, which reveals that the newest links were removed. */
export async function verifyAuditLog(
  context: AuditChainContext,
  noted: ChainHead | null = null,
): Promise<AuditVerification> {
  await extendAuditChain(context);
  const { db, vault } = context;
  const key = keyOf(vault);
  const people = new Set((await selectPersonIds(db)).map((id) => hashPerson(key, id)));
  const faults: AuditFault[] = [];
  let previous = EMPTY_CHAIN;
  let links = 0;
  let expired = 0;
  for (;;) {
    const page = await selectLinks(db, previous.number, BATCH);
    for (const checked of page) {
      const { number, entryId } = checked.link;
      const fault = findChainFault({ key, previous, people }, checked);
      if (fault) faults.push({ fault, number, entryId });
      if (!checked.entry && checked.isExpired) expired += 1;
      previous = checked.link;
    }
    links += page.length;
    if (page.length < BATCH || faults.length >= MAX_FAULTS) break;
  }
  for (const entryId of await selectEntriesWithoutLink(db, MAX_FAULTS)) faults.push({ fault: 'link_missing', entryId });
  if (noted && noted.number > 0 && (await selectLinkHash(db, noted.number)) !== noted.hash)
    faults.push({ fault: 'head_missing', number: noted.number });
  return { links, expired, head: previous, faults: faults.slice(0, MAX_FAULTS) };
}
