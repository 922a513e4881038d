// The oracle for webhooks: compares what voters were told and what the log says with what the receivers got. Each
// broken promise is reported as a sentence.

import { FAILURES_TO_DISABLE } from '../../../src/core/limits.ts';
import { verifyBody } from '../../support/signatures.ts';
import type { StoredAttempt, StoredDelivery } from './database-state.ts';
import type { Observations, ScenarioWebhook } from './observations.ts';
import type { InboxRequest } from './receivers.ts';

const ENDS: readonly string[] = ['delivered', 'failed', 'undelivered'];

/** Throws the sentence. */
export function holdPromise(promise: boolean, sentence: string): asserts promise {
  if (!promise) throw new Error(sentence);
}

/** Whatever a voter was told is true, whichever process died. */
export function checkVotesAfterKills({ database, accepted, after }: Observations): { readonly lost: number } {
  const known = new Set(database.events.map(({ id }) => id));
  const lost = accepted.filter((event) => !known.has(event));
  holdPromise(lost.length === 0, `${lost.length} accepted votes are not in the database, ${lost[0]} among them.`);
  const cast = database.events.filter(({ isTest }) => !isTest);
  for (const [listing, count] of Object.entries(database.counts)) {
    const events = cast.filter((event) => event.listing === listing).length;
    holdPromise(count === events, `Listing ${listing} counts ${count} votes and has ${events}.`);
  }
  holdPromise(
    database.orphanedQueueRows === 0,
    `${database.orphanedQueueRows} rows of the queue belong to deleted events.`,
  );
  if (after) checkRetention(after);
  return { lost: lost.length };
}

function checkRetention({ events, orphanedQueueRows }: Observations['database']): void {
  holdPromise(events.length === 0, `${events.length} events are kept for longer than 90 days.`);
  holdPromise(
    orphanedQueueRows === 0,
    `After 90 days ${orphanedQueueRows} rows of the queue belong to deleted events.`,
  );
}

export interface WebhookFigures {
  readonly requests: number;
  readonly duplicates: number;
  readonly interrupted: number;
  /** Requests that had arrived and whose results were not recorded when their process died. */
  readonly 'in flight at kills': number;
}

export function checkWebhooks(observations: Observations): WebhookFigures {
  const { database, webhooks, deaths } = observations;
  const attempts = database.attempts.filter(({ kind, trigger }) => kind === 'webhook' && trigger !== 'test');
  const byId = new Map(attempts.map((attempt) => [attempt.id, attempt]));
  const arrivals = webhooks.flatMap(({ inbox }) => inbox.arrivals.filter(({ eventId }) => eventId !== 'test'));
  const unique = new Set(arrivals.map(({ delivery }) => delivery)).size;
  holdPromise(unique === arrivals.length, `${arrivals.length - unique} requests have the delivery ID of another.`);
  const interrupted = attempts.filter(({ code }) => code === 'interrupted');
  holdPromise(deaths > 0 || interrupted.length === 0, 'Attempts were interrupted although no process died.');
  let duplicates = 0;
  for (const webhook of webhooks) duplicates += checkWebhook(observations, webhook, byId);
  checkRedeliveries(observations, attempts);
  const arrived = new Set(arrivals.map(({ delivery }) => delivery));
  const inFlight = interrupted.filter(({ id }) => arrived.has(id)).length;
  holdPromise(duplicates <= inFlight, `${duplicates} requests were sent again, and only ${inFlight} were in flight.`);
  return {
    requests: arrivals.length,
    duplicates,
    interrupted: interrupted.length,
    'in flight at kills': inFlight,
  };
}

/** Returns how many requests were repeated because their result was lost. */
function checkWebhook(
  { database }: Observations,
  { listing, behavior, secret, inbox }: ScenarioWebhook,
  attempts: ReadonlyMap<string, StoredAttempt>,
): number {
  const events = database.events.filter((event) => event.listing === listing && !event.isTest);
  const deliveries = new Map(
    database.deliveries.filter((one) => one.listing === listing).map((one) => [one.event, one]),
  );
  const byEvent = Map.groupBy(inbox.arrivals, ({ eventId }) => eventId);
  const logged = Map.groupBy(attempts.values(), ({ event }) => event);
  checkTests(database, listing, inbox.arrivals);
  let duplicates = 0;
  for (const { id } of events) {
    const delivery = deliveries.get(id);
    holdPromise(delivery !== undefined, `Vote ${id} has no delivery.`);
    checkEnd(delivery, byEvent.get(id) ?? [], logged.get(id) ?? []);
    duplicates += checkRequests(id, byEvent.get(id) ?? [], attempts, secret);
  }
  const strange = [...byEvent.keys()].filter((id) => id !== 'test' && !deliveries.has(id));
  holdPromise(strange.length === 0, `${strange.length} events were sent that no vote in the database caused.`);
  const charged = events.flatMap(({ id }) => (logged.get(id) ?? []).filter((attempt) => attempt.charged));
  const endpoint = database.endpoints.find((one) => one.listing === listing);
  if (behavior === 'gone') {
    const disabled = endpoint?.state === 'disabled';
    holdPromise(
      disabled === charged.length >= FAILURES_TO_DISABLE && charged.length <= FAILURES_TO_DISABLE,
      `A webhook is ${endpoint?.state} after ${charged.length} failures that count.`,
    );
  }
  const unfair = charged.find(({ id }) => inbox.arrivals.find(({ delivery }) => delivery === id)?.answer === 204);
  holdPromise(unfair === undefined, `Attempt ${unfair?.id} got a 204 and counts as a failure.`);
  return duplicates;
}

