// The errors with which known listeners reject a vote before they pass it on. Only these prove that no reward was given
// (§6.6, decision P136), so each entry matches the exception and its whole text: a plugin that handles votes can throw
// similar errors later. Pure.
import type { AfterSendingCode } from './listener-codes.ts';

interface Refusal {
  readonly code: AfterSendingCode;
  /** The simple name of the Java class, as NuVotifier sends it. */
  readonly causes: readonly string[];
  readonly error: RegExp;
}

/**
 * Exceptions that NuVotifier's own decoder throws. Others are sent wrapped in a DecoderException, with their class name
 * first.
 */
const DECODER = ['CorruptedFrameException', 'DecoderException'];
const WRAPPED = ['DecoderException'];

const NUVOTIFIER: readonly Refusal[] = [
  {
    code: 'wrong_token',
    causes: DECODER,
    error: /^(?:java\.lang\.RuntimeException: )?Signature is not valid \(invalid token\?\)$/,
  },
  {
    code: 'challenge_refused',
    causes: DECODER,
    error: /^(?:java\.lang\.RuntimeException: )?Challenge is not valid$/,
  },
  { code: 'name_too_long', causes: DECODER, error: /^(?:java\.lang\.RuntimeException: )?Username too long$/ },
  {
    code: 'unknown_service',
    causes: DECODER,
    error: /^(?:java\.lang\.RuntimeException: )?Unknown service '[^']*'$/,
  },
  {
    code: 'vote_not_understood',
    causes: WRAPPED,
    error: /^(?:[\w$]+\.)*(?:JsonSyntaxException|MalformedJsonException|JSONException)(?:: [\s\S]*)?$/,
  },
  {
    code: 'vote_not_understood',
    causes: WRAPPED,
    error:
      /^java\.lang\.(?:NullPointerException(?:: [\s\S]*)?|UnsupportedOperationException: Json\w+|IllegalArgumentException: Illegal base64 character[\s\S]*)$/,
  },
  {
    code: 'vote_not_understood',
    causes: WRAPPED,
    error: /^(?:java\.lang\.IllegalArgumentException: )?Invalid UUID string: [\s\S]*$/,
  },
  {
    code: 'message_too_long',
    causes: ['TooLongFrameException'],
    error: /^Adjusted frame length exceeds \d+: \d+ - discarded$/,
  },
];

/** HytaleVotifier, which puts the same text in both fields. */
const HYTALE: readonly Omit<Refusal, 'causes'>[] = [
  { code: 'wrong_token', error: /^Signature verification failed$/ },
  { code: 'challenge_refused', error: /^Challenge verification failed$/ },
  { code: 'v1_disabled', error: /^V1 protocol is disabled$/ },
  { code: 'wrong_key', error: /^Decryption failed$/ },
  { code: 'message_too_long', error: /^Invalid message length$/ },
  { code: 'taken_for_tls', error: /^TLS\/SSL not supported - use plain TCP connection$/ },
  { code: 'vote_not_understood', error: /^Invalid vote format: [\s\S]*$/ },
];

/** `plugin_failed` for anything that is not on the list, because the vote may have been handled. */
export function classifyRefusal(cause: string, error: string): AfterSendingCode {
  const known =
    NUVOTIFIER.find((refusal) => refusal.causes.includes(cause) && refusal.error.test(error)) ??
    (cause === error ? HYTALE.find((refusal) => refusal.error.test(error)) : undefined);
  return known?.code ?? 'plugin_failed';
}
