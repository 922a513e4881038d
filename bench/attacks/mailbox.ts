// A mail server on loopback that accepts everything and keeps the text of each email, by recipient.
import { createServer, type Socket } from 'node:net';

export interface Mailbox {
  readonly url: string;
  /** The first link in the newest email to this address. */
  linkTo(address: string): Promise<URL>;
  close(): Promise<void>;
}

const PATIENCE_MS = 20_000;
const LOOK_EVERY_MS = 20;

export async function startMailbox(): Promise<Mailbox> {
  const texts = new Map<string, string>();
  const server = createServer((socket) => converse(socket, (to, text) => texts.set(to, text)));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}?from=votes@mail.example`,
    async linkTo(to) {
      const until = performance.now() + PATIENCE_MS;
      while (performance.now() < until) {
        const found = /https?:\/\/\S+/.exec(texts.get(to) ?? '');
        if (found) return new URL(found[0]);
        await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
      }
      throw new Error(`No email has reached ${to}.`);
    },
    async close() {
      await new Promise((done) => server.close(done));
    },
  };
}

function converse(socket: Socket, keep: (to: string, text: string) => void): void {
  let unread = '';
  let to = '';
  let message: string[] | null = null;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const read = (line: string) => {
    if (message === null) {
      to = /^RCPT TO:<([^>]+)>/i.exec(line)?.[1] ?? to;
      if (/^DATA/i.test(line)) message = [];
      say(message ? '354 go on' : /^EHLO/i.test(line) ? '250 mailbox' : /^QUIT/i.test(line) ? '221 bye' : '250 ok');
    } else if (line === '.') {
      keep(to, decode(message.join('\n')));
      message = null;
      say('250 ok');
    } else message.push(line);
  };
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    const lines = (unread + chunk).split('\r\n');
    unread = lines.pop() ?? '';
    for (const line of lines) read(line);
  });
  say('220 mailbox');
}

/** Quoted-printable and base64 bodies, as far as links need it. */
function decode(text: string): string {
  if (/^Content-Transfer-Encoding: base64/im.test(text))
    return Buffer.from(text.slice(text.indexOf('\n\n')), 'base64').toString();
  return text.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
