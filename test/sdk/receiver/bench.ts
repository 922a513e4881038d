// A receiver behind one adapter, with a record of what its handlers got.
import {
  createReceiver,
  type ReceiverOptions,
  type SampleVote,
  type SignedVote,
  type SignOptions,
  signVote,
  type VoteContext,
  type VotePayload,
} from '@plaudit/sdk';
import type { AdapterUnderTest, RunningReceiver } from './adapters.ts';

export const RECEIVER_SECRET = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';

export interface SentRequest {
  readonly method?: string;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Record<string, string>;
}

export interface ReceivedResponse {
  readonly status: number;
  readonly text: string;
  /** `result` and `reason` of the receiver's own responses. */
  readonly result?: string;
  readonly reason?: string;
}

export class ReceiverBench {
  readonly votes: string[] = [];
  readonly tests: string[] = [];
  readonly refused: string[] = [];
  readonly errors: unknown[] = [];
  readonly lines: string[] = [];
  /** What the handler does besides recording the vote. */
  onVote: (event: VotePayload, context: VoteContext) => unknown = () => {};
  readonly adapter: AdapterUnderTest;
  #running: RunningReceiver | null = null;

  constructor(adapter: AdapterUnderTest) {
    this.adapter = adapter;
  }

  async start(options: Partial<ReceiverOptions> = {}): Promise<this> {
    const receiver = createReceiver({
      secret: RECEIVER_SECRET,
      onVote: (event, context) => {
        this.votes.push(event.eventId);
        return this.onVote(event, context);
      },
      onTest: (event) => void this.tests.push(event.eventId),
      onRefused: ({ reason }) => void this.refused.push(reason),
      onError: (error) => void this.errors.push(error),
      log: (line) => void this.lines.push(line),
      ...options,
    });
    this.#running = await this.adapter.start(receiver);
    return this;
  }

  get url(): string {
    return this.#running!.url;
  }

  async sign(vote: SampleVote = {}, options: SignOptions = {}): Promise<SignedVote> {
    return signVote({ playerName: 'Steve', ...vote }, RECEIVER_SECRET, options);
  }

  async send({ method = 'POST', body, headers = {} }: SentRequest): Promise<ReceivedResponse> {
    const init = method === 'GET' ? { method, headers } : { method, headers, body: body ?? '' };
    const response = await fetch(this.url, init);
    const text = await response.text();
    return { status: response.status, text, ...parseResult(text) };
  }

  async close(): Promise<void> {
    await this.#running?.close();
  }
}

function parseResult(text: string): { result?: string; reason?: string } {
  try {
    const { result, reason } = JSON.parse(text);
    return { ...(typeof result === 'string' ? { result } : {}), ...(typeof reason === 'string' ? { reason } : {}) };
  } catch {
    return {};
  }
}
