// Compares the promises with the receiver's own log. A broken promise is reported as a plain sentence.
import type { DatabaseSummary } from '../voting-process-client.ts';
import type { RecordedRequest } from './recording-receiver.ts';

export interface DeliveryEvidence {
  /** Event IDs of the votes that were reported as accepted. */
  readonly accepted: readonly string[];
  readonly arrivals: readonly RecordedRequest[];
  /** The final state of the database. */
  readonly standing: DatabaseSummary;
}

/** Throws the sentence unless `holds` is true. */
export function expectPromise(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new Error(sentence);
}

/**
 * Nothing lost, one body per event, no delivery ID twice, rising attempt numbers, only what was in flight sent again,
 * nothing charged.
 */
export function checkDeliveries({ accepted, arrivals, standing }: DeliveryEvidence): Readonly<Record<string, number>> {
  const byEvent = Map.groupBy(arrivals, ({ eventId }) => eventId);
  const lost = [...new Set([...accepted, ...standing.events])].filter((eventId) => !byEvent.has(eventId));
  expectPromise(lost.length === 0, `${lost.length} recorded votes never arrived, ${lost[0]} among them.`);
  const recorded = new Set(standing.events);
  const forgotten = accepted.filter((eventId) => !recorded.has(eventId));
  expectPromise(forgotten.length === 0, `${forgotten.length} accepted votes are not in the database.`);
  const states = JSON.stringify(standing.deliveries);
  expectPromise(
    standing.deliveries.delivered === standing.events.length,
    `${standing.events.length} votes ended as ${states}.`,
  );
  const deliveries = new Set(arrivals.map(({ deliveryId }) => deliveryId));
  expectPromise(deliveries.size === arrivals.length, 'A delivery ID was sent twice.');
  const interrupted = new Set(standing.interrupted);
  for (const [eventId, requests] of byEvent) judgeEvent(eventId, requests, interrupted);
  const { charged } = standing;
  expectPromise(charged.length === 0, `Attempts were charged for a fault of ours: ${charged.join(', ')}.`);
  expectPromise(standing.failures === 0, `An endpoint has ${standing.failures} consecutive failures.`);
  return {
    accepted: accepted.length,
    arrived: arrivals.length,
    duplicates: arrivals.length - byEvent.size,
    interrupted: interrupted.size,
  };
}

function judgeEvent(eventId: string, requests: readonly RecordedRequest[], interrupted: ReadonlySet<string>): void {
  const { body } = requests[0] as RecordedRequest;
  expectPromise(
    requests.every((one) => one.body === body),
    `The event ${eventId} was sent with two bodies.`,
  );
  expectPromise(JSON.parse(body).eventId === eventId, `The body of the event ${eventId} names another.`);
  const numbers = requests.map(({ attempt }) => attempt);
  const rise = numbers.every((number, place) => place === 0 || number > (numbers[place - 1] as number));
  expectPromise(rise, `The attempts at ${eventId} came as ${numbers.join(', ')}.`);
  const needless = requests.slice(0, -1).filter(({ deliveryId }) => !interrupted.has(deliveryId));
  expectPromise(needless.length === 0, `The event ${eventId} was sent again although it was not interrupted.`);
}
