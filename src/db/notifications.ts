// PostgreSQL notifications (LISTEN and NOTIFY) between the processes that share a database. If one is lost, the
// recipient finds the change at its next poll.
//
// They are sent outside the transactions of votes, in batches a few milliseconds apart, because NOTIFY within a
// transaction serializes all commits.
import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Log } from '../core/log.ts';
import type { Database } from './database.ts';
import type { NotificationPools } from './postgres.ts';

const CHANNELS = {
  /** Deliveries are due. */
  due: { name: 'plaudit_due', batchMs: 5 },
  /** Messages such as live updates of pages, where a delay of a tenth of a second does not matter. */
  messages: { name: 'plaudit_words', batchMs: 100 },
  /**
   * Sent by triggers (migration 0028) in the transaction that ends a session or removes a permission. The payload is
   * the person's ID.
   */
  rights: { name: 'plaudit_rights', batchMs: 5 },
} as const;
export type NotificationChannel = keyof typeof CHANNELS;

/** `payload` is null when the connection was established or replaced, so notifications may have been missed. */
export type NotificationListener = (payload: string | null) => void;

export interface PgNotifier {
  /** Notifies every process that listens, including this one. Duplicates within a batch are sent once. */
  notify(channel: NotificationChannel, payload?: string): void;
  listen(channel: NotificationChannel, listener: NotificationListener): void;
  /** Whether notifications of other processes arrive now. If not, what they announce has to be polled for. */
  readonly isListening: boolean;
  /** With the embedded database: there are no other processes. */
  readonly isSingleProcess: boolean;
  /**
   * While this process listens: a random number on which its session holds the advisory lock (PRESENCE_LOCK, number), so
   * that others can see when the process is gone.
   */
  readonly presence: number | null;
  close(): Promise<void>;
}

/** The first key of the advisory locks that show which processes are there. */
export const PRESENCE_LOCK = 7_528_301;
const MAX_PRESENCE = 2 ** 31 - 1;

const RECONNECT_MS = 1_000;
/** A connection that only listens would never notice that the server has gone away. */
const PING_EVERY_MS = 15_000;
const PING = { text: 'select 1', query_timeout: 5_000 };

/**
 * For the embedded database, with a single process that only needs the notifications sent by the database's triggers.
 */
export function embeddedNotifier(database: Pick<Database, 'db' | 'pglite'>): PgNotifier {
  const listeners: NotificationListener[] = [];
  const close = listenEmbedded(database, CHANNELS.rights.name, (personId) => {
    for (const listener of listeners) listener(personId);
  });
  const listen: PgNotifier['listen'] = (channel, listener) => {
    if (channel === 'rights') listeners.push(listener);
  };
  return { notify: () => undefined, listen, close, isListening: true, isSingleProcess: true, presence: null };
}

/**
 * LISTEN on the embedded database, where notifications are sent by this process's own transactions on commit. Calls
 * `onPayload` with each payload; returns a function that stops listening.
 */
function listenEmbedded(
  { db, pglite }: Pick<Database, 'db' | 'pglite'>,
  channel: string,
  onPayload: (payload: string) => void,
): () => Promise<void> {
  const stop = pglite?.onNotification((from, payload) => {
    if (from === channel) onPayload(payload);
  });
  // Runs through Kysely, so that it is never part of another transaction. If the database is down, there are no
  // notifications anyway.
  const listening = sql`listen ${sql.id(channel)}`.execute(db).catch(() => undefined);
  return async () => {
    await listening;
    stop?.();
  };
}

