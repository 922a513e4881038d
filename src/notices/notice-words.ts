// What a notice says, on pages and in mails. Pure.
import { FAILURES_TO_DISABLE } from '../core/limits.ts';
import type { NoticeKind } from './notice-queries.ts';

export interface NoticeWords {
  /** What happened, in a sentence without anybody's text. */
  readonly title: string;
  /** What it means. */
  readonly meaning: string;
  /** Below /dashboard/:id. */
  readonly place: 'webhook' | 'listener' | 'changelog';
}

export function noticeWords({ kind, failures }: { kind: NoticeKind; failures: number | null }): NoticeWords {
  const times = `${failures ?? 0} times in a row`;
  switch (kind) {
    case 'webhook.failing':
      return {
        title: `The webhook failed ${times}.`,
        meaning: `After ${FAILURES_TO_DISABLE} failures in a row it is switched off. Votes are kept.`,
        place: 'webhook',
      };
    case 'webhook.disabled':
      return {
        title: `The webhook is switched off: it failed ${times}.`,
        meaning:
          'Votes are kept. Save the webhook’s address again to switch it on; then what was not delivered can be sent again.',
        place: 'webhook',
      };
    case 'listener.failing':
      return {
        title: `The vote listener failed ${times}.`,
        meaning: 'The players who voted got no reward. They are listed with the listener.',
        place: 'listener',
      };
    case 'changelog.removed':
      return {
        title: 'Staff removed an entry of the changelog.',
        meaning:
          'Visitors do not see it. The version can be neither replaced nor deleted unless staff restores it.',
        place: 'changelog',
      };
  }
}
