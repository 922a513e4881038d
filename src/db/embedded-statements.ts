// Sends statements to the embedded database in PostgreSQL's protocol. Named ones are prepared once: parsing and planning
// a statement takes ten times as long as executing it, and PGlite itself does both for every call (decision P376).
import { type PGlite, parse, protocol, type Results } from '@electric-sql/pglite';
import { isOutdatedPlan } from './database-errors.ts';

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

/** What PostgreSQL has told about a statement. */
interface Described {
  readonly parameterTypes: readonly number[];
  /** The description of its rows, which comes before them in results. */
  readonly rows: Messages;
}

const { serialize } = protocol;
const SEND = { syncToFs: false } as const;

const ofDatabases = new WeakMap<PGlite, EmbeddedStatements>();

/** One for each database, because PostgreSQL accepts a name only once. */
export function statementsOf(pglite: PGlite): EmbeddedStatements {
  const statements = ofDatabases.get(pglite) ?? new EmbeddedStatements(pglite);
  ofDatabases.set(pglite, statements);
  return statements;
}

class EmbeddedStatements {
  readonly #pglite: PGlite;
  readonly #described = new Map<string, Described>();

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  /** `name`: one text each; null for a statement that is not prepared. */
  async run<R>(name: string | null, text: string, values: readonly unknown[]): Promise<Results<R>> {
    await this.#pglite._checkReady();
    return this.#pglite.runExclusive(async () => (await this.#run(name, text, values)) as Results<R>);
  }

  async #run(name: string | null, text: string, values: readonly unknown[]) {
    const prepareAndExecute = async () => this.#execute(await this.#prepare(name, text), name, values);
    const known = name === null ? undefined : this.#described.get(name);
    if (name === null || !known) return prepareAndExecute();
    try {
      return await this.#execute(known, name, values);
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      this.#described.delete(name);
      await this.#send(serialize.close({ type: 'S', name }), serialize.sync());
      // In a transaction that this error has aborted, it fails again.
      return prepareAndExecute().catch(() => Promise.reject(error));
    }
  }

  async #prepare(name: string | null, text: string): Promise<Described> {
    const statement = name ?? '';
    try {
      const parsing = serialize.parse({ name: statement, text });
      const messages = await this.#send(parsing, serialize.describe({ type: 'S', name: statement }));
      const described = {
        parameterTypes: parse.parseDescribeStatementResults(messages),
        rows: messages.filter((message) => message.name === 'rowDescription'),
      };
      if (name !== null) this.#described.set(name, described);
      return described;
    } catch (error) {
      await this.#send(serialize.sync());
      throw error;
    }
  }

  /** In one message, which also ends a transaction of its own. */
  async #execute(known: Described, name: string | null, values: readonly unknown[]) {
    const texts = values.map((value, place) => this.#serialized(value, known.parameterTypes[place] ?? 0));
    const bind = serialize.bind({ statement: name ?? '', values: texts });
    const messages = await this.#send(bind, serialize.execute(), serialize.sync());
    return parse.parseResults([...known.rows, ...messages], this.#pglite.parsers)[0];
  }

  #serialized(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null;
    return this.#pglite.serializers[type]?.(value) ?? String(value);
  }

  #send(...messages: readonly Uint8Array[]): Promise<Messages> {
    return this.#pglite.execProtocolStream(Buffer.concat(messages), SEND);
  }
}
