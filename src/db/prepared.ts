// Named statements. Planning them costs more than running them, so each connection prepares them once.
import { CompiledQuery, type OperationNode, type QueryResult, RawNode, sql, ValueNode } from 'kysely';
import { assert } from '../core/assert.ts';
import type { Connection } from './database.ts';
import type { Statement } from './statement.ts';

/** The parts of a template, between which its parameters are. */
interface Parts {
  readonly texts: string[];
  readonly parameters: unknown[];
}

interface KnownStatement extends Pick<Parts, 'texts'> {
  readonly query: CompiledQuery;
}

const knownByName = new Map<string, KnownStatement>();

export interface NamedStatement<Row> {
  compile(db: Connection): CompiledQuery<Row>;
  execute(db: Connection): Promise<QueryResult<Row>>;
}

/**
 * A template tag like Kysely's `sql`. A name belongs to one text, so anything that differs between calls must be a
 * parameter.
 */
export function prepared<Row>(name: string) {
  return (...template: Parameters<typeof sql>): NamedStatement<Row> => {
    const statement = sql<Row>(...template);
    const compile = (db: Connection) => {
      const parts: Parts = { texts: [], parameters: [] };
      collectParts(statement.toOperationNode(), parts);
      const known = knownByName.get(name) ?? remember(name, parts, statement.compile(db));
      assert(hasSameText(known.texts, parts.texts), `the prepared statement ${name} has two texts`);
      const named: CompiledQuery & Statement = { ...known.query, parameters: parts.parameters, name };
      return named as CompiledQuery<Row>;
    };
    return { compile, execute: async (db) => db.executeQuery(compile(db)) };
  };
}

function remember(name: string, { texts, parameters }: Parts, query: CompiledQuery): KnownStatement {
  assert(parameters.length === query.parameters.length, `the prepared statement ${name} has parts of an unknown kind`);
  const known = { texts, query };
  knownByName.set(name, known);
  return known;
}

/** Compiling the text again for each call takes longer than sending it; comparing its parts does not. */
function collectParts(node: OperationNode, parts: Parts): void {
  if (RawNode.is(node))
    node.sqlFragments.forEach((fragment, place) => {
      parts.texts.push(fragment);
      const parameter = node.parameters[place];
      if (parameter) collectParts(parameter, parts);
    });
  else if (ValueNode.is(node) && !node.immediate) parts.parameters.push(node.value);
  else parts.texts.push(JSON.stringify(node));
}

function hasSameText(known: readonly string[], texts: readonly string[]): boolean {
  return known.length === texts.length && texts.every((text, place) => text === known[place]);
}

/** For migrations, which rewrite whole tables. Dead connections are still detected (`dead-connections.ts`). */
export function executeWithoutTimeout(db: Connection, text: string): Promise<QueryResult<unknown>> {
  const statement: Statement = { ...CompiledQuery.raw(text), timeoutMs: 2 ** 31 - 1 };
  return db.executeQuery(statement);
}