function checkEnd(
  { event, state, attempts }: StoredDelivery,
  arrivals: readonly InboxRequest[],
  logged: readonly StoredAttempt[],
): void {
  holdPromise(ENDS.includes(state), `Vote ${event} has not ended, it is ${state}.`);
  const numbers = logged.map(({ number }) => number);
  const gapless = numbers.length === attempts && numbers.every((number, place) => number === place + 1);
  holdPromise(
    gapless,
    `The log of vote ${event} counts ${attempts} attempts and lists ${numbers.join(', ') || 'none'}.`,
  );
  const newest = logged.at(-1);
  if (state !== 'delivered') return;
  const answered = arrivals.some(({ delivery, answer }) => delivery === newest?.id && answer === 204);
  holdPromise(answered, `Vote ${event} is shown as delivered, and its receiver never accepted it.`);
}

/** One event's requests, in the order of their arrival. */
function checkRequests(
  event: string,
  arrivals: readonly InboxRequest[],
  attempts: ReadonlyMap<string, StoredAttempt>,
  secret: string,
): number {
  let duplicates = 0;
  for (const [place, { delivery, number, body, signature, answer }] of arrivals.entries()) {
    const logged = attempts.get(delivery);
    holdPromise(
      logged?.number === number,
      `The log does not contain attempt ${number} (${delivery}) of vote ${event}.`,
    );
    holdPromise(body === arrivals[0]!.body, `Vote ${event} was sent with other bytes at attempt ${number}.`);
    holdPromise(JSON.parse(body).eventId === event, `Vote ${event} was sent with the event ID of another.`);
    holdPromise(
      verifyBody(body, signature, secret),
      `Attempt ${number} of vote ${event} is not signed as it should be.`,
    );
    const next = arrivals[place + 1];
    if (!next) continue;
    holdPromise(number < next.number, `Attempt ${next.number} of vote ${event} came after attempt ${number}.`);
    if (attempts.get(next.delivery)?.trigger === 'redelivery' && logged.code !== 'interrupted') continue;
    if (logged.code === 'interrupted') duplicates += 1;
    else holdPromise(answer !== 204, `Vote ${event} was sent again although attempt ${number} got a 204.`);
  }
  return duplicates;
}

/** A test event is one attempt, and ends. */
function checkTests(account: Observations['database'], listing: string, arrivals: readonly InboxRequest[]): void {
  const tests = account.events.filter((event) => event.listing === listing && event.isTest);
  const sent = arrivals.filter(({ eventId }) => eventId === 'test').length;
  holdPromise(sent <= tests.length, `${tests.length} tests were sent ${sent} times.`);
  for (const { id } of tests) {
    const state = account.deliveries.find((one) => one.event === id)?.state ?? 'missing';
    holdPromise(ENDS.includes(state), `Test ${id} has not ended, it is ${state}.`);
  }
}

/** Redelivered events are sent once more, and only once. */
function checkRedeliveries(
  { plan, redelivered, webhooks, database }: Observations,
  all: readonly StoredAttempt[],
): void {
  const again = all.filter(({ trigger, code }) => trigger === 'redelivery' && code !== 'interrupted');
  const events = new Set(again.map(({ event }) => event));
  holdPromise(events.size === again.length, 'An event that was redelivered once was sent twice.');
  if (redelivered !== null) holdPromise(events.has(redelivered), `Redelivery of ${redelivered} is lost.`);
  if (plan.boundary === 'redelivery.committed' && redelivered === null)
    holdPromise(events.size === 1, 'A committed redelivery was never sent.');
  if (plan.action !== 'redeliver-many') return;
  const listing = webhooks.at(-1)!.listing;
  const wanted = database.events.filter((event) => event.listing === listing && !event.isTest).length;
  holdPromise(events.size === wanted, `Of ${wanted} events to redeliver ${events.size} were sent.`);
}
