// Simulates VotifierPlus: responds with `{"status":"ok"}` to both protocols, and rejects by closing the connection.
import { decryptBlock, readVoteFields, V1_BLOCK_BYTES } from '../../../src/cli/listener/decode-v1.ts';
import {
  foreignToBase64,
  isFrame,
  isSignedWith,
  parseObject,
  readFrame,
  textOf,
} from '../../../src/cli/listener/decode-v2.ts';
import {
  CLOSE,
  type ReadResult,
  type ReceiverProtocol,
  type ReceiverSecrets,
  type SentVote,
  WAIT,
  writeAndClose,
} from '../../../src/cli/listener/reading.ts';

const OK = writeAndClose('{"status":"ok"}\r\n');
/** Longer names are truncated, so that a different player is rewarded. */
const USERNAME_MOST = 16;
const BRACE = 0x7b;
const NEEDED = ['serviceName', 'username', 'address', 'timestamp', 'challenge'];

/** Takes a block that happens to start with a brace for v2, like the real plugin. */
export function readAsVotifierPlus(bytes: Buffer, secrets: ReceiverSecrets): ReadResult {
  const framed = isFrame(bytes);
  if (framed === null) return WAIT;
  if (framed || bytes[0] === BRACE) return readV2(bytes, secrets);
  return readV1(bytes, secrets);
}

function readV1(bytes: Buffer, { protocols, privateKey }: ReceiverSecrets): ReadResult {
  if (!protocols.includes('v1') || !privateKey) return refuse('v1', 'Protocol v1 is not accepted here.');
  if (bytes.length < V1_BLOCK_BYTES) return WAIT;
  const text = decryptBlock(bytes.subarray(0, V1_BLOCK_BYTES), privateKey);
  if (text === null) return refuse('v1', 'The vote cannot be decrypted: it was encrypted with another public key.');
  const read = readVoteFields(text);
  return read.ok ? take(read.vote) : refuse('v1', read.sentence);
}

/** Reads only the bytes that have arrived, so a vote that is sent in two pieces is lost. */
function readV2(bytes: Buffer, secrets: ReceiverSecrets): ReadResult {
  const json = bytes[0] === BRACE ? bytes.toString('utf8') : framedJson(bytes);
  const envelope = json === null ? null : parseObject(json);
  if (!envelope) return refuse('v2', 'No whole JSON object came; a vote must be sent in one piece.');
  const payload = filled(envelope.payload);
  const signature = filled(envelope.signature);
  const vote = payload === null ? null : parseObject(payload);
  if (payload === null || signature === null || !vote || foreignToBase64(signature) !== null)
    return refuse('v2', 'The payload or the signature is missing or cannot be read.');
  const missing = NEEDED.find((field) => filled(vote[field]) === null);
  if (missing !== undefined) return refuse('v2', `The field ${missing} is missing or empty.`);
  const { token, serviceName, challenge } = secrets;
  if (token === null || (serviceName !== null && serviceName !== String(vote.serviceName)))
    return refuse('v2', `There is no token for the service ${String(vote.serviceName)}.`);
  if (!isSignedWith(token, payload, signature))
    return refuse('v2', 'The signature does not match: the sender uses another token.');
  if (vote.challenge !== challenge)
    return refuse('v2', 'The challenge is not the one from this connection’s greeting.');
  const timestamp = typeof vote.timestamp === 'number' ? vote.timestamp : String(vote.timestamp);
  return take({
    protocol: 'v2',
    serviceName: String(vote.serviceName),
    username: String(vote.username),
    address: String(vote.address),
    timestamp,
  });
}

function framedJson(bytes: Buffer): string | null {
  const frame = readFrame(bytes);
  return frame.kind === 'part' ? null : frame.json;
}

function filled(value: unknown): string | null {
  const text = textOf(value);
  return text?.trim() ? text : null;
}

function take(vote: SentVote): ReadResult {
  return {
    kind: 'vote',
    vote: { ...vote, username: vote.username.slice(0, USERNAME_MOST) },
    response: OK,
  };
}

function refuse(protocol: ReceiverProtocol, reason: string): ReadResult {
  return { kind: 'refused', protocol, reason, response: CLOSE };
}