/** Listens on a dedicated connection and replaces it when it breaks. */
export function postgresNotifier({ send, listen }: NotificationPools, log: Log): PgNotifier {
  const listeners = new Map<string, NotificationListener[]>();
  const dispatch = (channelName: string, payload: string | null) => {
    for (const listener of listeners.get(channelName) ?? []) listener(payload);
  };
  const presence = randomInt(1, MAX_PRESENCE);
  const connection = listen && keepListening(listen, log, { presence, dispatch });
  const sender = createSender(send);
  return {
    notify: sender.notify,
    isSingleProcess: false,
    get isListening() {
      return connection?.isConnected() ?? false;
    },
    get presence() {
      return connection?.isConnected() ? presence : null;
    },
    listen(channel, listener) {
      const { name } = CHANNELS[channel];
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
    },
    async close() {
      connection?.stop();
      await sender.close();
      connection?.release();
    },
  };
}

interface Listening {
  readonly presence: number;
  readonly dispatch: (channelName: string, payload: string | null) => void;
}

function keepListening(pool: pg.Pool, log: Log, { presence, dispatch }: Listening) {
  const names = Object.values(CHANNELS).map(({ name }) => name);
  let client: pg.PoolClient | null = null;
  let isStopped = false;
  let isConnected = false;
  let reconnect: NodeJS.Timeout | null = null;
  let ping: NodeJS.Timeout | null = null;

  async function connect(): Promise<void> {
    reconnect = null;
    if (isStopped) return;
    try {
      const fresh = await pool.connect();
      if (isStopped) return fresh.release(true);
      client = fresh;
      fresh.on('notification', ({ channel, payload = '' }) => dispatch(channel, payload));
      fresh.on('error', () => replace(fresh));
      const statements = names.map((name) => `listen ${name}`);
      // Shared, because the session before this one may not have ended yet.
      statements.push(`select pg_advisory_lock_shared(${PRESENCE_LOCK}, ${presence})`);
      await fresh.query(statements.join('; '));
      // It may have broken right after it responded, or the notifier was closed: nothing may be left running then.
      if (client !== fresh || isStopped) return;
      isConnected = true;
      ping = setInterval(() => fresh.query(PING).catch(() => replace(fresh)), PING_EVERY_MS);
      for (const name of names) dispatch(name, null);
    } catch (error) {
      log.debug({ err: error }, 'Cannot listen for notifications. Polling instead.');
      if (client) replace(client);
      else retry();
    }
  }
  /**
   * A broken connection is reported twice, by its own event and by the failing query; only the first report replaces
   * it.
   */
  function replace(broken: pg.PoolClient): void {
    if (client !== broken) return;
    client = null;
    isConnected = false;
    if (ping) clearInterval(ping);
    broken.release(true);
    retry();
  }
  function retry(): void {
    if (!isStopped) reconnect ??= setTimeout(connect, RECONNECT_MS);
  }
  void connect();
  return {
    isConnected: () => isConnected,
    stop(): void {
      isStopped = true;
      if (reconnect) clearTimeout(reconnect);
      if (ping) clearInterval(ping);
    },
    release(): void {
      isConnected = false;
      client?.release(true);
      client = null;
    },
  };
}

function createSender(pool: pg.Pool) {
  const batches = new Map<NotificationChannel, { readonly payloads: Set<string>; readonly timer: NodeJS.Timeout }>();
  async function send(channel: NotificationChannel): Promise<void> {
    const batch = batches.get(channel);
    if (!batch) return;
    batches.delete(channel);
    clearTimeout(batch.timer);
    const text = 'select pg_notify($1, payload) from unnest($2::text[]) as payload';
    await pool.query(text, [CHANNELS[channel].name, [...batch.payloads]]).catch(() => undefined);
  }
  return {
    notify(channel: NotificationChannel, payload = ''): void {
      const batch = batches.get(channel);
      if (batch) batch.payloads.add(payload);
      else {
        const timer = setTimeout(() => void send(channel), CHANNELS[channel].batchMs);
        batches.set(channel, { payloads: new Set([payload]), timer });
      }
    },
    /** Sends what has not been sent: a command ends right after its vote. */
    async close(): Promise<void> {
      await Promise.all([...batches.keys()].map(send));
    },
  };
}
