// The text of alerts to staff. It never has text that users wrote: what staff has not reviewed appears only on their
// pages (decision P96). Pure.

import type { StaffAlertKind } from '../mail/staff-alert-queries.ts';
import { type Message, message } from '../messages/message.ts';
import { ENGLISH } from '../messages/translations.ts';

interface AlertWords {
  /** For pages. */
  readonly name: Message;
  /** So many are open. */
  readonly open: (count: number) => Message;
  /** The page with all that is open. */
  readonly page: `/staff/${string}`;
}

export const STAFF_ALERTS: Readonly<Record<StaffAlertKind, AlertWords>> = {
  approval: {
    name: message('staffEmails.approvalName'),
    open: (count) => message('staffEmails.approval', { count }),
    page: '/staff/queue',
  },
  look_alike: {
    name: message('staffEmails.lookAlikeName'),
    open: (count) => message('staffEmails.lookAlike', { count }),
    page: '/staff/lookalikes',
  },
  flag: {
    name: message('staffEmails.flagName'),
    open: (count) => message('staffEmails.flag', { count }),
    page: '/staff/flags',
  },
  claim: {
    name: message('staffEmails.claimName'),
    open: (count) => message('staffEmails.claim', { count }),
    page: '/staff/claims',
  },
  report: {
    name: message('staffEmails.reportName'),
    open: (count) => message('staffEmails.report', { count }),
    page: '/staff/reports',
  },
};

export function describeAlerts(kind: string, count: number): Message {
  if (isAlertKind(kind)) return STAFF_ALERTS[kind].open(count);
  return message(kind === 'test' ? 'staffEmails.testAlert' : 'staffEmails.otherAlert');
}

export function isAlertKind(kind: string): kind is StaffAlertKind {
  return Object.hasOwn(STAFF_ALERTS, kind);
}

/** One line of a chat message, with links. In English: staff of several languages may read it. */
export interface AlertLine {
  readonly text: string;
  readonly links: readonly string[];
}

/** So many single pages are linked; beyond that, the page with all of them is enough. */
const MOST_LINKS = 5;

export function alertLines(
  alerts: readonly { readonly kind: string; readonly path: string }[],
  baseUrl: string,
): readonly AlertLine[] {
  return [...Map.groupBy(alerts, ({ kind }) => kind)].map(([kind, members]) => {
    const paths = [...new Set(members.map(({ path }) => path))];
    const all = isAlertKind(kind) ? STAFF_ALERTS[kind].page : '/staff';
    const shown = paths.length > MOST_LINKS ? [all] : paths;
    return {
      text: `${ENGLISH.text(describeAlerts(kind, paths.length))}.`,
      links: shown.map((path) => `${baseUrl}${path}`),
    };
  });
}
