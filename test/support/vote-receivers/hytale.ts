// Simulates HytaleVotifier: responds to both protocols with its own JSON format, without a newline.
import { decryptBlock, readVoteLines, V1_BLOCK_BYTES } from '../../../src/cli/listener/decode-v1.ts';
import {
  isFrame,
  isSignedWith,
  type JsonObject,
  parseObject,
  readFrame,
  textOf,
} from '../../../src/cli/listener/decode-v2.ts';
import {
  gson,
  type ReadResult,
  type ReceiverProtocol,
  type ReceiverSecrets,
  type SentVote,
  WAIT,
  writeAndClose,
} from '../../../src/cli/listener/reading.ts';

const OK = writeAndClose(gson({ status: 'ok' }));
/** The first byte of a TLS handshake. */
const TLS = 0x1603;
/** Smaller times are taken for seconds. */
const MILLISECONDS_LEAST = 1e12;

export function readAsHytale(bytes: Buffer, secrets: ReceiverSecrets): ReadResult {
  const framed = isFrame(bytes);
  if (framed === null) return WAIT;
  if (framed) return readV2(bytes, secrets);
  if (bytes.readUInt16BE(0) === TLS)
    return refuse(null, 'TLS/SSL not supported - use plain TCP connection', 'The sender speaks TLS.');
  return readV1(bytes, secrets);
}

function readV1(bytes: Buffer, { protocols, privateKey }: ReceiverSecrets): ReadResult {
  if (!protocols.includes('v1') || !privateKey)
    return refuse('v1', 'V1 protocol is disabled', 'Protocol v1 is not accepted here.');
  if (bytes.length < V1_BLOCK_BYTES) return WAIT;
  const text = decryptBlock(bytes.subarray(0, V1_BLOCK_BYTES), privateKey);
  if (text === null) {
    const reason = 'The vote cannot be decrypted: it was encrypted with another public key.';
    return refuse('v1', 'Decryption failed', reason);
  }
  const read = readVoteLines(text);
  return read.ok ? { kind: 'vote', vote: read.vote, response: OK } : refuseFormat('v1', read.sentence);
}

function readV2(bytes: Buffer, secrets: ReceiverSecrets): ReadResult {
  const frame = readFrame(bytes);
  if (frame.kind === 'part') return WAIT;
  if (frame.json === null) return WAIT;
  if (frame.json === '') return refuse('v2', 'Invalid message length', 'The frame is empty.');
  const envelope = parseObject(frame.json);
  const payload = envelope && filled(envelope.payload);
  const signature = envelope && filled(envelope.signature);
  if (!payload) return refuseFormat('v2', "V2 payload missing required 'payload' field");
  if (!signature) return refuseFormat('v2', "V2 payload missing required 'signature' field");
  const vote = parseObject(payload);
  if (!vote) return refuseFormat('v2', 'V2 inner payload is null');
  return judgeVote(vote, payload, signature, secrets);
}

/** Checks the fields first, then the challenge, then the token. */
function judgeVote(vote: JsonObject, payload: string, signature: string, secrets: ReceiverSecrets): ReadResult {
  const serviceName = filled(vote.serviceName);
  const username = filled(vote.username);
  if (serviceName === null) return refuseFormat('v2', 'V2 payload missing serviceName');
  if (username === null) return refuseFormat('v2', 'V2 payload missing username');
  const timestamp = Number(vote.timestamp ?? 0);
  if (!Number.isSafeInteger(timestamp))
    return refuseFormat('v2', 'Invalid V2 inner payload JSON: java.lang.NumberFormatException');
  if (vote.challenge !== secrets.challenge) {
    const reason = 'The challenge is not the one from this connection’s greeting.';
    return refuse('v2', 'Challenge verification failed', reason);
  }
  const { token } = secrets;
  if (token === null || !isServiceKnown(serviceName, secrets) || !isSignedWith(token, payload, signature)) {
    const reason = 'The signature does not match: the sender uses another token or another service name.';
    return refuse('v2', 'Signature verification failed', reason);
  }
  const sent: SentVote = {
    protocol: 'v2',
    serviceName,
    username,
    address: textOf(vote.address) ?? '',
    timestamp: timestamp > 0 && timestamp < MILLISECONDS_LEAST ? timestamp * 1_000 : timestamp,
  };
  return { kind: 'vote', vote: sent, response: OK };
}

/** The real plugin has no token per service; without a service name, its token verifies the votes of any service. */
function isServiceKnown(given: string, { serviceName }: ReceiverSecrets): boolean {
  return serviceName === null || serviceName.toLowerCase() === given.toLowerCase();
}

function filled(value: unknown): string | null {
  return typeof value === 'string' && value.trim() ? value : null;
}

function refuseFormat(protocol: ReceiverProtocol, what: string): ReadResult {
  return refuse(protocol, `Invalid vote format: ${what}`, `The vote cannot be read: ${what}`);
}

/** Sends the same text in both fields. */
function refuse(protocol: ReceiverProtocol | null, words: string, reason: string): ReadResult {
  const response = writeAndClose(gson({ status: 'error', cause: words, errorMessage: words }));
  return { kind: 'refused', protocol, reason, response };
}
