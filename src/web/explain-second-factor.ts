// Why a code or a passkey was refused, and what to do.
import type { CodeRefusal } from '../access/use-code.ts';
import type { MessageKey } from '../messages/message.ts';
import type { Translations } from '../messages/translations.ts';

export const CODE_REFUSALS = {
  code_wrong: 'security.codeWrong',
  code_old: 'security.codeOld',
  code_used: 'security.codeUsed',
} as const satisfies Readonly<Record<`code_${CodeRefusal}`, MessageKey>>;

export const PASSKEY_REFUSALS = {
  passkey_expired: 'security.tooLate',
  passkey_unknown: 'security.passkeyUnknown',
  passkey_rejected: 'security.passkeyRejected',
} as const satisfies Readonly<Record<string, MessageKey>>;

/** `minutes`: how far the clock of the device with the app is ahead; negative if it is behind. */
export function explainClock(t: Translations, minutes: number): string {
  return t('security.clockOff', { span: describeSpan(t, Math.abs(minutes)), direction: minutes > 0 ? 'fast' : 'slow' });
}

function describeSpan(t: Translations, minutes: number): string {
  return minutes < 1
    ? t('security.clockSeconds', { count: Math.round(minutes * 60) })
    : t('security.clockMinutes', { count: Math.round(minutes) });
}
