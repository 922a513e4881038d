// Behaves like NuVotifier: v2 with its exact errors in the order of its checks, v1 without any response.
import { decryptBlock, readVoteLines, V1_BLOCK_BYTES } from './decode-v1.ts';
import {
  foreignToBase64,
  isFrame,
  isSignedWith,
  type JsonObject,
  parseObject,
  readFrame,
  textOf,
} from './decode-v2.ts';
import {
  CLOSE,
  greet,
  gson,
  PROTOCOLS,
  type ReadResult,
  type ReadVerdict,
  type ReceiverBehavior,
  type ReceiverSecrets,
  type SentVote,
  WAIT,
  writeAndClose,
} from './reading.ts';
import { newVotifierToken } from './tokens.ts';

/** The largest frame, including the four header bytes. */
const FRAME_MOST_BYTES = 1_024;
/** In UTF-16 code units, as Java counts. */
const USERNAME_MOST = 16;
const UUID = /^[0-9a-f]{1,8}(-[0-9a-f]{1,4}){3}-[0-9a-f]{1,12}$/i;

const OK = writeAndClose(`${gson({ status: 'ok' })}\r\n`);

export const NUVOTIFIER: ReceiverBehavior = {
  name: 'nuvotifier',
  line: 'NuVotifier: accepts v2 and v1, gives the reason when it rejects a v2 vote, and never responds to v1',
  protocols: PROTOCOLS,
  newChallenge: newVotifierToken,
  opening: greet,
  read: readAsNuVotifier,
};

function readAsNuVotifier(bytes: Buffer, secrets: ReceiverSecrets): ReadResult {
  const framed = isFrame(bytes);
  if (framed === null) return WAIT;
  return framed ? readV2(bytes, secrets) : readV1(bytes, secrets);
}

function readV1(bytes: Buffer, { protocols, privateKey }: ReceiverSecrets): ReadResult {
  if (!protocols.includes('v1') || !privateKey) return refuseV1('Protocol v1 is not accepted here.');
  if (bytes.length < V1_BLOCK_BYTES) return WAIT;
  if (bytes.length > V1_BLOCK_BYTES)
    return refuseV1(`${bytes.length} bytes were sent, but a v1 vote has exactly ${V1_BLOCK_BYTES}.`);
  const text = decryptBlock(bytes, privateKey);
  if (text === null) return refuseV1('The vote cannot be decrypted: it was encrypted with another public key.');
  const read = readVoteLines(text);
  return read.ok ? { kind: 'vote', vote: read.vote, response: CLOSE } : refuseV1(read.sentence);
}

function refuseV1(reason: string): ReadResult {
  return { kind: 'refused', protocol: 'v1', reason, response: CLOSE };
}

function readV2(bytes: Buffer, secrets: ReceiverSecrets): ReadResult {
  const frame = readFrame(bytes);
  if (frame.kind === 'part') return WAIT;
  if (frame.length > FRAME_MOST_BYTES) {
    const error = `Adjusted frame length exceeds ${FRAME_MOST_BYTES}: ${frame.length} - discarded`;
    return refuse(`The frame has ${frame.length} bytes, but at most ${FRAME_MOST_BYTES} are accepted.`, {
      cause: 'TooLongFrameException',
      error,
    });
  }
  return frame.json === null ? WAIT : readEnvelope(frame.json, secrets);
}

interface Thrown {
  readonly cause: string;
  readonly error: string;
}

function refuse(reason: string, { cause, error }: Thrown): ReadVerdict {
  const response = writeAndClose(`${gson({ status: 'error', cause, error })}\r\n`);
  return { kind: 'refused', protocol: 'v2', reason, response };
}

const corrupted = (error: string): Thrown => ({ cause: 'CorruptedFrameException', error });
/** Other exceptions are sent wrapped, with the Java class before the message. */
const wrapped = (error: string): Thrown => ({ cause: 'DecoderException', error });

