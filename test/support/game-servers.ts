// Game servers on loopback for tests. Each has its own implementation of its game's protocol, or misbehaves as the test
// says.
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { certificate } from './sockets.ts';

export interface GameServer {
  readonly port: number;
  /** The number of connections, or datagrams, so far. */
  asked(): number;
  close(): Promise<void>;
}

export interface Handshake {
  readonly host: string;
  readonly port: number;
}

/** A Minecraft server's response to a request: a JSON value, or a function that writes to the socket. */
export type StatusAnswer = object | ((socket: Socket, handshake: Handshake) => void);

/** Implements the protocol since 1.7. */
export function serveMinecraft(answer: StatusAnswer): Promise<GameServer> {
  return listenTcp((socket) => {
    let received = Buffer.alloc(0);
    socket.on('data', (bytes) => {
      received = Buffer.concat([received, bytes]);
      // A request of the old protocol, which this server does not know.
      if (received[0] === 0xfe) return void socket.destroy();
      const handshake = readRequest(received);
      if (!handshake) return;
      received = Buffer.alloc(0);
      if (typeof answer === 'function') answer(socket, handshake);
      else socket.write(statusPacket(JSON.stringify(answer)));
    });
  });
}

/** Reads handshake and request, once both have arrived. Tests use no host longer than 127 bytes. */
function readRequest(received: Buffer): Handshake | null {
  const length = received[0] ?? 0;
  if (received.length < 1 + length + 2) return null;
  const hostLength = received[3]!;
  const host = received.toString('utf8', 4, 4 + hostLength);
  const expected = [0x00, 0x2f];
  const next = received[4 + hostLength + 2];
  const request = received.subarray(1 + length);
  if (received[1] !== expected[0] || received[2] !== expected[1] || next !== 1 || !request.equals(Buffer.from([1, 0])))
    throw new Error(`Expected a handshake with a status request, not: ${received.toString('hex')}`);
  return { host, port: received.readUInt16BE(4 + hostLength) };
}

/** An encoded status; `claimed` is an incorrect length. */
export function statusPacket(json: string, claimed?: number): Buffer {
  const text = Buffer.from(json, 'utf8');
  const body = Buffer.concat([Buffer.from([0]), sevenBits(text.length), text]);
  return Buffer.concat([sevenBits(claimed ?? body.length), body]);
}

function sevenBits(number: number): Buffer {
  const bytes: number[] = [];
  for (let left = number; ; left = Math.floor(left / 128)) {
    if (left < 128) return Buffer.from([...bytes, left]);
    bytes.push((left % 128) + 128);
  }
}

/** Implements the protocol before 1.7: closes the connection on a modern request. */
export function serveLegacyMinecraft(text: string): Promise<GameServer> {
  return listenTcp((socket) => {
    socket.once('data', (bytes) => {
      if (bytes[0] !== 0xfe) return void socket.destroy();
      const head = Buffer.from([0xff, text.length >> 8, text.length & 0xff]);
      socket.end(Buffer.concat([head, Buffer.from(text, 'utf16le').swap16()]));
    });
  });
}

/** Accepts the connection and does what the test says. */
export function listenTcp(talk: (socket: Socket) => void): Promise<GameServer> {
  return listening(createServer(talk));
}

type Reply = (request: IncomingMessage, response: ServerResponse) => void;

/** The responses of FiveM, Roblox and Nitrado's plugin: JSON over plain HTTP. */
export function serveJson(reply: object | Reply, port = 0): Promise<GameServer> {
  return listening(createHttpServer(replying(reply)), port);
}

/** Over TLS, with a self-signed certificate. */
export function serveSelfSigned(reply: object | Reply, port = 0): Promise<GameServer> {
  const secret = { key: certificate('receiver.key'), cert: certificate('self-signed.crt') };
  return listening(createHttpsServer(secret, replying(reply)), port);
}

function replying(reply: object | Reply): Reply {
  return (request, response) => {
    if (typeof reply === 'function') reply(request, response);
    else response.end(JSON.stringify(reply));
  };
}

export interface RobloxWorld {
  /** The universe of each place. */
  readonly places: Readonly<Record<string, number>>;
  /** The players of each universe. */
  readonly playing: Readonly<Record<string, number>>;
}

export interface RobloxServer extends GameServer {
  readonly origin: string;
  /** The requested paths. */
  readonly paths: string[];
  /** The status of all later responses. */
  status: number;
}

export async function serveRoblox({ places, playing }: RobloxWorld): Promise<RobloxServer> {
  const paths: string[] = [];
  const server = await serveJson((request, response) => {
    const path = request.url ?? '';
    paths.push(path);
    if (roblox.status !== 200) return void response.writeHead(roblox.status).end('{"errors":[]}');
    const placeId = /^\/universes\/v1\/places\/(\d+)\/universe$/.exec(path)?.[1];
    if (placeId) return void response.end(JSON.stringify({ universeId: places[placeId] ?? null }));
    const ids = /^\/v1\/games\?universeIds=([\d,]+)$/.exec(path)?.[1]?.split(',') ?? [];
    if (ids.length === 0 || ids.length > 50) return void response.writeHead(400).end('{"errors":[]}');
    const data = ids
      .filter((id) => playing[id] !== undefined)
      .map((id) => ({ id: Number(id), playing: playing[id], maxPlayers: 8, name: '<b>Sample</b>' }));
    response.end(JSON.stringify({ data }));
  });
  const roblox = { ...server, origin: `http://127.0.0.1:${server.port}`, paths, status: 200 };
  return roblox;
}

/** Responds to datagrams, or does not if `reply` returns null. `port`: that of a server over TCP beside it. */
export async function serveDatagrams(reply: (datagram: Buffer) => Buffer | null, port = 0): Promise<GameServer> {
  const socket = createSocket('udp4');
  let asked = 0;
  socket.on('message', (datagram, sender) => {
    asked += 1;
    const answer = reply(datagram);
    if (answer) socket.send(answer, sender.port, sender.address);
  });
  await new Promise<void>((resolve) => socket.bind(port, '127.0.0.1', resolve));
  return {
    port: socket.address().port,
    asked: () => asked,
    close: () => new Promise((resolve) => void socket.close(() => resolve())),
  };
}

/** RakNet's response of a server for Minecraft's Bedrock Edition. */
export function bedrockPong(text: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(Buffer.byteLength(text));
  const magic = Buffer.from('00ffff00fefefefefdfdfdfd12345678', 'hex');
  return Buffer.concat([Buffer.from([0x1c]), Buffer.alloc(16, 7), magic, length, Buffer.from(text)]);
}

/** HyQuery's response, version 1. */
export function hyReply(players: number, most: number, name = 'Sample'): Buffer {
  const text = (words: string) => {
    const bytes = Buffer.from(words, 'utf8');
    return Buffer.concat([Buffer.from([bytes.length & 0xff, bytes.length >> 8]), bytes]);
  };
  const numbers = Buffer.alloc(12);
  for (const [place, number] of [players, most, 5520].entries()) numbers.writeUInt32LE(number, place * 4);
  return Buffer.concat([Buffer.from('HYREPLY\0\0'), text(name), text('Hello'), numbers, text('1.0')]);
}

async function listening(server: Server, port = 0): Promise<GameServer> {
  const open = new Set<Socket>();
  let asked = 0;
  server.on('connection', (socket: Socket) => {
    asked += 1;
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
  });
  server.on('tlsClientError', () => {});
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    asked: () => asked,
    async close() {
      for (const socket of open) socket.destroy();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
}
