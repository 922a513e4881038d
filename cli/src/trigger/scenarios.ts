// What `plaudit trigger --to` sends, what a good receiver responds, and whether this one did.
import { type SampleVote, type SignOptions, signVote } from '@plaudit/sdk';
import { judgeResponse } from '../forward/judge-response.ts';
import type { SendResult, SignedRequest } from '../forward/post-request.ts';

export type ScenarioName = 'vote' | 'duplicate' | 'forged' | 'stale' | 'concurrent';

export interface TriggerScenario {
  readonly title: string;
  readonly expected: string;
  readonly requests: readonly SignedRequest[];
  /** All at the same time, instead of one after the other. */
  readonly isConcurrent: boolean;
}

export interface Grade {
  readonly grade: 'good' | 'unsure' | 'bad';
  readonly what: string;
  readonly todo: string | null;
}

export interface ScenarioInput {
  readonly vote: SampleVote & { readonly eventId: string };
  readonly secret: string;
  readonly serviceName: string;
  /** How often a concurrent vote is sent. */
  readonly count: number;
}

export async function createScenario(name: ScenarioName, input: ScenarioInput): Promise<TriggerScenario> {
  const requests = await Promise.all(variationsOf(name, input.count).map((options) => sign(input, options)));
  return { ...ABOUT[name], requests, isConcurrent: name === 'concurrent' };
}

/** How each request differs from a plain vote. */
function variationsOf(name: ScenarioName, count: number): readonly SignOptions[] {
  switch (name) {
    case 'vote':
      return [{}];
    case 'duplicate':
      return [{}, { attempt: 2 }];
    case 'concurrent':
      return Array.from({ length: count }, (_, index) => ({ attempt: index + 1 }));
    case 'forged':
      return [{ forged: true }];
    case 'stale':
      return [{ stale: true }];
  }
}

async function sign({ vote, secret, serviceName }: ScenarioInput, options: SignOptions): Promise<SignedRequest> {
  const { body, headers } = await signVote(vote, secret, { ...options, serviceName });
  return { body: Buffer.from(body, 'utf8'), headers: Object.entries(headers) };
}

const ABOUT: Readonly<Record<ScenarioName, Pick<TriggerScenario, 'title' | 'expected'>>> = {
  vote: { title: 'A vote', expected: '2xx within 10 seconds' },
  duplicate: { title: 'The same vote twice, as after a lost response', expected: '2xx both times, and one reward' },
  forged: { title: 'A vote signed with a wrong secret', expected: '401' },
  stale: { title: 'A vote signed ten minutes ago', expected: '401' },
  concurrent: { title: 'The same vote several times at once', expected: '2xx, or 503 while busy, and one reward' },
};

export function gradeScenario(name: ScenarioName, target: URL, results: readonly SendResult[]): Grade {
  switch (name) {
    case 'vote':
      return gradeVote(target, results);
    case 'duplicate':
      return gradeRepeats(target, results, 'If an event ID has been processed, respond with 2xx and do nothing else.');
    case 'concurrent':
      return gradeConcurrent(target, results);
    case 'forged':
    case 'stale':
      return gradeRefusal(name, target, results);
  }
}

function gradeVote(target: URL, results: readonly SendResult[]): Grade {
  const bad = results.map((result) => judgeResponse(target, result)).find(({ outcome }) => outcome !== 'delivered');
  if (!bad) return { grade: 'good', what: 'Accepted, as it should be.', todo: null };
  return { grade: 'bad', what: bad.what ?? 'It was not accepted.', todo: bad.todo };
}

function gradeRepeats(target: URL, results: readonly SendResult[], todo: string): Grade {
  const first = gradeVote(target, results.slice(0, 1));
  if (first.grade === 'bad') return first;
  const repeated = gradeVote(target, results.slice(1));
  return repeated.grade === 'bad'
    ? { ...repeated, what: `The repeat was not accepted. ${repeated.what}`, todo }
    : REWARDED_ONCE;
}

const REWARDED_ONCE: Grade = {
  grade: 'good',
  what: 'Accepted, as it should be. The response does not show how often the vote was rewarded.',
  todo: 'Look whether your program granted one reward, and not several.',
};

function gradeConcurrent(target: URL, results: readonly SendResult[]): Grade {
  const isBusy = (result: SendResult) => result.ok && result.status === 503;
  const others = results.filter((result) => !isBusy(result));
  if (others.length === 0)
    return { grade: 'bad', what: 'All were refused with 503.', todo: 'One of them must be accepted.' };
  return gradeRepeats(
    target,
    others,
    'Respond with 2xx to an event ID that has been processed, and 503 while it is being processed.',
  );
}

function gradeRefusal(name: 'forged' | 'stale', target: URL, [result]: readonly SendResult[]): Grade {
  if (!result?.ok) return { grade: 'unsure', ...(result ? judgeResponse(target, result) : {}), ...NO_RESPONSE };
  const { status } = result;
  if (status === 401 || status === 403) return { grade: 'good', what: 'Refused, as it should be.', todo: null };
  if (status >= 400 && status < 500)
    return { grade: 'good', what: `Refused with ${status}. A 401 would state the reason.`, todo: null };
  if (status >= 200 && status < 300) return ACCEPTED[name];
  return {
    grade: 'unsure',
    what: `Neither accepted nor refused: ${status}. An unrelated error may have prevented it.`,
    todo: 'If the signature does not match, respond with 401 before anything else.',
  };
}

const NO_RESPONSE = { what: 'There was no response.', todo: 'Start your program, and compare the address.' };

const ACCEPTED: Readonly<Record<'forged' | 'stale', Grade>> = {
  forged: {
    grade: 'bad',
    what: 'Accepted! Anyone who knows the address can forge votes.',
    todo: 'Verify the signature before you use the body, and respond with 401 if it does not match.',
  },
  stale: {
    grade: 'bad',
    what: 'Accepted! Anyone who captures a request can send it again much later.',
    todo: 'Refuse requests whose webhook-timestamp is more than five minutes off, or verify X-Webhook-Signature and store event IDs.',
  },
};
