// Everything the pages ask for, in memory and plainly made up: for tests of pages and for looking at them.

import { createLog } from '../../src/core/log.ts';
import { createVault } from '../../src/core/secrets.ts';
import { createEventStreams } from '../../src/web/event-stream.ts';
import type { Listing, WebParts } from '../../src/web/web-parts.ts';

import { sampleAccount, samplePeople } from './sample-account.ts';
import { REFUSED_ANSWER } from './sample-data.ts';

import { sampleDeliveries } from './sample-deliveries.ts';
import { sampleDocs } from './sample-docs.ts';
import { sampleListener } from './sample-listener.ts';
import { sampleListingActs, sampleManagement } from './sample-management.ts';
import { sampleOverview } from './sample-overview.ts';
import { type Sample, sample } from './sample-state.ts';

export { type Sample, sample };

const log = createLog('silent');
const vault = createVault('sample-secret-key-sample-secret-key');

export function sampleParts(state: Sample): WebParts {
  const note = (what: string) => void state.calls.push(what);
  const isPublic = (listing: Listing | null) => listing?.visibility.state === 'public';
  const find = (id: string) => state.listings.find((listing) => listing.id === id) ?? null;
  return {
    site: {
      serviceName: 'Plaudit',
      baseUrl: state.baseUrl,
      countsPlayers: state.countsPlayers,
      ...state.around,
    },
    people: samplePeople(state),
    account: sampleAccount(state),
    listings: {
      ...sampleListingActs(state),
      findListing: async (id) => (isPublic(find(id)) ? find(id) : null),
      findUnlisted: async (id, person) => {
        const isInsider = person.role === 'staff' || find(id)?.ownerId === person.id;
        return isPublic(find(id)) || !isInsider ? null : find(id);
      },
    },
    overview: sampleOverview(state),
    webhook: {
      readWebhook: async () => state.webhook,
      saveWebhook: async ({ url }) => {
        note(`saveWebhook ${url}`);
        if (url.startsWith('http:'))
          return { ok: false, code: 'not_https', sentence: 'Use an https address.' };
        return { ok: true, secret: 'whsec_c2FtcGxlLXNlY3JldC1vZi0zMi1ieXRlcy0wMDAwMDA=' };
      },
      rotateSecret: async () => 'whsec_cm90YXRlZC1zZWNyZXQtb2YtMzItYnl0ZXMtMDAwMDA=',
      pause: async () => note('pause'),
      resume: async () => note('resume'),
      remove: async () => note('remove'),
      readHealth: async () => (state.webhook ? state.health : null),
      sendTest: async () => ({
        ok: true,
        answer: { ...REFUSED_ANSWER, responseBody: state.testAnswer },
        what: 'Your endpoint answers 401: it thinks the signature is wrong.',
        remedy: 'Compute the HMAC over the raw bytes, with the secret exactly as shown, whsec_ included.',
      }),
      check: async () => {
        note('check');
        return state.check;
      },
    },
    listener: sampleListener(state),
    ...sampleDeliveries(state),
    streams: createEventStreams({
      leaving: state.leaving.signal,
      log,
      onRights: (listener) => void state.rights.add(listener),
    }),
    tokens: {
      list: async () => state.tokens,
      create: async ({ name, scopes }) => {
        note(`createToken ${name} ${scopes.join('+')}`);
        return { ok: true, id: 'tok_3', token: 'plaudit_sample_token_shown_once' };
      },
      rotate: async (_listingId, id) => {
        note(`rotate ${id}`);
        return 'plaudit_sample_token_shown_once';
      },
      revoke: async (_listingId, id) => note(`revoke ${id}`),
    },
    docs: sampleDocs(state),
    ...sampleManagement(state),
    staff: {
      approval: state.approval,
      countWaiting: async () =>
        state.listings.filter(({ visibility }) => visibility.state === 'pending').length,
    },
    // A message between pages is shown once whatever is limited.
    spend: async (key) => ({ ok: state.spendOk || key.startsWith('flash:'), resetSeconds: 90 }),
    trial: { isActive: () => state.trial, ended: state.trialClosing },
    visitorKey: () => 'sample-visitor',
    vault,
    log,
  };
}
