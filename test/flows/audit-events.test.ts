// Every action of owners, staff and tokens is in the audit log, once, with the actor and without secrets (decision
// P60).
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { byPerson, byToken, OPERATOR } from '../../src/access/audit.ts';
import { selectAuditEvents } from '../../src/access/audit-queries.ts';
import { createToken, revokeToken, rotateToken } from '../../src/access/tokens.ts';
import { deleteEntry } from '../../src/changelog/delete-entry.ts';
import { putEntry } from '../../src/changelog/put-entry.ts';
import { removeEntry, restoreEntry } from '../../src/changelog/remove-entry.ts';
import { startBulkRedelivery, stopBulkRedelivery } from '../../src/deliveries/bulk-redelivery.ts';
import { removeListener, saveListener } from '../../src/endpoints/listener-settings.ts';
import {
  pauseWebhook,
  removeWebhook,
  resumeWebhook,
  rotateSecret,
  saveWebhook,
} from '../../src/endpoints/webhook-settings.ts';
import { createListing } from '../../src/listings/create-listing.ts';
import { deleteListing, setPlan, updateListing } from '../../src/listings/save-listing.ts';
import { type DeliveryFixture, openDeliveryFixture } from '../support/delivery-fixture.ts';

let fixture: DeliveryFixture;
beforeEach(async () => {
  await fixture?.close();
  fixture = await openDeliveryFixture({ ALLOW_PRIVATE_TARGETS: '127.0.0.0/8' });
});
afterAll(() => fixture.close());

const OWNER = { id: 'usr_owner' };
const by = byPerson(OWNER);

/** Oldest first. */
async function recorded(listingId: string) {
  return [...(await selectAuditEvents(fixture.db, { listingId, limit: 50 }))].reverse();
}

