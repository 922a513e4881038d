// The load generator, in its own process: callers that each cast a vote, wait for the response, and cast the next.
import { Pool } from 'undici';

export interface VoteCalls {
  readonly origin: string;
  readonly votes: number;
  readonly callers: number;
  readonly listings: number;
  /** The number of the first voter; each votes once. */
  readonly firstVoter: number;
}

export interface VotesAccepted {
  readonly accepted: number;
  /** When the first vote was sent, in milliseconds since 1970. */
  readonly startedMs: number;
}

process.on('message', async (load: VoteCalls) => process.send?.(await castAll(load)));
process.on('disconnect', () => process.exit());

async function castAll({ origin, votes, callers, listings, firstVoter }: VoteCalls): Promise<VotesAccepted> {
  const pool = new Pool(origin, { connections: callers, pipelining: 1 });
  const startedMs = performance.timeOrigin + performance.now();
  let sent = 0;
  let accepted = 0;
  const call = async () => {
    while (sent < votes) {
      const number = sent++;
      const path = `/lst_${number % listings}/voter_${firstVoter + number}`;
      const { statusCode, body } = await pool.request({ path, method: 'POST' });
      await body.dump();
      if (statusCode === 201) accepted += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  await pool.close();
  return { accepted, startedMs };
}
