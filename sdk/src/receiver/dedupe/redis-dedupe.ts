// Remembers votes in Redis or Valkey, for receivers with several processes. Works with the packages redis and ioredis.
import { CLAIM_LEASE_MS, type DedupeStore, KEPT_MS } from './dedupe-store.ts';

/** `redis` (node-redis), Bun's client, `ioredis`, or a function that sends a command: `send('GET', 'key')`. */
export type RedisClient =
  | { sendCommand(command: string[]): Promise<unknown> }
  | { send(command: string, parameters: string[]): Promise<unknown> }
  | { call(command: string, ...parameters: string[]): Promise<unknown> }
  | ((...command: string[]) => Promise<unknown>);

export interface RedisDedupeOptions {
  /** What the keys begin with. Default: `plaudit:vote:`. */
  readonly prefix?: string | undefined;
  /** How long a claim outlives a process that dies while it handles a vote. Default: a minute. */
  readonly leaseMs?: number | undefined;
}

const DONE = 'done';
const RELEASE = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0";
const RENEW =
  "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0";

export function redisDedupe(client: RedisClient, options: RedisDedupeOptions = {}): DedupeStore {
  const { prefix = 'plaudit:vote:', leaseMs = CLAIM_LEASE_MS } = options;
  const send = sender(client);
  return {
    async claim(eventId) {
      const key = prefix + eventId;
      const token = crypto.randomUUID();
      const claimed = await send('SET', key, token, 'NX', 'PX', String(leaseMs));
      if (!claimed) return { state: String(await send('GET', key)) === DONE ? 'done' : 'busy' };
      return {
        state: 'new',
        transaction: undefined,
        async complete() {
          await send('SET', key, DONE, 'PX', String(KEPT_MS));
        },
        async release() {
          await send('EVAL', RELEASE, '1', key, token);
        },
        async renew() {
          await send('EVAL', RENEW, '1', key, token, String(leaseMs));
        },
      };
    },
  };
}

function sender(client: RedisClient): (...command: string[]) => Promise<unknown> {
  if (typeof client === 'function') return client;
  if ('call' in client && typeof client.call === 'function')
    return (command = '', ...parameters) => client.call(command, ...parameters);
  if ('sendCommand' in client && typeof client.sendCommand === 'function')
    return (...command) => client.sendCommand(command);
  if ('send' in client && typeof client.send === 'function')
    return (command = '', ...parameters) => client.send(command, parameters);
  throw new TypeError(
    'redisDedupe needs a client of the package redis or ioredis, or a function that sends a command.',
  );
}
