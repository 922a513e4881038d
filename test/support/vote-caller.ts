// A minimal sender for tests of vote listeners: it encodes v1 blocks and v2 frames itself, valid or invalid, and
// records the responses. It shares no code with the service's own sender.
import { constants, createHmac, createPublicKey, publicEncrypt } from 'node:crypto';
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';

export const VOTE = {
  serviceName: 'Plaudit',
  username: 'Steve',
  address: '0.0.0.0',
  timestamp: 1_760_000_000_000,
};

/** First bytes that some receivers take for the start of something else. */
const MISLEADING = [0x7b, 0x73, 0x50, 0x43, 0x0d, 0x16];

/** `publicKey` has the format in which owners paste it. */
export function encryptText(publicKey: string, text: string): Buffer {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  for (;;) {
    const block = publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(text, 'latin1'));
    if (!MISLEADING.includes(block[0]!)) return block;
  }
}

export function blockOf(publicKey: string, change: Partial<typeof VOTE> = {}): Buffer {
  const { serviceName, username, address, timestamp } = { ...VOTE, ...change };
  return encryptText(publicKey, `VOTE\n${serviceName}\n${username}\n${address}\n${timestamp}\n`);
}

export function frame(json: string): Buffer {
  const body = Buffer.from(json);
  const header = Buffer.of(0x73, 0x3a, 0, 0);
  header.writeUInt16BE(body.length, 2);
  return Buffer.concat([header, body]);
}

/** `change`: fields of the vote to set, or to leave out if undefined. */
export function frameOf(token: string, challenge: string, change: Record<string, unknown> = {}): Buffer {
  const payload = JSON.stringify({ ...VOTE, challenge, ...change });
  const signature = createHmac('sha256', token).update(payload).digest('base64');
  return frame(JSON.stringify({ payload, signature }));
}

export interface VoteCaller {
  /** The greeting line, without its line break. */
  greeting(): Promise<string>;
  send(bytes: Uint8Array): void;
  /** Closes this side. */
  leave(): void;
  /** Returns everything that was received, once `enough` returns true. */
  heard(enough?: (text: string) => boolean): Promise<string>;
  /** The text received after the greeting, when the listener has ended the connection, and how it ended. */
  readonly end: Promise<{ readonly reply: string; readonly how: 'closed' | 'reset' }>;
}

export function connectVoteCaller(port: number): VoteCaller {
  let text = '';
  const waiting = new Set<() => void>();
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
    for (const look of waiting) look();
  });
  const end = new Promise<{ reply: string; how: 'closed' | 'reset' }>((resolve) => {
    const reply = () => text.replace(/^VOTIFIER .*\n/, '');
    socket.once('end', () => resolve({ reply: reply(), how: 'closed' }));
    socket.on('error', () => resolve({ reply: reply(), how: 'reset' }));
  });
  const heard = (enough: (text: string) => boolean = () => true) =>
    new Promise<string>((resolve) => {
      const look = () => {
        if (!enough(text)) return;
        waiting.delete(look);
        resolve(text);
      };
      waiting.add(look);
      look();
    });
  return {
    heard,
    end,
    greeting: async () => (await heard((said) => said.includes('\n'))).split('\n')[0]!,
    send: (bytes) => void socket.write(bytes),
    leave: () => void socket.end(),
  };
}

/** Waits for the greeting and responds to its challenge. */
export async function challengeOf(caller: VoteCaller): Promise<string> {
  return (await caller.greeting()).split(' ')[2] ?? '';
}
