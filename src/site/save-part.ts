// Changes one part of the site, and restores an older version of it. Each change is a new version, so that an undone
// change can be brought back too.
import { type Actor, recordAuditEvent } from '../access/audit.ts';
import { SETTING_KEYS, SETTINGS } from '../config/settings.ts';
import { bug } from '../core/assert.ts';
import type { Connection, Db } from '../db/database.ts';
import { type Message, message } from '../messages/message.ts';
import { ENGLISH } from '../messages/translations.ts';
import {
  deleteOldVersions,
  hasImage,
  insertVersion,
  lockParts,
  type PartVersion,
  selectCurrentPart,
  selectCurrentParts,
  selectPartVersions,
} from './queries.ts';
import type { CurrentSite } from './site.ts';
import {
  type Brand,
  isFixedPart,
  OWN_PAGES_MOST,
  type PartContent,
  parsePart,
  type SitePart,
  slugOfPart,
} from './site-parts.ts';

export interface SiteChanges {
  readonly db: Db;
  readonly site: Pick<CurrentSite, 'changed'>;
}

export type SavePartResult =
  | { readonly ok: true; readonly version: number }
  /** Somebody else saved a newer version than the one that was edited. */
  | { readonly ok: false; readonly reason: 'changed_meanwhile' }
  /** An image was deleted, because it was uploaded long ago and never published. */
  | { readonly ok: false; readonly reason: 'image_gone' }
  | { readonly ok: false; readonly reason: 'too_many_pages' }
  | { readonly ok: false; readonly reason: 'unchanged' };

export interface PartChange<Part extends SitePart> {
  readonly part: Part;
  /** Null removes the part. */
  readonly content: PartContent<Part> | null;
  /** The version that was edited, 0 for none; absent: whatever is in effect. */
  readonly edited?: number;
}

export async function savePart<Part extends SitePart>(
  { db, site }: SiteChanges,
  change: PartChange<Part>,
  actor: Actor,
): Promise<SavePartResult> {
  const saved = await db.transaction().execute(async (transaction) => {
    await lockParts(transaction);
    return store(transaction, change, actor);
  });
  if (saved.ok) await site.changed();
  return saved;
}

async function store<Part extends SitePart>(
  transaction: Connection,
  { part, content, edited }: PartChange<Part>,
  actor: Actor,
  restored = false,
): Promise<SavePartResult> {
  const current = await selectCurrentPart(transaction, part);
  if (edited !== undefined && edited !== (current?.version ?? 0)) return { ok: false, reason: 'changed_meanwhile' };
  const before = current?.content ?? null;
  if (canonical(before) === canonical(content)) return { ok: false, reason: 'unchanged' };
  if (part === 'brand' && content && !(await hasImages(transaction, content as Brand)))
    return { ok: false, reason: 'image_gone' };
  if (slugOfPart(part) !== null && before === null && content && (await countPages(transaction)) >= OWN_PAGES_MOST)
    return { ok: false, reason: 'too_many_pages' };
  const version = await insertVersion(transaction, { part, content, savedBy: actor.personId });
  await deleteOldVersions(transaction, part);
  await recordAuditEvent(transaction, {
    ...actor,
    action: restored ? 'site.restored' : content === null ? 'site.removed' : 'site.changed',
    subject: ENGLISH.text(nameOfPart(part, content ?? before)),
    detail: { part, changed: changedKeys(before, content) },
  });
  return { ok: true, version };
}

/** The number of what is in effect before anybody saves a part. */
export const ORIGINAL = 0;

/** Own pages are not there before somebody adds them. */
export function hasOriginal(part: SitePart): boolean {
  return isFixedPart(part);
}

export type RestorePartResult = SavePartResult | { readonly ok: false; readonly reason: 'unknown_version' };

export interface PartRestoration {
  readonly part: SitePart;
  /** Of this part, ORIGINAL for its default; one that this release can no longer read cannot be restored. */
  readonly version: number;
  /** The version that was in effect when the history was opened; absent: whatever is in effect. */
  readonly edited?: number;
}

