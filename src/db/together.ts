// Statements of a transaction that are sent to PostgreSQL together, which saves a round trip for each but the first. The
// embedded database, which has none, executes them one after the other.
import { CompiledQuery, type QueryResult } from 'kysely';
import { assert } from '../core/assert.ts';
import type { Connection } from './database.ts';
import type { NamedStatement } from './prepared.ts';
import type { Together } from './statement.ts';

type Results<Rows extends readonly unknown[]> = { readonly [Place in keyof Rows]: QueryResult<Rows[Place]> };
type Statements<Rows extends readonly unknown[]> = { readonly [Place in keyof Rows]: NamedStatement<Rows[Place]> };

/**
 * Executes these statements in their order, each with a snapshot of its own, so a later one sees what was committed
 * while an earlier one waited for a lock. If one fails, those after it are not executed, and its error is thrown.
 */
export function executeTogether<Rows extends readonly unknown[]>(
  transaction: Connection,
  statements: Statements<Rows>,
): Promise<Results<Rows>> {
  return execute(transaction, statements, false);
}

/**
 * Executes the last statement of a transaction and commits. Nothing may be executed in the transaction afterwards, and
 * nothing thrown: it could not be undone. An error means, as with every commit, that the transaction may or may not have
 * been committed, unless it is PostgreSQL's own about the statement.
 */
export async function executeAndCommit<Row>(
  transaction: Connection,
  statement: NamedStatement<Row>,
): Promise<QueryResult<Row>> {
  const [result] = await execute<[Row]>(transaction, [statement], true);
  return result;
}

async function execute<Rows extends readonly unknown[]>(
  transaction: Connection,
  statements: Statements<Rows>,
  commits: boolean,
): Promise<Results<Rows>> {
  assert(transaction.isTransaction, 'statements are sent together only in a transaction');
  const queries = statements.map((statement) => statement.compile(transaction));
  const together: Together = { ...CompiledQuery.raw(''), statements: queries, commits };
  const { rows } = await transaction.executeQuery(together);
  return rows as unknown as Results<Rows>;
}
