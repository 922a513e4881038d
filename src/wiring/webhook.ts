// Fills what the pages ask about a listing's webhook and the log of its deliveries.
import { byPerson } from '../access/audit.ts';
import type { AppContext } from '../context.ts';
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
import { readVoteDelivery, searchDeliveries } from '../votes/vote-deliveries.ts';
import type { WebParts } from '../web/web-parts.ts';

export function wireWebhook(app: AppContext): WebParts['webhook'] {
  const { db } = app;
  return {
    readWebhook: (listingId) => readWebhook(db, listingId),
    saveWebhook: ({ person, ...input }) => saveWebhook(app, { ...input, by: byPerson(person) }),
    rotateSecret: (listingId, person) => rotateSecret(app, listingId, byPerson(person)),
    pause: async (listingId, person) => void (await pauseWebhook(db, listingId, byPerson(person))),
    resume: async (listingId, person) => void (await resumeWebhook(app, listingId, byPerson(person))),
    remove: async (listingId, person) => void (await removeWebhook(db, listingId, byPerson(person))),
    readHealth: (listingId) => readHealth(db, listingId),
    async sendTest({ listingId, person }) {
      const sent = await sendTestEvent(app, { listingId, userId: person.platformId ?? person.id });
      return sent.ok ? { ...sent, what: sent.happened, remedy: sent.todo } : sent;
    },
    check: ({ listingId, person }) =>
      checkReceiver(app, { listingId, userId: person.platformId ?? person.id }),
  };
}

export function wireDeliveries(app: AppContext): WebParts['deliveries'] {
  return {
    async list(search) {
      const { deliveries, nextCursor } = await searchDeliveries(app.db, search);
      return { deliveries: [...deliveries], nextCursor };
    },
    async read(query) {
      const found = await readVoteDelivery(app, query);
      if (!found) return null;
      const { history, ...delivery } = found;
      const attemptLog = history.map(({ happened, todo, ...attempt }) => ({
        ...attempt,
        what: happened,
        remedy: todo,
      }));
      return { ...delivery, attemptLog };
    },
    redeliver: (query) => redeliver(app, query),
    watch: (endpointId, onChange) =>
      endpointId === null ? () => undefined : app.changes.subscribe(endpointId, onChange),
  };
}
