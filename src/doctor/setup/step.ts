// A step of the setup checklist: judged without any effect, for the page and for `plaudit doctor`.
import type { ObservedRequest } from '../../core/observed-request.ts';
import type { Message } from '../../messages/message.ts';
import type { SetupChoice, SetupProgress } from '../../system/setup-progress.ts';
import { type Finding, notApplicable } from '../finding.ts';

export interface SetupFacts {
  readonly progress: SetupProgress;
  /** The request through BASE_URL that shows how the proxy is configured; null if there was none. */
  readonly request: ObservedRequest | null;
  readonly sender: 'browser' | 'doctor';
  readonly at: Date;
}

export interface SetupStep {
  readonly id: string;
  /** For the command's table, in English: at most 16 characters. */
  readonly name: string;
  readonly question: string;
  /** For the page: what to do, as a heading. */
  readonly title: Message;
  /** The page where the step is completed, if there is one. */
  readonly path?: string;
  /** The heading of docs/operate.md that explains it; absent if the page at `path` does. */
  readonly section?: string;
  /** Present if the operator may decide against the step. */
  readonly choice?: {
    readonly id: SetupChoice;
    /** The text of the button. */
    readonly button: Message;
    /** What the checklist says after the decision. */
    readonly decided: Message;
  };
  judge(facts: SetupFacts): Finding<Message>;
}

/** A decision dismisses only what is a matter of choice, never a problem. */
export function judgeStep({ choice, judge }: SetupStep, facts: SetupFacts): Finding<Message> {
  const finding = judge(facts);
  const isDecided = choice !== undefined && facts.progress.decisions.has(choice.id);
  return isDecided && finding.status === 'warning' ? notApplicable(choice.decided) : finding;
}
