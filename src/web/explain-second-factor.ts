// Why a code or a passkey was refused, and what to do.
import type { CodeRefusal } from '../access/use-code.ts';

export const TOO_LATE = 'This page was open for too long, or was used before. Please try again.';

export function explainCode(refusal: `code_${CodeRefusal}`): string {
  switch (refusal) {
    case 'code_wrong':
      return 'This code is wrong. Enter the six digits that your authenticator app shows now, or a recovery code that you have not used yet.';
    case 'code_old':
      return 'This code has expired. If your app shows it right now, the clock of that device is slow: turn on automatic date and time there, then try again.';
    case 'code_used':
      return 'This code was already used. Wait until your app shows the next one.';
  }
}

export function explainPasskey(refusal: 'passkey_expired' | 'passkey_unknown' | 'passkey_rejected'): string {
  switch (refusal) {
    case 'passkey_expired':
      return TOO_LATE;
    case 'passkey_unknown':
      return 'This passkey does not belong to this account, or was removed from it. Use another one.';
    case 'passkey_rejected':
      return 'The passkey could not be verified. Try again, or use another way.';
  }
}

/** `minutes`: how far the clock of the device with the app is ahead; negative if it is behind. */
export function explainClock(minutes: number): string {
  const off = Math.abs(minutes);
  const span = off < 1 ? `${Math.round(off * 60)} seconds` : off < 1.5 ? 'a minute' : `${Math.round(off)} minutes`;
  return `The clock of the device with the app is about ${span} ${minutes > 0 ? 'fast' : 'slow'}, so its codes will not work. Turn on automatic date and time there, then enter the new code.`;
}
