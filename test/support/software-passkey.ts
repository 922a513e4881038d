// A passkey in software: answers like a browser with an authenticator, and lies on request.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

/** Only what a passkey needs: integers, text, bytes and maps. */
function encodeCbor(value: Cbor): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.of((major << 5) | size)
      : size < 256
        ? Buffer.of((major << 5) | 24, size)
        : Buffer.of((major << 5) | 25, size >> 8, size & 255);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map) {
    const parts = [...value].flatMap(([key, inner]) => [encodeCbor(key), encodeCbor(inner)]);
    return Buffer.concat([head(5, value.size), ...parts]);
  }
  return Buffer.concat([head(2, value.length), value]);
}

interface Options {
  readonly challenge: string;
  readonly rpId?: string;
  readonly rp?: { readonly id?: string };
}

/** What differs from an honest response. */
export interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly counter?: number;
  readonly isUserVerified?: boolean;
  readonly userHandle?: string;
  readonly signature?: string;
  readonly type?: string;
}

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();

export class SoftwarePasskey {
  readonly origin: string;
  readonly id = randomBytes(32).toString('base64url');
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  counter = 0;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** The response to the options of a page that adds a passkey, as JSON. */
  create(options: Options, lies: Lies = {}): string {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const coordinate = (text: string) => Buffer.from(text, 'base64url');
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const authData = Buffer.concat([
      this.#authenticatorData(options, lies, 0x40),
      Buffer.alloc(16),
      Buffer.of(0, id.length),
      id,
      encodeCbor(key),
    ]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.#asJson({
      clientDataJSON: this.#clientData('webauthn.create', options, lies).toString('base64url'),
      attestationObject: encodeCbor(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The response to the options of a page that asks for a passkey, as JSON. */
  get(options: Options, lies: Lies = {}): string {
    this.counter += 1;
    const authenticatorData = this.#authenticatorData(options, { counter: this.counter, ...lies }, 0);
    const clientData = this.#clientData('webauthn.get', options, lies);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    return this.#asJson({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: lies.signature ?? sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
      ...(lies.userHandle && { userHandle: lies.userHandle }),
    });
  }

  #authenticatorData({ rp, rpId }: Options, lies: Lies, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lies.counter ?? 0);
    const verified = lies.isUserVerified === false ? 0 : 4;
    return Buffer.concat([sha256(lies.rpId ?? rpId ?? rp?.id ?? ''), Buffer.of(flags | 1 | verified), counter]);
  }

  #clientData(type: string, { challenge }: Options, lies: Lies): Buffer {
    const origin = lies.origin ?? this.origin;
    const data = { type: lies.type ?? type, challenge: lies.challenge ?? challenge, origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data));
  }

  #asJson(response: object): string {
    return JSON.stringify({
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });
  }
}
