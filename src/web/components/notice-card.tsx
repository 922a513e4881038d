// Notices on the dashboard, until they are dismissed: to the people who run a listing (what failed or what staff decided,
// why, and what to do), and to one person.

import type { Child } from 'hono/jsx';
import type { MessageKey } from '../../messages/message.ts';
import type { Notice } from '../../notices/notices.ts';
import { useTranslations } from '../translations.ts';
import { Button, PostButton } from './button.tsx';
import { BoldName } from './name.tsx';
import { Time } from './time.tsx';

interface NoticeCardProps {
  readonly notice: Notice;
  /** The page to return to after dismissing. */
  readonly back: string;
  /** Shows the listing's name, on pages with notices of several listings. */
  readonly named?: boolean;
  readonly dismissed?: boolean;
  /** Older notices about the same thing, dismissed together with this one. */
  readonly older?: readonly Notice[];
}

export function NoticeCard({ notice, back, named, dismissed, older = [] }: NoticeCardProps) {
  const t = useTranslations();
  const { at, listingId, listingName, page, cause } = notice;
  const title = t.text(notice.title);
  const base = `/dashboard/${listingId}`;
  return (
    // Not a landmark, because several notices may have the same title.
    <article class={`card notice-card ${dismissed ? 'old' : toneOf(notice.kind)}`} aria-label={title}>
      <div class="stack close">
        <p>
          {named ? (
            t.rich('notices.titleOfListing', { listing: <BoldName name={listingName} />, title: <b>{title}</b> })
          ) : (
            <b>{title}</b>
          )}
        </p>
        <Details notice={notice} />
        {cause && (
          <p>
            <bdi>{t.text(cause.happened)}</bdi> <bdi>{t.text(cause.todo)}</bdi>
          </p>
        )}
        <p class="dim">{t.text(notice.meaning)}</p>
        <p class="dim note">
          <Time at={at} /> · <a href={`${base}/${page}`}>{t(PAGE_LINKS[page])}</a>
        </p>
      </div>
      {!dismissed && (
        <form method="post" action={`${base}/notices/dismiss`}>
          {[notice, ...older].map(({ id }) => (
            <input type="hidden" name="id" value={String(id)} />
          ))}
          <input type="hidden" name="back" value={back} />
          <Button text={t('buttons.dismiss')} unseen={t('notices.dismissed', { title })} look="small" />
        </form>
      )}
    </article>
  );
}

/** The changelog version and the reason that staff gave, or the consumer. */
function Details({ notice: { kind, version, reason, consumer } }: { notice: Notice }) {
  const t = useTranslations();
  if (!version && !reason && !consumer) return null;
  return (
    <p>
      {version && <>{t.rich('notices.version', { version: <bdi>{version}</bdi> })} </>}
      {reason &&
        (kind === 'report.asked'
          ? t.rich('notices.question', { question: <bdi>{reason}</bdi> })
          : t.rich('notices.reason', { reason: <bdi>{reason}</bdi> }))}
      {consumer && t.rich('notices.consumer', { consumer: <b>{consumer}</b> })}
    </p>
  );
}

/** Only notices of failures and sanctions look like alarms. */
function toneOf(kind: Notice['kind']): 'alarm' | 'news' {
  switch (kind) {
    case 'plan.changed':
    case 'listing.approved':
    case 'listing.shown':
    case 'changelog.restored':
    case 'votes.restored':
    case 'report.settled':
    case 'review.written':
    case 'review.removed':
      return 'news';
    default:
      return 'alarm';
  }
}

const PAGE_LINKS = {
  webhook: 'notices.openWebhook',
  'webhook#stream': 'notices.openStream',
  listener: 'notices.openListener',
  changelog: 'notices.openChangelog',
  page: 'notices.openPage',
  settings: 'notices.openSettings',
  '': 'notices.openOverview',
  ownership: 'notices.openOwnership',
  reports: 'notices.answer',
  reviews: 'notices.openReviews',
  tokens: 'notices.openTokens',
} as const satisfies Record<Notice['page'], MessageKey>;

/** A newer notice about a webhook or vote listener replaces the older ones, which are dismissed with it. */
export function groupNotices(notices: readonly Notice[]): { notice: Notice; older: Notice[] }[] {
  const groups: { notice: Notice; older: Notice[] }[] = [];
  for (const notice of notices) {
    const isHealth = notice.page === 'webhook' || notice.page === 'listener';
    const newer = groups.find(
      ({ notice: { listingId, page } }) => isHealth && listingId === notice.listingId && page === notice.page,
    );
    if (newer) newer.older.push(notice);
    else groups.push({ notice, older: [] });
  }
  return groups;
}

interface NewsCardProps {
  readonly label: string;
  readonly title: Child;
  readonly at: Date | null;
  /** Where more can be read or done. */
  readonly link: { readonly href: string; readonly text: string };
  readonly dismiss: {
    readonly action: string;
    readonly values: Readonly<Record<string, string>>;
    /** What is dismissed, for screen readers. */
    readonly what: string;
  };
  /** Between the title and the time. */
  readonly children?: Child;
}

/** A notice to one person about what somebody decided or wrote. */
export function NewsCard({ label, title, at, link, dismiss, children }: NewsCardProps) {
  const t = useTranslations();
  return (
    <article class="card notice-card news" aria-label={label}>
      <div class="stack close">
        <p>
          <b>{title}</b>
        </p>
        {children}
        <p class="dim note">
          {at && <Time at={at} />} · <a href={link.href}>{link.text}</a>
        </p>
      </div>
      <PostButton
        action={dismiss.action}
        values={dismiss.values}
        text={t('buttons.dismiss')}
        unseen={t('notices.dismissed', { title: dismiss.what })}
        look="small"
      />
    </article>
  );
}

/** Nothing without a reason. */
export function ReasonText({ text }: { text: string | null }) {
  const t = useTranslations();
  if (!text) return null;
  return <p>{t.rich('notices.reason', { reason: <bdi>{text}</bdi> })}</p>;
}
