// Profiles: nobody has one until they make it public, and its address contains its handle (decision P523).

import { type Actor, recordAuditEvent } from '../access/audit.ts';
import type { SiteIdentity } from '../config/settings.ts';
import type { Connection, Db } from '../db/database.ts';
import { isUniqueViolation } from '../db/database-errors.ts';
import { type Message, message } from '../messages/message.ts';
import { checkHandle, HANDLE_REST_DAYS, isHandle } from './handle.ts';
import {
  countRestingHandles,
  isHandleFree,
  type ProfileSettings,
  type PublicPerson,
  selectProfileSettings,
  selectPublicPerson,
  upsertProfile,
} from './profile-queries.ts';

export type ProfileSaving =
  | { readonly ok: true; readonly handle: string }
  | { readonly ok: false; readonly field: 'handle'; readonly sentence: Message };

/** So that nobody keeps many handles from others by changing theirs again and again (decision P561). */
const RESTING_MOST = 5;
const MANY = message('validation.handleChangedOften', { times: RESTING_MOST, days: HANDLE_REST_DAYS });
const TAKEN = message('validation.handleTaken');

export async function saveProfile(
  { db, site }: { readonly db: Db; readonly site: Pick<SiteIdentity, 'serviceName' | 'displayName'> },
  personId: string,
  settings: ProfileSettings,
): Promise<ProfileSaving> {
  const current = (await selectProfileSettings(db, personId))?.handle ?? null;
  const checked = await checkHandle(settings.handle, [site.serviceName, site.displayName], current);
  if (!checked.ok) return { ok: false, field: 'handle', sentence: checked.sentence };
  const { handle, key } = checked;
  const saving = db.transaction().execute(async (transaction) => {
    const before = await selectProfileSettings(transaction, personId);
    if (!(await isHandleFree(transaction, personId, key))) return TAKEN;
    if ((await countRestingHandles(transaction, personId, key)) > RESTING_MOST) return MANY;
    if (!(await upsertProfile(transaction, personId, { ...settings, handle, key }))) return TAKEN;
    if (before?.handle !== handle || before.isPublic !== settings.isPublic) {
      const by: Actor = { personId, tokenId: null };
      const detail = { isPublic: settings.isPublic };
      await recordAuditEvent(transaction, { action: 'profile.saved', ...by, subject: handle, detail });
    }
    return null;
  });
  const sentence = await saving.catch((error: unknown) => {
    // Another person took it at the same moment.
    if (isUniqueViolation(error)) return TAKEN;
    throw error;
  });
  return sentence === null ? { ok: true, handle } : { ok: false, field: 'handle', sentence };
}

/** Null if there is none or it is not public: visitors cannot tell these apart. */
export async function findPublicPerson(db: Connection, handle: string): Promise<PublicPerson | null> {
  return isHandle(handle) ? selectPublicPerson(db, handle) : null;
}
