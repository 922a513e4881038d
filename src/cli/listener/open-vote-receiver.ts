// The test listener: a vote listener for owners who try out their settings, and for tests, with correct or faulty
// behavior. Sockets, bytes and time are limited, because anyone may be able to reach it.
import { generateKeyPair, type KeyObject, type KeyPairKeyObjectResult } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { now } from '../../core/clock.ts';
import { OperatorError } from '../../core/errors.ts';
import {
  type ListenerConnection,
  type ListenerConversation,
  type RefusalReason,
  startConversation,
  type TestListenerLimits,
} from './converse.ts';
import { NUVOTIFIER } from './nuvotifier.ts';
import type { ReceiverBehavior, ReceiverProtocol, ReceiverSecrets, SentVote } from './reading.ts';
import { newVotifierToken } from './tokens.ts';

const LIMITS: TestListenerLimits = { sockets: 1_000, bytes: 65_536, idleMs: 60_000 };
/** The most votes and connections kept in memory, because it may run for weeks. */
const MAX_KEPT = 10_000;

export interface ReceivedVote extends SentVote {
  readonly receivedAt: Date;
}

export interface RefusedVote extends RefusalReason {
  readonly from: string;
  readonly receivedAt: Date;
}

export interface VoteReceiverOptions {
  readonly host?: string;
  /** 0 or absent: any free port. */
  readonly port?: number;
  /** Absent: NuVotifier's. */
  readonly behavior?: ReceiverBehavior;
  /** Absent: a new one. */
  readonly token?: string | undefined;
  /** 2,048-bit RSA, for v1. Absent: a new pair, which takes 50 ms to generate. */
  readonly keys?: KeyPairKeyObjectResult;
  /** The only service whose v2 votes are accepted; absent: all. */
  readonly serviceName?: string | undefined;
  /** Absent: all that the behavior supports. */
  readonly protocols?: readonly ReceiverProtocol[];
  readonly limits?: Partial<TestListenerLimits>;
  readonly onConnection?: (conversation: ListenerConnection) => void;
  readonly onVote?: (vote: ReceivedVote) => void;
  readonly onRefusal?: (refusal: RefusedVote) => void;
}

export interface VoteReceiver {
  readonly host: string;
  readonly port: number;
  /** For v2 senders; null without v2. */
  readonly token: string | null;
  /** For v1 senders: SPKI in base64 on one line, as owners paste it; null without v1. */
  readonly publicKey: string | null;
  readonly protocols: readonly ReceiverProtocol[];
  /** The newest ten thousand. */
  readonly votes: readonly ReceivedVote[];
  /** The newest ten thousand, one for each accepted socket. */
  readonly connections: readonly ListenerConnection[];
  close(): Promise<void>;
}

/** Throws OperatorError if it cannot listen at that address. */
export async function openVoteReceiver(options: VoteReceiverOptions = {}): Promise<VoteReceiver> {
  const { host = '127.0.0.1' } = options;
  const { behavior = NUVOTIFIER } = options;
  const protocols = options.protocols ?? behavior.protocols;
  const keys = protocols.includes('v1')
    ? (options.keys ?? (await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })))
    : null;
  const token = protocols.includes('v2') ? (options.token ?? newVotifierToken()) : null;
  const secrets = {
    protocols,
    token,
    serviceName: options.serviceName ?? null,
    privateKey: keys?.privateKey ?? null,
  };
  const received = { votes: [] as ReceivedVote[], connections: [] as ListenerConnection[] };
  const limits = { ...LIMITS, ...options.limits };
  const greet = greeter(options, { behavior, secrets, limits }, received);
  const conversations = new Set<ListenerConversation>();
  const server = createServer((socket) => {
    const conversation = greet(socket);
    conversations.add(conversation);
    socket.once('close', () => conversations.delete(conversation));
  });
  server.maxConnections = limits.sockets;
  return {
    ...received,
    host,
    port: await listen(server, host, options.port ?? 0),
    token,
    publicKey: keys && spki(keys.publicKey),
    protocols,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const conversation of conversations) conversation.stop();
      await closed;
    },
  };
}

interface ListenerSetup {
  readonly behavior: ReceiverBehavior;
  readonly secrets: Omit<ReceiverSecrets, 'challenge'>;
  readonly limits: TestListenerLimits;
}

/** Returns the handler of accepted sockets. */
function greeter(
  { onConnection, onVote, onRefusal }: VoteReceiverOptions,
  { behavior, secrets, limits }: ListenerSetup,
  received: { readonly votes: ReceivedVote[]; readonly connections: ListenerConnection[] },
): (socket: Socket) => ListenerConversation {
  const queue = behavior.createQueue?.();
  return (socket) => {
    const challenge = behavior.newChallenge();
    const expectedChallenge = behavior.forgetsChallenge ? behavior.newChallenge() : challenge;
    const conversation = startConversation(socket, {
      behavior,
      challenge,
      secrets: { ...secrets, challenge: expectedChallenge },
      limits,
      onVote(sent) {
        const vote = { ...sent, receivedAt: now() };
        keep(received.votes, vote);
        onVote?.(vote);
      },
      onRefusal: (refused) => onRefusal?.({ ...refused, from: conversation.record.from, receivedAt: now() }),
      onDone: () => queue?.remove(conversation),
    });
    keep(received.connections, conversation.record);
    onConnection?.(conversation.record);
    if (queue) queue.add(conversation);
    else conversation.begin();
    return conversation;
  };
}

function keep<Item>(items: Item[], item: Item): void {
  items.push(item);
  if (items.length > MAX_KEPT) items.shift();
}

function spki(key: KeyObject): string {
  return key.export({ format: 'der', type: 'spki' }).toString('base64');
}

/** Returns the port. */
async function listen(server: Server, host: string, port: number): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw asOperatorError(error as NodeJS.ErrnoException, host, port);
  }
  return (server.address() as AddressInfo).port;
}

function asOperatorError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new OperatorError(
        `Port ${port} is in use by another program. Choose another port with --port, or use --port 0 for any free port.`,
      );
    case 'EACCES':
      return new OperatorError(
        `This user is not allowed to open port ${port}. Choose a port of 1024 or above with --port.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new OperatorError(
        `--host: ${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all addresses.`,
      );
    default:
      return error;
  }
}