export async function restorePart(
  { db, site }: SiteChanges,
  { part, version, edited }: PartRestoration,
  actor: Actor,
): Promise<RestorePartResult> {
  const restored = await db.transaction().execute(async (transaction): Promise<RestorePartResult> => {
    await lockParts(transaction);
    const versions = await selectPartVersions(transaction, part);
    const found =
      version === ORIGINAL && hasOriginal(part)
        ? { content: null }
        : versions.find((candidate) => candidate.version === version);
    const parsed = found?.content ? parsePart(part, found.content) : null;
    if (!found || (parsed && !parsed.success)) return { ok: false, reason: 'unknown_version' };
    const content = parsed?.data ?? null;
    return store(transaction, { part, content, ...(edited !== undefined && { edited }) }, actor, true);
  });
  if (restored.ok) await site.changed();
  return restored;
}

export function listPartVersions(db: Connection, part: SitePart): Promise<readonly PartVersion[]> {
  return selectPartVersions(db, part);
}

/** What is in effect, read from the database: 0 and null if nobody saved the part. */
export async function readPart<Part extends SitePart>(
  db: Connection,
  part: Part,
): Promise<{ readonly version: number; readonly content: PartContent<Part> | null }> {
  const current = await selectCurrentPart(db, part);
  const parsed = current?.content ? parsePart(part, current.content) : null;
  return { version: current?.version ?? 0, content: parsed?.success ? parsed.data : null };
}

async function hasImages(transaction: Connection, { logo, logoDark, icon }: Brand): Promise<boolean> {
  for (const image of [logo, logoDark, icon]) if (image && !(await hasImage(transaction, image.hash))) return false;
  return true;
}

async function countPages(transaction: Connection): Promise<number> {
  const parts = await selectCurrentParts(transaction);
  return parts.filter(({ part, content }) => content !== null && slugOfPart(part) !== null).length;
}

/** Independent of the order of keys, which the database does not keep. */
function canonical(content: unknown): string {
  return JSON.stringify(content, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}

/** The names of what differs between two versions. */
export function namesOfChanges(before: unknown, after: unknown): readonly (Message | string)[] {
  return changedKeys(before, after).map((key) => PROPERTY_NAMES[key] ?? key);
}

const PROPERTY_NAMES: Readonly<Record<string, Message>> = {
  displayName: message('site.propertyName'),
  accent: message('site.propertyAccent'),
  logo: message('site.propertyLogo'),
  logoDark: message('site.propertyLogoDark'),
  icon: message('site.propertyIcon'),
  title: message('site.propertyTitle'),
  lead: message('site.propertyLead'),
  text: message('site.propertyText'),
  links: message('site.propertyLinks'),
  tone: message('site.propertyTone'),
  link: message('site.propertyLink'),
  from: message('site.propertyFrom'),
  until: message('site.propertyUntil'),
  isPublished: message('site.propertyVisibility'),
  ...Object.fromEntries(SETTING_KEYS.map((key) => [key, SETTINGS[key].label])),
};

function changedKeys(before: unknown, after: unknown): readonly string[] {
  const [one, other] = [asRecord(before), asRecord(after)];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((key) => canonical(one[key] ?? null) !== canonical(other[key] ?? null))
    .sort();
}

function asRecord(content: unknown): Readonly<Record<string, unknown>> {
  return content !== null && typeof content === 'object' ? (content as Record<string, unknown>) : {};
}

/** For the audit log, which keeps it in English, and the history. */
export function nameOfPart(part: SitePart, content: unknown): Message {
  switch (part) {
    case 'brand':
      return message('site.brand');
    case 'home':
      return message('site.home');
    case 'footer':
      return message('site.footer');
    case 'announcement':
      return message('site.announcement');
    case 'settings':
      return message('site.partSettings');
    default: {
      const slug = slugOfPart(part) ?? bug('there is no such part of the site');
      const { title } = asRecord(content);
      return typeof title === 'string'
        ? message('site.partPage', { title })
        : message('site.partPageAt', { address: slug });
    }
  }
}
