// Fills what the pages ask about a listing's webhook and the log of its deliveries.
import { byPerson } from '../access/audit.ts';
import { explainAttempt } from '../channels/diagnosis.ts';
import type { AppContext } from '../context.ts';
import { parseEventId } from '../core/ids.ts';
import { redeliver } from '../deliveries/redeliver.ts';
import { readHealth } from '../endpoints/health-summary.ts';
import {
  pauseWebhook,
  readWebhook,
  removeWebhook,
  resumeWebhook,
  rotateSecret,
  saveWebhook,
} from '../endpoints/webhook-settings.ts';
import { checkReceiver } from '../votes/check-receiver.ts';
import { sendTestEvent } from '../votes/send-test-event.ts';
import { listWebhookLog, readWebhookLogEntry } from '../votes/webhook-log.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wireWebhook(app: AppContext): WebParts['webhook'] {
  const { config, db } = app;
  return {
    readWebhook: (listingId) => readWebhook(db, listingId),
    saveWebhook: ({ person, ...input }) => saveWebhook(app, { ...input, by: byPerson(person) }),
    rotateSecret: (listingId, person) => rotateSecret(app, listingId, byPerson(person)),
    pause: async (listingId, person) => void (await pauseWebhook(db, listingId, byPerson(person))),
    resume: async (listingId, person) => void (await resumeWebhook(app, listingId, byPerson(person))),
    remove: async (listingId, person) => void (await removeWebhook(db, listingId, byPerson(person))),
    readHealth: (listingId) => readHealth(db, listingId),
    async sendTest({ listingId, person }) {
      const { channelFor, loadTargets } = app;
      const testParts = { db, channelFor, loadTargets, planWeights: config.planWeights };
      const sent = await sendTestEvent(testParts, { listingId, userId: person.platformId ?? person.id });
      return sent.ok ? { ...sent, ...explainAttempt(sent.answer) } : sent;
    },
    check: ({ listingId, person }) =>
      checkReceiver(
        { ...app, planWeights: config.planWeights },
        { listingId, userId: person.platformId ?? person.id },
      ),
  };
}

export function wireDeliveries(app: AppContext): WebParts['deliveries'] {
  const { db, wake, changes } = app;
  return {
    list: (search) => listWebhookLog(db, search),
    read: (query) => readWebhookLogEntry(app, query),
    async redeliver({ listingId, eventId }) {
      const stored = parseEventId(eventId);
      if (!stored) return { ok: false, reason: 'not_found' };
      return redeliver({ db, wake }, { listingId, eventId: stored });
    },
    watch: (endpointId, onChange) =>
      endpointId === null ? () => undefined : changes.subscribe(endpointId, onChange),
  };
}
