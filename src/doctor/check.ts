// A check of this installation: a question in plain words, and a finding that says what to do.
import type { DoctorContext } from './doctor-context.ts';
import type { Finding } from './finding.ts';

export interface DoctorCheck {
  readonly id: string;
  /** At most 16 characters, for the command's table. */
  readonly name: string;
  readonly question: string;
  /** What it means if there is no result within five seconds; absent: nothing is known. */
  readonly tooSlow?: Finding;
  /** Returns within five seconds, whatever the network and the database do. */
  run(context: DoctorContext): Promise<Finding>;
}

export interface CheckResult extends Finding, Pick<DoctorCheck, 'id' | 'name' | 'question'> {}
