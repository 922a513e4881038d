// Fills what the pages ask about a listing's webhook and the log of its deliveries.
import type { VotePayload } from '@plaudit/sdk/contract';
import { byPerson } from '../access/audit.ts';
import { diagnose } from '../channels/diagnosis.ts';
import { writeDiscordMessage } from '../channels/discord-message.ts';
import type { AppContext } from '../context.ts';
import { parseEventId } from '../core/ids.ts';
import {
  type LoggedAttempt,
  type LoggedDelivery,
  listDeliveries,
  readDelivery,
} from '../deliveries/delivery-log.ts';
import { redeliver } from '../deliveries/redeliver.ts';
import { readHealth } from '../endpoints/health-summary.ts';
import { readSigningSecrets } from '../endpoints/signing-secrets.ts';
import {
  pauseWebhook,
  readWebhook,
  removeWebhook,
  resumeWebhook,
  rotateSecret,
  saveWebhook,
} from '../endpoints/webhook-settings.ts';
import { findListing } from '../listings/queries.ts';
import { checkReceiver } from '../votes/check-receiver.ts';
import { sendTestEvent } from '../votes/send-test-event.ts';
import { selectVoterEvents } from '../votes/voter-events-queries.ts';
import type { WebParts } from '../web/web-parts.ts';

const LOG_PAGE = 50;

export function wireWebhook(house: AppContext): WebParts['webhook'] {
  const { config, db } = house;
  const parts = house;
  return {
    readWebhook: (listingId) => readWebhook(db, listingId),
    saveWebhook: ({ person, ...input }) => saveWebhook(parts, { ...input, by: byPerson(person) }),
    rotateSecret: (listingId, person) => rotateSecret(parts, listingId, byPerson(person)),
    pause: async (listingId, person) => void (await pauseWebhook(db, listingId, byPerson(person))),
    resume: async (listingId, person) => void (await resumeWebhook(parts, listingId, byPerson(person))),
    remove: async (listingId, person) => void (await removeWebhook(db, listingId, byPerson(person))),
    readHealth: (listingId) => readHealth(db, listingId),
    async sendTest({ listingId, person }) {
      const { channelFor, loadTargets } = house;
      const testParts = { db, channelFor, loadTargets, planWeights: config.planWeights };
      const sent = await sendTestEvent(testParts, { listingId, userId: person.platformId ?? person.id });
      return sent.ok ? { ...sent, ...explain(sent.answer) } : sent;
    },
    check: ({ listingId, person }) =>
      checkReceiver(
        { ...house, planWeights: config.planWeights },
        { listingId, userId: person.platformId ?? person.id },
      ),
  };
}

/** In plain words: what happened, and what to do when it was not right. */
function explain(seen: Pick<LoggedAttempt, 'code' | 'responseHeaders' | 'responseBody' | 'address'>) {
  const { happened, todo } = diagnose(seen);
  return { what: happened, remedy: seen.code === 'delivered' ? null : todo };
}

export function wireDeliveries({ config, db, vault, wake, changes }: AppContext): WebParts['deliveries'] {
  /** Made from the event each time it is sent, with the listing's name of that time. */
  const chatMessage = async (listingId: string, body: string) => {
    const name = (await findListing(db, listingId))?.name ?? '';
    const url = `${config.baseUrl}/listings/${listingId}`;
    const message = writeDiscordMessage(body, { name, url }, config.serviceName);
    return message && JSON.stringify(message);
  };
  return {
    async list({ who, ...query }) {
      const among = who === undefined ? undefined : await selectVoterEvents(db, query.listingId, who);
      const page = await listDeliveries(db, { ...query, among, limit: LOG_PAGE });
      return { deliveries: page.deliveries.map(withVoter), nextCursor: page.nextCursor };
    },
    async read(query) {
      const { serviceName } = config;
      const secretsAt = await readSigningSecrets(db, vault, query.listingId);
      const found = await readDelivery(db, { ...query, serviceName, secretsAt });
      if (!found) return null;
      const { history, webhook, ...delivery } = found;
      return {
        ...withVoter(delivery),
        body: delivery.body,
        webhook,
        chatMessage: webhook?.format === 'discord' ? await chatMessage(query.listingId, delivery.body) : null,
        attemptLog: history.map((attempt) => ({ ...attempt, ...explain(attempt) })),
      };
    },
    async redeliver({ listingId, eventId }) {
      const stored = parseEventId(eventId);
      if (!stored) return { ok: false, reason: 'not_found' };
      return redeliver({ db, wake }, { listingId, eventId: stored });
    },
    watch: (endpointId, onChange) =>
      endpointId === null ? () => undefined : changes.subscribe(endpointId, onChange),
  };
}

/** Who voted stands in the event itself. */
function withVoter({ body, ...delivery }: LoggedDelivery) {
  const { data } = JSON.parse(body) as VotePayload;
  return {
    ...delivery,
    userId: data.userId,
    playerName: data.listingType === 'game' ? data.playerName : null,
  };
}
