// One connection of the test listener: sends the greeting, reads one vote and responds according to its behavior.
// Nothing here throws: anything a sender does ends in a vote, a rejection or no response.
import type { Socket } from 'node:net';
import type { ReceiverBehavior, ReceiverProtocol, ReceiverSecrets, ResponseStep, SentVote } from './reading.ts';

const DRIP_EVERY_MS = 100;

export interface TestListenerLimits {
  readonly sockets: number;
  /** The most bytes read from one connection. */
  readonly bytes: number;
  /** How long a connection may stay open without receiving a byte. */
  readonly idleMs: number;
}

/** The state of a connection; its numbers change until it is closed. */
export interface ListenerConnection {
  readonly from: string;
  readonly receivedBytes: number;
  readonly sentBytes: number;
  /** 0 or 1, because a connection carries one vote. */
  readonly votes: number;
  readonly isOpen: boolean;
}

export interface RefusalReason {
  readonly protocol: ReceiverProtocol | null;
  readonly reason: string;
}

export interface ConnectionOptions {
  readonly behavior: ReceiverBehavior;
  readonly secrets: ReceiverSecrets;
  /** The challenge in the greeting. */
  readonly challenge: string;
  readonly limits: TestListenerLimits;
  readonly onVote: (vote: SentVote) => void;
  readonly onRefusal: (refused: RefusalReason) => void;
  /** The listener is ready for the next connection. */
  readonly onDone: () => void;
}

export interface ListenerConversation {
  readonly record: ListenerConnection;
  /** Sends the greeting; bytes received earlier are buffered. */
  begin(): void;
  /** Closes the connection without reporting anything. */
  stop(): void;
}

interface State extends ConnectionOptions {
  readonly socket: Socket;
  readonly record: { -readonly [field in keyof ListenerConnection]: ListenerConnection[field] };
  readonly timers: NodeJS.Timeout[];
  received: Buffer;
  hasBegun: boolean;
  /** The vote was read, or there will be none; further bytes are counted and discarded. */
  isDone: boolean;
}

export function startConversation(socket: Socket, parts: ConnectionOptions): ListenerConversation {
  const { remoteAddress = 'unknown', remotePort = 0 } = socket;
  const from = remoteAddress.includes(':') ? `[${remoteAddress}]:${remotePort}` : `${remoteAddress}:${remotePort}`;
  const record = { from, receivedBytes: 0, sentBytes: 0, votes: 0, isOpen: true };
  const idle = setTimeout(() => socket.destroy(), parts.limits.idleMs);
  const state: State = {
    ...parts,
    socket,
    record,
    timers: [idle],
    received: Buffer.alloc(0),
    hasBegun: false,
    isDone: false,
  };
  socket.setNoDelay(true);
  // A reset by the sender is a normal end of the connection; `close` follows.
  socket.on('error', () => {});
  socket.on('data', (chunk: Buffer) => {
    idle.refresh();
    receive(state, chunk);
  });
  socket.on('close', () => {
    record.isOpen = false;
    for (const timer of state.timers) clearTimeout(timer);
    refuse(state, missingVoteReason(record.receivedBytes));
  });
  return {
    record,
    begin: () => begin(state),
    stop() {
      state.isDone = true;
      socket.destroy();
    },
  };
}

function begin(state: State): void {
  const { behavior, challenge, timers } = state;
  const steps = behavior.opening(challenge);
  state.hasBegun = true;
  // A listener that closes first reports no missing vote.
  if (steps.some((step) => step.do === 'close' || step.do === 'reset')) finish(state);
  perform(state, steps);
  if (behavior.patienceMs !== undefined)
    timers.push(setTimeout(() => refuse(state, 'No vote arrived in time.'), behavior.patienceMs));
  readVote(state);
}

function receive(state: State, chunk: Buffer): void {
  const { record, limits, socket } = state;
  record.receivedBytes += chunk.length;
  if (record.receivedBytes > limits.bytes) {
    refuse(state, `More than ${limits.bytes} bytes were sent.`);
    socket.destroy();
    return;
  }
  if (state.isDone) return;
  state.received = Buffer.concat([state.received, chunk]);
  readVote(state);
}

function readVote(state: State): void {
  if (state.isDone || !state.hasBegun) return;
  const reading = state.behavior.read(state.received, state.secrets);
  if (reading.kind === 'wait') return;
  finish(state);
  if (reading.kind === 'vote') {
    state.record.votes += 1;
    state.onVote(reading.vote);
  } else {
    state.onRefusal({ protocol: reading.protocol, reason: reading.reason });
  }
  perform(state, state.behavior.ending ?? reading.response);
}

function refuse(state: State, reason: string): void {
  if (state.isDone) return;
  finish(state);
  state.onRefusal({ protocol: null, reason });
}

function finish(state: State): void {
  state.isDone = true;
  state.received = Buffer.alloc(0);
  state.onDone();
}

function missingVoteReason(receivedBytes: number): string {
  return receivedBytes === 0
    ? 'The connection was closed before anything was sent.'
    : `The connection was closed before a complete vote arrived (${receivedBytes} bytes).`;
}

function perform(state: State, steps: readonly ResponseStep[]): void {
  for (const step of steps) {
    switch (step.do) {
      case 'write':
        write(state, step.bytes);
        break;
      case 'drip':
        state.timers.push(drip(state, step.bytes));
        break;
      case 'close':
        state.socket.destroySoon();
        break;
      case 'reset':
        state.socket.resetAndDestroy();
        break;
    }
  }
}

function write({ socket, record }: State, bytes: string | Uint8Array): void {
  if (!socket.writable) return;
  record.sentBytes += typeof bytes === 'string' ? Buffer.byteLength(bytes) : bytes.length;
  socket.write(bytes);
}

function drip(state: State, text: string): NodeJS.Timeout {
  let place = 0;
  return setInterval(() => {
    write(state, text.charAt(place % text.length));
    place += 1;
  }, DRIP_EVERY_MS);
}
