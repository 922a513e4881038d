// Second factors for tests: an authenticator app that is set up, and codes of it at the database's time.
import { sql } from 'kysely';
import { completeAppSetup, startAppSetup } from '../../src/access/authenticator-app.ts';
import type { FactorContext } from '../../src/access/second-factors.ts';
import { decodeBase32, totpCode, totpStep } from '../../src/core/totp.ts';
import type { Db } from '../../src/db/database.ts';

export interface TestApp {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** The code that an app shows now, or `stepsLater`. */
export async function codeOf(db: Db, secret: string, stepsLater = 0): Promise<string> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from plaudit_now())::float8 as seconds`.execute(db);
  return totpCode(decodeBase32(secret), totpStep(rows[0]!.seconds) + stepsLater);
}

/** Sets up an app with the code of the previous step, so that the current one can be used. */
export async function addApp(
  context: FactorContext,
  person: { readonly id: string; readonly email: string },
  sessionId = 'none',
): Promise<TestApp> {
  const setup = await startAppSetup(context, person);
  const code = await codeOf(context.db, setup.secret, -1);
  const done = await completeAppSetup(context, { personId: person.id, sessionId }, { setup: setup.id, code });
  if (!done.ok) throw new Error(`the app was not set up: ${done.reason}`);
  return { secret: setup.secret, recoveryCodes: done.codes ?? [] };
}
