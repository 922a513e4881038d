// What a notice says, on pages and in mails. Pure.
import { FAILURES_TO_DISABLE } from '../core/limits.ts';
import type { NoticeKind } from './notice-queries.ts';

export interface NoticeText {
  /** What happened, in a sentence without anybody's text. */
  readonly title: string;
  /** What it means. */
  readonly meaning: string;
  /** Below /dashboard/:id. */
  readonly page: 'webhook' | 'listener' | 'changelog' | 'settings';
}

interface Told {
  readonly kind: NoticeKind;
  readonly failures: number | null;
  readonly plan?: string | null;
  readonly changelogPro?: boolean | null;
}

export function describeNotice({ kind, failures, plan, changelogPro }: Told): NoticeText {
  const times = `${failures ?? 0} times in a row`;
  switch (kind) {
    case 'webhook.failing':
      return {
        title: `The webhook failed ${times}.`,
        meaning: `After ${FAILURES_TO_DISABLE} failures in a row it is switched off. Votes are kept.`,
        page: 'webhook',
      };
    case 'webhook.disabled':
      return {
        title: `The webhook is switched off: it failed ${times}.`,
        meaning:
          'Votes are kept. Save the webhook’s address again to switch it on; then what was not delivered can be sent again.',
        page: 'webhook',
      };
    case 'listener.failing':
      return {
        title: `The vote listener failed ${times}.`,
        meaning: 'The players who voted got no reward. They are listed with the listener.',
        page: 'listener',
      };
    case 'changelog.removed':
      return {
        title: 'Staff removed an entry of the changelog.',
        meaning:
          'Visitors do not see it. The version can be neither replaced nor deleted unless staff restores it.',
        page: 'changelog',
      };
    case 'changelog.restored':
      return {
        title: 'Staff restored an entry of the changelog.',
        meaning: 'Visitors see it again, and it can be replaced and deleted.',
        page: 'changelog',
      };
    case 'plan.changed':
      return {
        title: `The plan is now ${plan ?? 'another one'}${changelogPro ? ', with Changelog Pro' : ''}.`,
        meaning: 'It counts for votes from now on; those already cast keep their weight.',
        page: 'settings',
      };
    default:
      return publicityWords(kind);
  }
}

type Publicity = Extract<NoticeKind, `listing.${string}`>;

function publicityWords(kind: Publicity): NoticeText {
  return { ...PUBLICITY[kind], page: 'settings' };
}

const PUBLICITY: Readonly<Record<Publicity, Omit<NoticeText, 'page'>>> = {
  'listing.approved': {
    title: 'Staff approved the listing.',
    meaning: 'Everybody finds it now and can vote for it.',
  },
  'listing.refused': {
    title: 'Staff refused the listing.',
    meaning: 'Only those who run it see it. Change what is wrong and save: then staff looks at it again.',
  },
  'listing.hidden': {
    title: 'Staff hid the listing.',
    meaning: 'Nobody else finds it and it takes no votes. What stands in it is kept.',
  },
  'listing.shown': {
    title: 'Staff shows the listing again.',
    meaning: 'Everybody finds it again and can vote for it.',
  },
};
