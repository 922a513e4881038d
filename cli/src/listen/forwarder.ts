// Forwards events of the stream to the developer's program, one at a time, and remembers the last one.
import type { StreamDelivery } from '@plaudit/sdk/stream';
import { judgeResponse } from '../forward/judge-response.ts';
import { postRequest, type SendResult, type SignedRequest } from '../forward/post-request.ts';
import type { ListenOutput } from './listen-output.ts';
import type { ForwardToReport } from './report-forwards.ts';
import { signAgain } from './sign-again.ts';

export interface Forwarder {
  forward(delivery: StreamDelivery): Promise<void>;
  /** Sends the last event again. */
  resend(): Promise<void>;
  /** The last request and its response, as text. */
  describeLast(): string;
}

export interface ForwarderOptions {
  readonly target: URL;
  readonly secret: string;
  readonly output: ListenOutput;
  /** Tells the service what happened, for its delivery log. */
  readonly report: (forward: ForwardToReport) => void;
  readonly signal: AbortSignal;
  readonly now: () => Date;
}

interface LastForward {
  readonly delivery: StreamDelivery;
  readonly request: SignedRequest;
  readonly attempt: number;
  readonly result: SendResult;
}

export function createForwarder({ target, secret, output, report, signal, now }: ForwarderOptions): Forwarder {
  let last: LastForward | null = null;
  let queue: Promise<void> = Promise.resolve();

  const send = async (delivery: StreamDelivery, request: SignedRequest, attempt: number): Promise<void> => {
    const result = await postRequest(target, request, signal);
    if (signal.aborted) return;
    last = { delivery, request, attempt, result };
    const judgment = judgeResponse(target, result);
    output.forward({ delivery, target, result, judgment, isResent: attempt > 1 });
    report({ delivery, result, what: judgment.what });
  };
  // One after the other, so that the program gets events in their order.
  const enqueue = (work: () => Promise<void>) => (queue = queue.then(work));

  return {
    forward: (delivery) =>
      enqueue(() => send(delivery, { body: delivery.body, headers: Object.entries(delivery.headers) }, 1)),
    resend: () =>
      enqueue(async () => {
        if (!last) return output.notice('No event has come yet.');
        const attempt = last.attempt + 1;
        await send(last.delivery, signAgain(last.delivery, { secret, attempt, now: now() }), attempt);
      }),
    describeLast: () => (last ? describe(target, last) : 'No event has come yet.'),
  };
}

function describe(target: URL, { request, result }: LastForward): string {
  const lines = (headers: SignedRequest['headers']) => headers.map(([name, value]) => `  ${name}: ${value}`);
  const body = Buffer.from(request.body).toString('utf8');
  const response = result.ok
    ? [
        `Response: ${result.status} in ${Math.round(result.durationMs)} ms`,
        ...lines(result.headers),
        '',
        indent(result.text),
      ]
    : [`No response: ${result.code} after ${Math.round(result.durationMs)} ms`];
  return [`POST ${target}`, ...lines(request.headers), '', indent(body), '', ...response].join('\n').trimEnd();
}

/** At most as much as fits on a screen. */
function indent(text: string): string {
  return text
    .slice(0, 4_000)
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}
