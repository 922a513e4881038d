// Carries "something is due", and what processes tell each other of endpoints, over PostgreSQL's LISTEN and NOTIFY. A lost
// message costs one slow poll.
// NOTIFY is sent outside the votes' transactions and at most every few milliseconds: inside them it would make every
// commit wait for every other.
import type pg from 'pg';
import type { Log } from '../core/log.ts';

const CHANNEL = 'plaudit_due';
const WORDS_CHANNEL = 'plaudit_words';
const GATHER_MS = 5;
/** People look at what words tell of: nobody sees a tenth of a second. */
const GATHER_WORDS_MS = 100;
const RECONNECT_MS = 1_000;
/** A connection that only listens would never hear that nobody is there any more. */
const ASK_EVERY_MS = 15_000;
const STILL_THERE = { text: 'select 1', query_timeout: 5_000 };

export interface Wire {
  /** Tells the other processes. */
  send(): void;
  onWake(listener: () => void): void;
  /** Tells every process, this one too; what is said twice within a moment is told once. */
  say(word: string): void;
  onWord(listener: (word: string) => void): void;
  close(): Promise<void>;
}

/** The only process there is has nobody to tell. */
export function noWire(): Wire {
  const nothing = () => undefined;
  return { send: nothing, onWake: nothing, say: nothing, onWord: nothing, close: async () => undefined };
}

/** Listens on a connection of its own, and connects again when it breaks. Closing sends what was to be sent. */
export function postgresWire(pool: pg.Pool, log: Log): Wire {
  const listeners: (() => void)[] = [];
  const words = openWords(pool);
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
      fresh.on('notification', ({ channel, payload }) =>
        channel === WORDS_CHANNEL ? words.hear(payload ?? '') : wakeAll(),
      );
      fresh.on('error', () => lost(fresh));
      await fresh.query(`listen ${CHANNEL}; listen ${WORDS_CHANNEL}`);
      asking = setInterval(() => fresh.query(STILL_THERE).catch(() => lost(fresh)), ASK_EVERY_MS);
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
