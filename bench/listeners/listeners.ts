// Many vote listeners in one process, some of which never send a greeting; reports the delay of each vote.
import type { BehaviorName } from '../../test/support/vote-receivers/behaviors.ts';
import { openSimulatedReceiver } from '../../test/support/vote-receivers/open-simulated-receiver.ts';

export interface ListenersOpening {
  readonly listeners: number;
  /** The first `silent` listeners never send a greeting. */
  readonly silent: number;
}

export interface OpenListener {
  readonly port: number;
  readonly token: string;
}

export interface OpenListeners {
  readonly listeners: readonly OpenListener[];
}

export interface ListenerArrivals {
  /** Of each vote, from its timestamp to its arrival, both by this machine's clock. */
  readonly delaysMs: readonly number[];
}

const delaysMs: number[] = [];
let tellWhen: { readonly count: number; readonly tell: () => void } | null = null;
/** Votes that have not arrived by then never will: an attempt takes at most 12 s. */
const PATIENCE_MS = 15_000;

process.on('message', async (question: ListenersOpening | { readonly expected: number }) => {
  if ('listeners' in question) process.send?.(await open(question));
  else process.send?.(await arrivals(question.expected));
});
process.on('disconnect', () => process.exit());

async function open({ listeners, silent }: ListenersOpening): Promise<OpenListeners> {
  const places: OpenListener[] = [];
  for (let number = 0; number < listeners; number += 1) {
    const behavior: BehaviorName = number < silent ? 'silent' : 'nuvotifier';
    const { port, token } = await openSimulatedReceiver({
      behavior,
      protocols: ['v2'],
      onVote: ({ timestamp, receivedAt }) => {
        delaysMs.push(receivedAt.getTime() - Number(timestamp));
        if (tellWhen && delaysMs.length >= tellWhen.count) tellWhen.tell();
      },
    });
    places.push({ port, token: token ?? 'silent' });
  }
  return { listeners: places };
}

async function arrivals(expected: number): Promise<ListenerArrivals> {
  if (delaysMs.length < expected)
    await new Promise<void>((tell) => {
      tellWhen = { count: expected, tell };
      setTimeout(tell, PATIENCE_MS);
    });
  return { delaysMs };
}
