// Concurrent actions of two people: one is applied first, the other sees the result, and there is no
// deadlock.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { byPerson, OPERATOR } from '../../src/access/audit.ts';
import { selectAuditEvents } from '../../src/access/audit-queries.ts';
import { deleteAccount, type RemoveFromPublic } from '../../src/access/delete-account.ts';
import { inviteManager, offerOwnership, replyToInvitation } from '../../src/access/invitations.ts';
import { removeManager } from '../../src/access/managers.ts';
import type { Person } from '../../src/access/person.ts';
import { selectTeam } from '../../src/access/queries.ts';
import { setStaff } from '../../src/access/suspend.ts';
import { deleteListing, setWebhookBadge, updateListing } from '../../src/listings/save-listing.ts';
import { saveIcon } from '../../src/listings/save-pictures.ts';
import { anonymizeVoter } from '../../src/votes/own-votes.ts';
import { type AccountFixture, openAccountFixture } from '../support/account-fixture.ts';
import { untilLocksAwaited, waitingForLocks } from '../support/locks.ts';
import { aBot, aPerson, aVote } from '../support/people-and-listings.ts';
import { waitUntil } from '../support/wait.ts';

const GONE = { ok: false, reason: 'unknown_listing' };

let fixture: AccountFixture;
beforeEach(async () => {
  fixture = await openAccountFixture();
});
afterEach(() => fixture.close());

const untilWaiting = (count: number) => untilLocksAwaited(fixture.db, count);

test('P45 a vote cast while its account is being deleted is neither a second vote nor recorded under the old name', async () => {
  const member = await aPerson(fixture.db);
  const [voted, fresh] = [await aBot(fixture.db), await aBot(fixture.db)];
  await aVote(fixture.db, voted, { voterId: member.id });
  const voting: Promise<unknown>[] = [];
  const removeFromPublic: RemoveFromPublic = async (...given) => {
    const until = await anonymizeVoter(...given);
    for (const bot of [voted, fresh])
      voting.push(aVote(fixture.db, bot, { voterId: member.id, hasAccount: true }).catch(String));
    if (process.env.PLAUDIT_TEST_DATABASE === 'postgres') await untilWaiting(2);
    return until;
  };
  expect(await deleteAccount(fixture.context, member.id, removeFromPublic)).toEqual({ ok: true });
  expect(await Promise.all(voting)).toEqual(['Error: paused', 'Error: paused']);
  const votes = await sql`select vote_count::int as votes from listing order by vote_count`.execute(fixture.db);
  expect(votes.rows).toEqual([{ votes: 0 }, { votes: 1 }]);
  for (const table of ['vote', 'voting_window'])
    expect((await sql`select from ${sql.table(table)} where voter_id = ${member.id}`.execute(fixture.db)).rows).toEqual(
      [],
    );
});

describe.skipIf(process.env.PLAUDIT_TEST_DATABASE !== 'postgres')('P45 the last two staff members', () => {
  /** Deletes the first person's account and runs the other action halfway through, once the deletion is decided. */
  async function closeWhile(first: Person, action: () => Promise<unknown>) {
    let other: Promise<unknown> = Promise.resolve();
    const removeFromPublic: RemoveFromPublic = async () => {
      let ended = false;
      other = action().finally(() => {
        ended = true;
      });
      await waitUntil(async () => ended || (await waitingForLocks(fixture.db)) === 1);
      return null;
    };
    const closed = await deleteAccount(fixture.context, first.id, removeFromPublic);
    return [closed, await other];
  }

  test('cannot both delete their accounts at the same time', async () => {
    const [first, second] = [
      await aPerson(fixture.db, { staffBy: OPERATOR }),
      await aPerson(fixture.db, { staffBy: OPERATOR }),
    ];
    expect(await closeWhile(first, () => fixture.deleteAccount(second.id))).toEqual([
      { ok: true },
      { ok: false, reason: 'only_staff' },
    ]);
  });

  test('one stays on the staff when the other is removed from it meanwhile', async () => {
    const [first, second] = [
      await aPerson(fixture.db, { staffBy: OPERATOR }),
      await aPerson(fixture.db, { staffBy: OPERATOR }),
    ];
    const unmake = () => setStaff(fixture.db, second.id, false, OPERATOR);
    expect(await closeWhile(first, unmake)).toEqual([{ ok: true }, { ok: false, reason: 'last' }]);
  });
});

describe.skipIf(process.env.PLAUDIT_TEST_DATABASE !== 'postgres')('P62 a manager who accepts the ownership', () => {
  test.each(['is removed', 'leaves'])('and %s at the same time becomes the owner and is not removed', async (what) => {
    const [owner, friend] = [await aPerson(fixture.db), await aPerson(fixture.db)];
    const { id: listingId } = await aBot(fixture.db, owner);
    const invited = await inviteManager(fixture.db, { listingId, owner, email: friend.email });
    if (!invited.ok) throw new Error(invited.reason);
    await replyToInvitation(fixture.db, invited.secret, friend, true);
    const offered = await offerOwnership(fixture.db, { listingId, owner, personId: friend.id });
    if (!offered.ok) throw new Error(offered.reason);
    const by = byPerson(what === 'leaves' ? friend : owner);
    const [answered, removed] = await fixture.db.transaction().execute(async (transaction) => {
      await sql`select from invitation for update`.execute(transaction);
      const answered = replyToInvitation(fixture.db, offered.secret, friend, true);
      await untilWaiting(1);
      const removed = removeManager(fixture.db, { listingId, personId: friend.id, by });
      await untilWaiting(2);
      return [answered, removed];
    });
    expect([await answered, await removed]).toEqual([{ ok: true, listingId, role: 'owner' }, false]);
    expect((await selectTeam(fixture.db, listingId)).owner.id).toBe(friend.id);
  });
});

describe.skipIf(process.env.PLAUDIT_TEST_DATABASE !== 'postgres')(
  'P65 a listing deleted by a concurrent request',
  () => {
    const icon = { hash: 'abcdefghijklmnop', large: new Uint8Array([1]), small: new Uint8Array([2]) };

    test.each([
      ['text', async (id: string) => updateListing(fixture.db, id, { name: 'After' }, OPERATOR), GONE],
      ['icon', async (id: string, person: Person) => saveIcon(fixture.db, id, icon, byPerson(person)), false],
      ['badge', async (id: string, person: Person) => setWebhookBadge(fixture.db, id, true, byPerson(person)), false],
    ] as const)('rejects a new %s, without an audit event', async (_, action, answer) => {
      const owner = await aPerson(fixture.db);
      const { id } = await aBot(fixture.db, owner);
      const { pending } = await fixture.db.transaction().execute(async (transaction) => {
        await deleteListing(transaction, id, OPERATOR);
        const pending = action(id, owner);
        await untilWaiting(1);
        return { pending };
      });
      expect(await pending).toEqual(answer);
      const events = await selectAuditEvents(fixture.db, { listingId: id, limit: 9 });
      expect(events.map(({ action }) => action)).toEqual(['listing.deleted', 'listing.created']);
    });
  },
);
