// Decisions about a reported profile: hiding it, and clearing its person's name.

import type { Actor } from '../access/audit.ts';
import type { Connection } from '../db/database.ts';
import { type Message, message } from '../messages/message.ts';
import { clearName, hideProfile, type ProfileDecisionResult } from '../voters/profile-decisions.ts';
import type { ReportCase } from './case-queries.ts';
import type { ModerationDependencies } from './moderation-dependencies.ts';

const SENTENCES = {
  unknown: message('reportDecisions.profileDeleted'),
  own: message('reportDecisions.ownProfile'),
} as const;

interface DecidedProfile {
  readonly found: Pick<ReportCase, 'targetId'>;
  readonly action: 'hide' | 'remove';
  readonly reason: string;
  readonly by: Actor;
}

/** What is done already needs no second notice. */
export async function decideProfile(
  deps: ModerationDependencies,
  db: Connection,
  { found: { targetId: personId }, action, reason, by }: DecidedProfile,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly sentence: Message }> {
  const perform = action === 'hide' ? hideProfile : clearName;
  const done: ProfileDecisionResult = await perform(deps, db, { personId, reason }, by);
  if (done.ok || done.reason === 'already') return { ok: true };
  return { ok: false, sentence: done.reason === 'invalid' ? done.sentence : SENTENCES[done.reason] };
}
