// The text of alerts to staff. It never has text that users wrote: what staff has not reviewed appears only on their
// pages (decision P96). Pure.
import type { StaffAlertKind } from '../mail/staff-alert-queries.ts';

interface AlertWords {
  /** For pages. */
  readonly name: string;
  readonly one: string;
  /** After a number. */
  readonly many: string;
  /** The page with all that is open. */
  readonly page: `/staff/${string}`;
}

export const STAFF_ALERTS: Readonly<Record<StaffAlertKind, AlertWords>> = {
  approval: {
    name: 'Listings waiting for approval',
    one: 'A listing is waiting for approval',
    many: 'listings are waiting for approval',
    page: '/staff/queue',
  },
  look_alike: {
    name: 'Listings that look like another one',
    one: 'A listing looks like another one',
    many: 'listings look like another one',
    page: '/staff/lookalikes',
  },
  flag: {
    name: 'Votes under suspicion',
    one: 'A listing has votes that look fake',
    many: 'listings have votes that look fake',
    page: '/staff/flags',
  },
  claim: {
    name: 'Claims to listings',
    one: 'A claim to a listing needs a decision',
    many: 'claims to listings need a decision',
    page: '/staff/claims',
  },
  report: {
    name: 'Reports',
    one: 'There is a new report',
    many: 'new reports',
    page: '/staff/reports',
  },
};

export function describeAlerts(kind: string, count: number): string {
  const words = isAlertKind(kind) ? STAFF_ALERTS[kind] : null;
  if (!words) return kind === 'test' ? 'Alerts reach this channel. This is a test' : 'Something needs a decision';
  return count === 1 ? words.one : `${count} ${words.many}`;
}

export function isAlertKind(kind: string): kind is StaffAlertKind {
  return Object.hasOwn(STAFF_ALERTS, kind);
}

/** One line of a chat message, with links. */
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
    return { text: `${describeAlerts(kind, paths.length)}.`, links: shown.map((path) => `${baseUrl}${path}`) };
  });
}
