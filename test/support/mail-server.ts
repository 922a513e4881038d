// A real mail server on loopback. It can authenticate, reject email at any step, be slow, disconnect, and use TLS.
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { createServer as createTlsServer, TLSSocket } from 'node:tls';
import { waitUntil } from './wait.ts';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  /** The received text, to check what it must not contain. */
  readonly raw: string;
  readonly signedInAs: string | null;
  readonly overTls: boolean;
}

export type Step = 'greeting' | 'auth' | 'mail' | 'rcpt' | 'data';
/** `refuse`: respond like this at this step; `hang`: stop responding at this step; `drop`: disconnect at this step. */
export type MailServerBehavior =
  | { readonly kind: 'accept' }
  | { readonly kind: 'refuse'; readonly at: Step; readonly answer: string }
  | { readonly kind: 'hang' | 'drop'; readonly at: Step };

export interface MailServer {
  readonly port: number;
  /** For SMTP_URL. */
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  readonly connections: () => number;
  behave(behavior: MailServerBehavior): void;
  /** Waits until an address has received that many emails, and returns the newest. */
  until(to: string, count?: number): Promise<ReceivedMail>;
  close(): Promise<void>;
}

export interface MailServerOptions {
  readonly user?: string;
  readonly password?: string;
  readonly tls?: 'from the start' | 'starttls';
  readonly port?: number;
}

const certificate = (name: string) => readFileSync(join(import.meta.dirname, 'certificates', name));
const TLS = () => ({ key: certificate('receiver.key'), cert: certificate('good.crt') });

export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const open = new Set<Socket>();
  let connections = 0;
  let behavior: MailServerBehavior = { kind: 'accept' };
  const talk = (socket: Socket) => {
    connections++;
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
    new Conversation(socket, { options, behavior: () => behavior, take: (mail) => void mails.push(mail) });
  };
  const server: Server = options.tls === 'from the start' ? createTlsServer(TLS(), talk) : createServer(talk);
  server.on('tlsClientError', () => {});
  await new Promise<void>((done) => server.listen(options.port ?? 0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const scheme = options.tls === 'from the start' ? 'smtps' : 'smtp';
  const signIn = options.user ? `${options.user}:${encodeURIComponent(options.password ?? '')}@` : '';
  const sentTo = (to: string) => mails.filter((mail) => mail.to.includes(to));
  return {
    port,
    url: `${scheme}://${signIn}127.0.0.1:${port}`,
    mails,
    connections: () => connections,
    behave: (next) => {
      behavior = next;
    },
    async until(to, count = 1) {
      await waitUntil(() => sentTo(to).length >= count);
      return sentTo(to).at(-1)!;
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

interface ConversationContext {
  readonly options: MailServerOptions;
  readonly behavior: () => MailServerBehavior;
  readonly take: (mail: ReceivedMail) => void;
}

/** One connection, which is read line by line. */
class Conversation {
  readonly #context: ConversationContext;
  #socket: Socket;
  #text = '';
  #from = '';
  #to: string[] = [];
  #signedInAs: string | null = null;
  /** Null while no email is being received. */
  #body: string[] | null = null;
  #isHanging = false;

  constructor(socket: Socket, context: ConversationContext) {
    this.#context = context;
    this.#socket = socket;
    socket.on('data', this.#read);
    this.#step('greeting', () => this.#reply('220 mail.example ESMTP'));
  }

  #reply(line: string): void {
    this.#socket.write(`${line}\r\n`);
  }

  /** Continues, unless the test makes this step fail. */
  #step(step: Step, otherwise: () => void): void {
    const wanted = this.#context.behavior();
    if (wanted.kind === 'accept' || wanted.at !== step) otherwise();
    else if (wanted.kind === 'refuse') this.#reply(wanted.answer);
    else if (wanted.kind === 'drop') this.#socket.destroy();
    else this.#isHanging = true;
  }

  readonly #read = (chunk: Buffer): void => {
    this.#text += chunk.toString('latin1');
    for (let end = this.#text.indexOf('\r\n'); end >= 0 && !this.#isHanging; end = this.#text.indexOf('\r\n')) {
      const line = this.#text.slice(0, end);
      this.#text = this.#text.slice(end + 2);
      if (this.#body === null) this.#command(line);
      else this.#bodyLine(this.#body, line);
    }
  };

  #command(line: string) {
    switch (line.split(' ')[0]?.toUpperCase()) {
      case 'EHLO':
      case 'HELO':
        return this.#greet();
      case 'STARTTLS':
        return this.#startTls();
      case 'AUTH':
        return this.#step('auth', () => this.#signIn(line.split(' ')[2] ?? ''));
      case 'MAIL':
        this.#from = addressIn(line);
        this.#to = [];
        return this.#step('mail', () => this.#reply('250 OK'));
      case 'RCPT':
        this.#to.push(addressIn(line));
        return this.#step('rcpt', () => this.#reply('250 OK'));
      case 'DATA':
        return this.#step('data', () => {
          this.#body = [];
          this.#reply('354 Go on');
        });
      case 'QUIT':
        this.#socket.end('221 Bye\r\n');
        return;
      default:
        this.#reply('250 OK');
    }
  }

  #greet(): void {
    const { options } = this.#context;
    const offered = ['250-mail.example'];
    if (options.tls === 'starttls' && !(this.#socket instanceof TLSSocket)) offered.push('250-STARTTLS');
    if (options.user) offered.push('250-AUTH PLAIN');
    this.#reply([...offered, '250 8BITMIME'].join('\r\n'));
  }

  #startTls(): void {
    this.#reply('220 Go ahead');
    this.#socket.removeAllListeners('data');
    this.#socket = new TLSSocket(this.#socket, { isServer: true, ...TLS() });
    this.#socket.on('error', () => {});
    this.#socket.on('data', this.#read);
  }

  #signIn(encoded: string) {
    const { user, password } = this.#context.options;
    const [, name = '', secret = ''] = Buffer.from(encoded, 'base64').toString().split('\0');
    // Some servers are careless enough to repeat the credentials in their response.
    if (name !== user || secret !== password) return this.#reply(`535 5.7.8 Wrong: ${name} ${secret}`);
    this.#signedInAs = name;
    this.#reply('235 2.7.0 Welcome');
  }

  #bodyLine(body: string[], line: string): void {
    if (line !== '.') {
      body.push(line.replace(/^\./, ''));
      return;
    }
    this.#context.take({
      ...readMail(`${body.join('\r\n')}\r\n`),
      from: this.#from,
      to: this.#to,
      signedInAs: this.#signedInAs,
      overTls: this.#socket instanceof TLSSocket,
    });
    this.#body = null;
    this.#reply('250 2.0.0 Taken');
  }
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? '';
}

function readMail(raw: string): Pick<ReceivedMail, 'headers' | 'text' | 'raw'> {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(lines.map((line) => [line.split(':')[0]!.toLowerCase(), line.replace(/^[^:]*: ?/, '')]));
  return {
    headers,
    raw,
    text: decode(raw.slice(end + 4), headers.get('content-transfer-encoding') ?? '7bit'),
  };
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const joined = body.replaceAll(/=\r\n/g, '');
  const bytes = joined.replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** The link in an email. */
export function linkIn(mail: Pick<ReceivedMail, 'text'>): URL {
  return new URL(/https?:\/\/\S+/.exec(mail.text)![0]);
}
