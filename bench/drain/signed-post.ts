// The job of the other contestants: the request that Plaudit sends, with the same headers and signatures, by an undici
// Pool.
import { randomUUID } from 'node:crypto';
import { Pool } from 'undici';
import { deliveryHeaders } from '../../src/channels/json-webhook.ts';
import { endpointSecret, endpointUrl } from './backlog.ts';

/** The data of a job. */
export interface Job {
  readonly endpoint: number;
  /** Without dashes. */
  readonly eventId: string;
  readonly body: string;
}

export interface SignedPost {
  send(job: Job): Promise<void>;
  close(): Promise<void>;
}

/** Throws when a response is not 204. */
export function openSignedPost(origin: string, connections: number): SignedPost {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const secrets = new Map<number, string>();
  const secretOf = (endpoint: number) => {
    const known = secrets.get(endpoint) ?? endpointSecret(endpoint);
    secrets.set(endpoint, known);
    return known;
  };
  return {
    async send({ endpoint, eventId, body }) {
      const headers = deliveryHeaders({
        serviceName: 'Plaudit',
        event: 'vote.created',
        eventId,
        messageId: eventId,
        deliveryId: randomUUID(),
        attempt: 1,
        body,
        attemptedAt: new Date(),
        secrets: [secretOf(endpoint)],
      });
      const path = endpointUrl('', endpoint);
      const answer = await pool.request({ method: 'POST', path, headers, body });
      await answer.body.dump();
      if (answer.statusCode !== 204) throw new Error(`The receiver answered ${answer.statusCode}.`);
    },
    close: () => pool.close(),
  };
}
