// A client that sends exactly the given bytes to a server on loopback, and records the responses.
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface RawHttpResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface RawConversation {
  readonly socket: Socket;
  /** Resolves with all responses when the server has closed the connection, or when there are `count`. */
  answers(count?: number): Promise<readonly RawHttpResponse[]>;
  readonly closed: Promise<void>;
}

export function sendRawBytes(port: number, bytes: string | Uint8Array = ''): RawConversation {
  let received = '';
  let isClosed = false;
  const waiting = new Set<() => void>();
  const notify = () => {
    for (const check of waiting) check();
  };
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  const closed = new Promise<void>((resolve) => {
    const end = () => {
      isClosed = true;
      notify();
      resolve();
    };
    socket.once('end', end).once('close', end).on('error', end);
  });
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
    notify();
  });
  if (bytes.length > 0) socket.write(bytes);
  return {
    socket,
    closed,
    answers: (count = Number.POSITIVE_INFINITY) =>
      new Promise((resolve) => {
        const check = () => {
          const answers = readAnswers(received);
          if (!isClosed && answers.length < count) return;
          waiting.delete(check);
          resolve(answers);
        };
        waiting.add(check);
        check();
      }),
  };
}

/** Returns the complete responses. Interim responses (100) count as responses without a body. */
function readAnswers(received: string): readonly RawHttpResponse[] {
  const answers: RawHttpResponse[] = [];
  for (let rest = received; rest !== ''; ) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) break;
    const [first = '', ...lines] = rest.slice(0, end).split('\r\n');
    const headers = new Headers(lines.map((line) => line.split(/: ?(.*)/s).slice(0, 2) as [string, string]));
    const length = Number(headers.get('content-length') ?? 0);
    const text = rest.slice(end + 4, end + 4 + length);
    if (text.length < length) break;
    answers.push({
      status: Number(first.split(' ')[1]),
      headers,
      text: Buffer.from(text, 'latin1').toString(),
    });
    rest = rest.slice(end + 4 + length);
  }
  return answers;
}