describe('P60 the audit log records', () => {
  test('actions on the webhook, without the secrets in its URL', async () => {
    const id = await fixture.listing();
    const url = 'https://127.0.0.1:8443/hook/path-secret?key=query-secret';
    const saved = await saveWebhook(fixture, { listingId: id, url, by });
    expect(saved).toMatchObject({ ok: true });
    const secret = await rotateSecret(fixture, id, by);
    for (let turn = 0; turn < 2; turn += 1) await pauseWebhook(fixture.db, id, by);
    for (let turn = 0; turn < 2; turn += 1) await resumeWebhook(fixture, id, by);
    const span = { listingId: id, states: ['failed'] as const, since: new Date(0), until: null };
    expect(await startBulkRedelivery(fixture.db, span, by)).toMatchObject({ ok: true });
    for (let turn = 0; turn < 2; turn += 1) await stopBulkRedelivery(fixture.db, id, by);
    for (let turn = 0; turn < 2; turn += 1) await removeWebhook(fixture.db, id, by);
    const events = await recorded(id);
    expect(events.map(({ action }) => action)).toEqual([
      ...['webhook.saved', 'webhook.rotated', 'webhook.paused', 'webhook.resumed'],
      ...['redelivery.ordered', 'redelivery.stopped', 'webhook.removed'],
    ]);
    expect(events[0]!.subject).toBe('127.0.0.1:8443');
    expect(events.every(({ personId }) => personId === OWNER.id)).toBe(true);
    const text = JSON.stringify(events);
    for (const hidden of ['path-secret', 'query-secret', secret!]) expect(text).not.toContain(hidden);
  });

  test('actions on the vote listener, without its token', async () => {
    const id = await fixture.listing('minecraft');
    const place = { listingId: id, host: '127.0.0.1', port: 8192, protocol: 'v2' } as const;
    expect(await saveListener(fixture, { ...place, secret: 'listener-secret', by })).toEqual({ ok: true });
    for (let turn = 0; turn < 2; turn += 1) await removeListener(fixture.db, id, by);
    const events = await recorded(id);
    expect(events.map(({ action }) => action)).toEqual(['listener.saved', 'listener.removed']);
    expect(JSON.stringify(events)).not.toContain('listener-secret');
  });

  test('actions on tokens, by people and by tokens', async () => {
    const id = await fixture.listing();
    const made = await createToken(fixture.db, { listingId: id, name: 'CI', scopes: ['votes:read'], by });
    if (!made.ok) throw new Error(made.reason);
    const rotated = await rotateToken(fixture.db, { listingId: id, id: made.id, by: byToken(made) });
    for (let turn = 0; turn < 2; turn += 1) await revokeToken(fixture.db, id, made.id, by);
    expect(await rotateToken(fixture.db, { listingId: id, id: made.id, by })).toMatchObject({ ok: false });
    const events = await recorded(id);
    expect(events).toMatchObject([
      { action: 'token.created', personId: OWNER.id, subject: 'CI', detail: { scopes: ['votes:read'] } },
      { action: 'token.rotated', tokenId: made.id, tokenName: 'CI', personId: null },
      { action: 'token.revoked', personId: OWNER.id, subject: 'CI' },
    ]);
    expect(events).toHaveLength(3);
    const secrets = [made.token, rotated.ok && rotated.token].map((token) => String(token).split('_')[2]!);
    for (const secret of secrets) expect(JSON.stringify(events)).not.toContain(secret);
  });

  test('actions on the listing itself, including its deletion', async () => {
    const made = await createListing(fixture.db, {
      type: 'bot',
      name: 'Clyde',
      ownerId: OWNER.id,
      by,
    });
    if (!made.ok) throw new Error(made.reason);
    const { id } = made.listing;
    await updateListing(fixture.db, id, { name: 'Clyde', summary: 'New', tags: ['fun'] }, by);
    await updateListing(fixture.db, id, { summary: 'New' }, by);
    await updateListing(fixture.db, id, { name: '' }, by);
    await setPlan(fixture.db, id, { plan: 'verified', changelogPro: false }, by);
    for (let turn = 0; turn < 2; turn += 1) await deleteListing(fixture.db, id, by);
    expect(await recorded(id)).toMatchObject([
      { action: 'listing.created', personId: OWNER.id, subject: 'Clyde' },
      { action: 'listing.edited', detail: { fields: ['summary', 'tags'] } },
      { action: 'plan.changed', detail: { plan: 'verified' } },
      { action: 'listing.deleted', subject: 'Clyde' },
    ]);
    expect(await recorded(id)).toHaveLength(4);
  });

  test('actions on the changelog, but not refused ones', async () => {
    const id = await fixture.listing();
    const place = { listingId: id, version: '1.0' };
    const entry = { title: null, body: 'x', releasedAt: null };
    expect(await putEntry(fixture.db, place, entry, by)).toMatchObject({ reason: 'plan_excludes' });
    await setPlan(fixture.db, id, { plan: 'verified', changelogPro: false }, OPERATOR);
    for (let turn = 0; turn < 2; turn += 1) await putEntry(fixture.db, place, entry, by);
    const removal = { ...place, reason: 'Spam', by };
    for (let turn = 0; turn < 2; turn += 1) await removeEntry(fixture.db, removal);
    await putEntry(fixture.db, place, entry, by);
    for (let turn = 0; turn < 2; turn += 1) await restoreEntry(fixture.db, place, by);
    for (let turn = 0; turn < 2; turn += 1) await deleteEntry(fixture.db, place, by);
    expect(await recorded(id)).toMatchObject([
      { action: 'plan.changed', personId: null, tokenId: null },
      { action: 'changelog.written', subject: '1.0', detail: { created: true } },
      { action: 'changelog.written', detail: { created: false } },
      { action: 'changelog.removed', detail: { reason: 'Spam' }, personId: OWNER.id },
      { action: 'changelog.restored', personId: OWNER.id },
      { action: 'changelog.deleted', personId: OWNER.id },
    ]);
    expect(await recorded(id)).toHaveLength(6);
  });
});
