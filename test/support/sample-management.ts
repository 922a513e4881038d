// What the pages ask about managing a listing, in memory and plainly made up.
import type { ListedAct } from '../../src/web/management-parts.ts';
import type { WebParts } from '../../src/web/web-parts.ts';
import { ago, HOUR, MINECRAFT, MINUTE } from './sample-data.ts';

const OVERRIDE = '\u202Eelpmas\u202C';

function act(id: number, name: string, given: Partial<ListedAct> = {}): ListedAct {
  return {
    ...{
      id,
      act: name,
      at: ago((60 - id) * 7 * MINUTE),
      listingId: MINECRAFT.id,
      subject: null,
      detail: null,
    },
    ...{ personId: 'usr_owner', personName: 'Sample owner', tokenId: null, tokenName: null },
    ...given,
  };
}

const BY_TOKEN = { personId: null, personName: null, tokenId: 'tok_1', tokenName: 'Sample reward bot' };

export const ACTS: readonly ListedAct[] = [
  act(9, 'changelog.removed', { subject: '2.4.0', detail: { reason: `Advertises ${'x'.repeat(200)}` } }),
  act(8, 'plan.changed', { personId: 'usr_staff', detail: { plan: 'verified', changelogPro: true } }),
  act(7, 'token.created', { subject: `Spare ${OVERRIDE}`, detail: { scopes: ['votes:read'] } }),
  act(6, 'webhook.paused', BY_TOKEN),
  act(5, 'webhook.saved', { subject: 'survival.example' }),
  act(4, 'redelivery.ordered', { ...BY_TOKEN, detail: { states: ['undelivered'], events: 31 } }),
  act(3, 'manager.joined', { personName: `A${'\u0301'.repeat(200)}da` }),
  act(2, 'listing.edited', { personName: null, detail: { fields: ['name', 'tags'] } }),
  act(1, 'listing.created', {
    personId: null,
    personName: null,
    subject: 'Sample Survival',
    at: ago(300 * HOUR),
  }),
];

export function sampleAudit(): WebParts['audit'] {
  return {
    list: async ({ about, before }) => {
      const acts = ACTS.filter(
        (one) => (!about || one.act.startsWith(`${about}.`)) && (!before || one.id < before),
      );
      return { acts: acts.slice(0, 8), nextBefore: acts.length > 8 ? 2 : null };
    },
  };
}
