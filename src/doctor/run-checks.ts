// Runs all checks at once, each bounded in time.
import { within } from '../core/within.ts';
import { isPoolExhausted } from '../db/database-errors.ts';
import type { CheckResult, DoctorCheck } from './check.ts';
import type { DoctorContext } from './doctor-context.ts';
import { type Finding, unknownFinding } from './finding.ts';

const MAX_CHECK_MS = 5_000;

export function runChecks(checks: readonly DoctorCheck[], context: DoctorContext): Promise<readonly CheckResult[]> {
  return Promise.all(checks.map((check) => runCheck(check, context)));
}

async function runCheck(check: DoctorCheck, context: DoctorContext): Promise<CheckResult> {
  const { id, name, question, tooSlow = TOO_SLOW } = check;
  return { id, name, question, ...(await within(MAX_CHECK_MS, attempt(check, context, tooSlow), tooSlow)) };
}

const TOO_SLOW: Finding = unknownFinding('There was no result within 5 seconds.');

/** A check that fails in an unforeseen way must not hide the results of the others. */
async function attempt(check: DoctorCheck, context: DoctorContext, tooSlow: Finding): Promise<Finding> {
  try {
    return await check.run(context);
  } catch (error) {
    // Other checks have every connection, and wait themselves. This takes as long as a check may.
    if (isPoolExhausted(error)) return tooSlow;
    return unknownFinding(`The check failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}
