// Carries "something is due", and what processes tell each other of endpoints, over PostgreSQL's LISTEN and NOTIFY. A lost
// message costs one slow poll.
// NOTIFY is sent outside the votes' transactions and at most every few milliseconds: inside them it would make every
// commit wait for every other.
import type pg from 'pg';
import type { Log } from '../core/log.ts';
import type { Database } from './database.ts';
import { listenEmbedded } from './listen-embedded.ts';

const CHANNEL = 'plaudit_due';
const WORDS_CHANNEL = 'plaudit_words';
/** Notified by triggers (migration 0028), in the transaction that ends a session or takes a right away. */
const RIGHTS_CHANNEL = 'plaudit_rights';
const GATHER_MS = 5;
/** People look at what words tell of: nobody sees a tenth of a second. */
const GATHER_WORDS_MS = 100;
const RECONNECT_MS = 1_000;
/** A connection that only listens would never hear that nobody is there any more. */
const ASK_EVERY_MS = 15_000;
const STILL_THERE = { text: 'select 1', query_timeout: 5_000 };

export interface PgNotifier {
  /** Tells the other processes. */
  send(): void;
  onWake(listener: () => void): void;
  /** Tells every process, this one too; what is said twice within a moment is told once. */
  say(word: string): void;
  onWord(listener: (word: string) => void): void;
  /** Called once it is committed that a person may have lost rights; null: notifications were missed, so anybody may have. */
  onRights(listener: RightsListener): void;
  close(): Promise<void>;
}

export type RightsListener = (personId: string | null) => void;

/** The only process there is has nobody to tell. */
export function noNotifier(): PgNotifier {
  const nothing = () => undefined;
  const close = async () => undefined;
  return { send: nothing, onWake: nothing, say: nothing, onWord: nothing, onRights: nothing, close };
}

/** The only process there is still has to hear what the database's triggers notify it of. */
export function embeddedNotifier(database: Pick<Database, 'db' | 'pglite'>): PgNotifier {
  const rights: RightsListener[] = [];
  const close = listenEmbedded(database, RIGHTS_CHANNEL, (personId) => {
    for (const listener of rights) listener(personId);
  });
  return { ...noNotifier(), onRights: (listener) => void rights.push(listener), close };
}

/** Listens on a connection of its own, and connects again when it breaks. Closing sends what was to be sent. */
export function postgresNotifier(pool: pg.Pool, log: Log): PgNotifier {
  const listeners: (() => void)[] = [];
  const words = openWords(pool);
  const rights: RightsListener[] = [];
  const tellRights: RightsListener = (personId) => {
    for (const listener of rights) listener(personId);
  };
  let gathering: NodeJS.Timeout | null = null;
  let client: pg.PoolClient | null = null;
  let closed = false;
  let again: NodeJS.Timeout | null = null;
  let asking: NodeJS.Timeout | null = null;

  async function connect(): Promise<void> {
    again = null;
    if (closed) return;
    try {
      const fresh = await pool.connect();
      if (closed) return fresh.release(true);
      client = fresh;
      fresh.on('notification', ({ channel, payload = '' }) => {
        if (channel === WORDS_CHANNEL) words.hear(payload);
        else if (channel === RIGHTS_CHANNEL) tellRights(payload);
        else wakeAll();
      });
      fresh.on('error', () => lost(fresh));
      await fresh.query(`listen ${CHANNEL}; listen ${WORDS_CHANNEL}; listen ${RIGHTS_CHANNEL}`);
      asking = setInterval(() => fresh.query(STILL_THERE).catch(() => lost(fresh)), ASK_EVERY_MS);
      tellRights(null);
      wakeAll();
    } catch (error) {
      log.debug({ err: error }, 'Cannot listen for wake-ups; polling instead.');
      if (client) lost(client);
      else retry();
    }
  }
  function lost(broken: pg.PoolClient): void {
    if (client !== broken) return;
    client = null;
    if (asking) clearInterval(asking);
    broken.release(true);
    retry();
  }
  /** A connection that breaks says so twice, by itself and to whoever asked it: one comes in its place. */
  function retry(): void {
    if (!closed) again ??= setTimeout(connect, RECONNECT_MS);
  }
  function wakeAll(): void {
    for (const listener of listeners) listener();
  }
  void connect();

  async function tell(): Promise<void> {
    gathering = null;
    await pool.query(`select pg_notify('${CHANNEL}', '')`).catch(() => undefined);
  }

  return {
    send() {
      gathering ??= setTimeout(() => void tell(), GATHER_MS);
    },
    onWake: (listener) => listeners.push(listener),
    say: words.say,
    onWord: words.onWord,
    onRights: (listener) => void rights.push(listener),
    async close() {
      closed = true;
      words.close();
      if (gathering) {
        clearTimeout(gathering);
        await tell();
      }
      if (again) clearTimeout(again);
      if (asking) clearInterval(asking);
      client?.release(true);
      client = null;
    },
  };
}

/** What is said within a moment goes in one statement. */
function openWords(pool: pg.Pool) {
  const listeners: ((word: string) => void)[] = [];
  const unsaid = new Set<string>();
  let gathering: NodeJS.Timeout | null = null;
  const tell = () => {
    gathering = null;
    const words = [...unsaid];
    unsaid.clear();
    const told = `select pg_notify('${WORDS_CHANNEL}', word) from unnest($1::text[]) as word`;
    pool.query(told, [words]).catch(() => undefined);
  };
  return {
    say(word: string): void {
      unsaid.add(word);
      gathering ??= setTimeout(tell, GATHER_WORDS_MS);
    },
    onWord: (listener: (word: string) => void) => void listeners.push(listener),
    hear(word: string): void {
      for (const listener of listeners) listener(word);
    },
    /** What was not said yet stays unsaid: nobody waits for it longer than a poll. */
    close(): void {
      if (gathering) clearTimeout(gathering);
    },
  };
}
