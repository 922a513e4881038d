// Several statements in one message to PostgreSQL, with one Sync (the extended query protocol): fewer round trips, each
// of which wakes a process on both sides. PostgreSQL executes them in order, each with a snapshot of its own, and after
// an error none of the rest. pg's own pipeline mode sends a Sync with each statement, so what follows a failed BEGIN
// would be executed without a transaction.
import type { Writable } from 'node:stream';
import pg from 'pg';

export interface GroupedStatement {
  readonly text: string;
  readonly values?: readonly unknown[];
  /** Under which it is prepared. */
  readonly name?: string;
}

/** Methods and properties that pg's types omit. */
interface Member {
  readonly name?: string;
  readonly text: string;
  readonly _result: { _types: pg.CustomTypesConfig };
  callback(error: Error | null, result: pg.QueryResult): void;
  prepare(connection: Wire): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Wire): void;
  handleReadyForQuery(connection: Wire): void;
}

/** pg's connection. */
interface Wire {
  readonly stream: Writable;
  sync(): void;
}

type Done = (error: Error | null, results: readonly pg.QueryResult[]) => void;

/** For `client.query`, which calls these methods with PostgreSQL's messages. */
export class StatementGroup implements pg.Submittable {
  callback: Done | undefined;
  /** How many statements have been executed. */
  completed = 0;
  readonly #members: readonly Member[];
  readonly #results: pg.QueryResult[] = [];
  /** The first error on this side: a value that cannot be sent, or a result that cannot be read. */
  #failure: Error | null = null;

  constructor(client: pg.ClientBase, statements: readonly GroupedStatement[]) {
    this.#members = statements.map((statement) => this.#member(client, statement));
  }

  #member(client: pg.ClientBase, { text, values = [], name }: GroupedStatement): Member {
    const config = { text, values: [...values], ...(name !== undefined && { name }) };
    const member = new pg.Query(config) as unknown as Member;
    member._result._types = { getTypeParser: client.getTypeParser.bind(client) as never };
    member.callback = (error, result) => {
      this.#failure ??= error;
      this.#results.push(result);
    };
    return member;
  }

  /** The statement that PostgreSQL works on. pg remembers its name when it has been parsed. */
  get name(): string | undefined {
    return this.#members[this.completed]?.name;
  }

  get text(): string | undefined {
    return this.#members[this.completed]?.text;
  }

  submit(connection: pg.Connection): void {
    const wire = connection as unknown as Wire;
    // What was not parsed because of an earlier error must not be remembered as sent.
    const withoutSync = Object.create(wire, {
      sync: { value: () => undefined },
      submittedNamedStatements: { value: {} },
    });
    wire.stream.cork();
    try {
      for (const member of this.#members) if (!this.#failure) member.prepare(withoutSync);
    } finally {
      wire.sync();
      wire.stream.uncork();
    }
  }

  handleRowDescription(message: unknown): void {
    this.#members[this.completed]?.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.#members[this.completed]?.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: Wire): void {
    this.#members[this.completed]?.handleCommandComplete(message, connection);
    this.completed += 1;
  }

  handleError(error: Error): void {
    this.callback?.(this.#failure ?? error, []);
  }

  handleReadyForQuery(connection: Wire): void {
    for (const member of this.#members) member.handleReadyForQuery(connection);
    this.callback?.(this.#failure, this.#results);
  }
}

/** Rejects with the error of the first statement that fails. */
export function sendGroup(client: pg.ClientBase, group: StatementGroup): Promise<readonly pg.QueryResult[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly pg.QueryResult[]>();
  const query = client.query.bind(client) as unknown as (group: StatementGroup, done: Done) => void;
  query(group, (error, results) => (error ? reject(error) : resolve(results)));
  return promise;
}
