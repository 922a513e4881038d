// Emails that notify a person of changes to their second factors, in case someone else made them.
import { toOneLine } from '../core/text.ts';
import { type Message, message } from '../messages/message.ts';
import type { QueuedEmail } from './outbox.ts';
import { type Addressed, words, writeEmail } from './templates.ts';

export type FactorChange =
  | 'app_added'
  | 'app_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'all_removed'
  | 'codes_renewed'
  | 'code_used'
  | 'reset'
  | 'guessed';

interface FactorNotice {
  readonly change: FactorChange;
  /** The passkey's name. */
  readonly name?: string | undefined;
  /** Whether the change turned two-step verification on or off. */
  readonly total?: 'on' | 'off' | null;
}

const SUBJECTS: Readonly<Record<FactorChange, Message>> = {
  app_added: message('secondFactorEmails.appAddedSubject'),
  app_removed: message('secondFactorEmails.appRemovedSubject'),
  passkey_added: message('secondFactorEmails.passkeyAddedSubject'),
  passkey_removed: message('secondFactorEmails.passkeyRemovedSubject'),
  all_removed: message('secondFactorEmails.turnedOffSubject'),
  codes_renewed: message('secondFactorEmails.codesRenewedSubject'),
  code_used: message('secondFactorEmails.codeUsedSubject'),
  reset: message('secondFactorEmails.turnedOffSubject'),
  guessed: message('secondFactorEmails.guessedSubject'),
};

const SENTENCES = {
  app_added: 'secondFactorEmails.appAdded',
  app_removed: 'secondFactorEmails.appRemoved',
  passkey_added: 'secondFactorEmails.passkeyAdded',
  passkey_removed: 'secondFactorEmails.passkeyRemoved',
  all_removed: 'secondFactorEmails.allRemoved',
  codes_renewed: 'secondFactorEmails.codesRenewed',
  code_used: 'secondFactorEmails.codeUsed',
  reset: 'secondFactorEmails.reset',
  guessed: 'secondFactorEmails.guessed',
} as const satisfies Readonly<Record<FactorChange, string>>;

const NAMED = {
  passkey_added: 'secondFactorEmails.passkeyAddedNamed',
  passkey_removed: 'secondFactorEmails.passkeyRemovedNamed',
} as const;

const TOTALS = {
  on: [message('secondFactorEmails.turnedOnSubject'), message('secondFactorEmails.nowOn')],
  off: [message('secondFactorEmails.turnedOffSubject'), message('secondFactorEmails.nowOff')],
} as const;

export function secondFactorEmail(head: Addressed, { change, name, total = null }: FactorNotice): QueuedEmail {
  const { t, site, url } = words(head);
  const whole = total && TOTALS[total];
  const isNamed = name && (change === 'passkey_added' || change === 'passkey_removed');
  return writeEmail({ ...head, kind: 'second_factor' }, t.text(whole?.[0] ?? SUBJECTS[change]), [
    isNamed ? t(NAMED[change], { site, name: toOneLine(name) }) : t(SENTENCES[change], { site }),
    ...(whole ? [t.text(whole[1])] : []),
    change === 'guessed'
      ? t('secondFactorEmails.guessedEnd', { url: url('/forgot') })
      : t('secondFactorEmails.end', { url: url('/account/two-step') }),
  ]);
}
