// Actions of tokens over the API are in the audit log with the token as the actor (decision P60).
import { expect, test } from 'vitest';
import { OPERATOR } from '../../src/access/audit.ts';
import { selectAuditEvents } from '../../src/access/audit-queries.ts';
import { setPlan } from '../../src/listings/save-listing.ts';
import { aManagedListing } from '../support/managed-listing.ts';

test('P60 every action of a token is recorded once, with the token', async () => {
  const on = await aManagedListing();
  const { fixture, listingId } = on;
  await setPlan(fixture.db, listingId, { plan: 'verified', changelogPro: false }, OPERATOR);
  const writing = await on.aToken(['changelog:write']);
  await fixture.db.deleteFrom('audit_entry').execute();
  await on.save();
  for (const path of ['pause', 'resume', 'rotate-secret']) await on.send('POST', `/webhooks/config/${path}`);
  const span = { since: '2026-01-01T00:00:00Z', status: 'failed' };
  await on.send('POST', '/webhooks/deliveries/redeliver', span);
  await on.send('DELETE', '/webhooks/deliveries/redeliver');
  const made = await on.send('POST', '/tokens', { name: 'New', scopes: ['votes:read'] });
  await on.send('POST', `/tokens/${made.body.id}/rotate`);
  for (let turn = 0; turn < 2; turn += 1) await on.send('DELETE', `/tokens/${made.body.id}`);
  for (let turn = 0; turn < 2; turn += 1) await on.send('DELETE', '/webhooks/config');
  const entry = `/bots/${listingId}/changelog/1.0`;
  await on.ask(entry, { method: 'PUT', token: writing, json: { body: 'x' } });
  for (let turn = 0; turn < 2; turn += 1) await on.ask(entry, { method: 'DELETE', token: writing });
  const events = [...(await selectAuditEvents(fixture.db, { listingId, limit: 50 }))].reverse();
  expect(events.map(({ action }) => action)).toEqual([
    ...['webhook.saved', 'webhook.paused', 'webhook.resumed', 'webhook.rotated'],
    ...['redelivery.ordered', 'redelivery.stopped'],
    ...['token.created', 'token.rotated', 'token.revoked', 'webhook.removed'],
    ...['changelog.written', 'changelog.deleted'],
  ]);
  expect(events.every(({ tokenName, personId }) => tokenName === 'Sample' && personId === null)).toBe(true);
  expect(new Set(events.map(({ tokenId }) => tokenId)).size).toBe(2);
  await on.close();
});