function readEnvelope(json: string, secrets: ReceiverSecrets): ReadVerdict {
  const envelope = parseObject(json);
  if (!envelope) return refuseSyntax('The frame does not contain a JSON object.');
  const payload = textOf(envelope.payload);
  if (payload === null) return refuseMissing(envelope, 'payload');
  const vote = parseObject(payload);
  if (!vote) return refuseSyntax('The payload does not contain a JSON object.');
  return (
    refuseChallenge(vote, secrets) ??
    refuseService(vote, secrets) ??
    refuseSignature(envelope, payload, secrets) ??
    refuseFields(vote) ?? { kind: 'vote', vote: voteOf(vote), response: OK }
  );
}

function refuseSyntax(reason: string): ReadVerdict {
  const error = 'com.google.gson.JsonSyntaxException: com.google.gson.stream.MalformedJsonException';
  return refuse(reason, wrapped(error));
}

function refuseMissing(object: JsonObject, field: string): ReadVerdict {
  const value = object[field];
  const error =
    value === undefined
      ? 'java.lang.NullPointerException'
      : `java.lang.UnsupportedOperationException: ${value === null ? 'JsonNull' : 'JsonObject'}`;
  return refuse(`The field ${field} is missing or is not a string.`, wrapped(error));
}

function refuseChallenge(vote: JsonObject, { challenge }: ReceiverSecrets): ReadVerdict | null {
  const given = textOf(vote.challenge);
  if (given === null) return refuseMissing(vote, 'challenge');
  if (given === challenge) return null;
  return refuse('The challenge is not the one from this connection’s greeting.', corrupted('Challenge is not valid'));
}

function refuseService(vote: JsonObject, { token, serviceName }: ReceiverSecrets): ReadVerdict | null {
  const given = textOf(vote.serviceName);
  if (given === null) return refuseMissing(vote, 'serviceName');
  if (token !== null && (serviceName === null || serviceName === given)) return null;
  return refuse(
    `There is no token for the service ${given}.`,
    wrapped(`java.lang.RuntimeException: Unknown service '${given}'`),
  );
}

function refuseSignature(envelope: JsonObject, payload: string, { token }: ReceiverSecrets): ReadVerdict | null {
  const signature = textOf(envelope.signature);
  if (signature === null) return refuseMissing(envelope, 'signature');
  const foreign = foreignToBase64(signature);
  if (foreign !== null) {
    const code = foreign.charCodeAt(0).toString(16);
    const error = `java.lang.IllegalArgumentException: Illegal base64 character ${code}`;
    return refuse('The signature is not valid base64.', wrapped(error));
  }
  if (token !== null && isSignedWith(token, payload, signature)) return null;
  return refuse(
    'The signature does not match: the sender uses another token.',
    corrupted('Signature is not valid (invalid token?)'),
  );
}

/** Checks the `uuid` first, then the name's length, then the other fields. */
function refuseFields(vote: JsonObject): ReadVerdict | null {
  if ('uuid' in vote && !UUID.test(textOf(vote.uuid) ?? '')) {
    const error = `java.lang.IllegalArgumentException: Invalid UUID string: ${textOf(vote.uuid)}`;
    return refuse('The field uuid does not contain a UUID.', wrapped(error));
  }
  const username = textOf(vote.username);
  if (username === null) return refuseMissing(vote, 'username');
  if (username.length > USERNAME_MOST)
    return refuse(
      `The name has ${username.length} characters, but at most ${USERNAME_MOST} are accepted.`,
      corrupted('Username too long'),
    );
  const missing = ['address', 'timestamp'].find((field) => textOf(vote[field]) === null);
  return missing === undefined ? null : refuseMissing(vote, missing);
}

function voteOf(vote: JsonObject): SentVote {
  return {
    protocol: 'v2',
    serviceName: String(vote.serviceName),
    username: String(vote.username),
    address: String(vote.address),
    timestamp: typeof vote.timestamp === 'number' ? vote.timestamp : String(vote.timestamp),
  };
}
