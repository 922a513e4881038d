// GET /listings/:id/changelog: a bot's releases, newest first. Its owner and staff also see entries that staff removed.
import { raw } from 'hono/html';
import type { ListedEntry } from '../../../changelog/entry.ts';
import { type ChangelogAccess, listEntries, readChangelogAccess } from '../../../changelog/list-entries.ts';
import { renderMarkdown } from '../../../core/markdown.ts';
import { listingPath } from '../../../listings/listing-path.ts';
import { isOpenToAll } from '../../../listings/publicity.ts';
import type { ShownListing } from '../../../listings/shown-listings.ts';
import { PostButton, unseen } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { showPage } from '../../components/layout.tsx';
import { ListingIcon } from '../../components/listing-icon.tsx';
import { ListingLink } from '../../components/name.tsx';
import { Pager } from '../../components/pager.tsx';
import { Pill } from '../../components/pill.tsx';
import { Time } from '../../components/time.tsx';
import { botInPath, type WebContext } from '../../context.ts';
import { inPageLanguage } from '../../listing-texts.ts';
import { withQuery } from '../../local-path.ts';
import { readDbFor } from '../../recent-changes.ts';
import { useTranslations } from '../../translations.ts';
import { previewImagePath } from './preview-image.ts';

const PAGE_MOST = 100_000;

export async function showChangelog(context: WebContext) {
  const listing = await inPageLanguage(context, await botInPath(context));
  const { t, app } = context.var;
  const { db } = app;
  const access = await readChangelogAccess(db, context.var.person, listing.id);
  const found = await listEntries(readDbFor(context), {
    listingId: listing.id,
    page: pageIn(context),
    withRemoved: access.canSeeRemoved,
  });
  const path = listingPath(listing, '/changelog');
  const feedPath = feedPathOf(listing);
  const isReportable = isOpenToAll(listing, context.var.app.config);
  return showPage(context, {
    title: t('changelog.titleOf', { name: listing.name }),
    description: t('changelog.description', { name: listing.name }),
    section: 'bots',
    metadata: {
      path: found.page > 1 ? `${path}?page=${found.page}` : path,
      image: previewImagePath(listing, context.var.app.config, context.var.site.brand),
    },
    feeds: [
      {
        href: `${feedPath}.atom`,
        type: 'application/atom+xml',
        title: t('changelog.atomTitle', { name: listing.name }),
      },
      {
        href: `${feedPath}.json`,
        type: 'application/feed+json',
        title: t('changelog.jsonTitle', { name: listing.name }),
      },
    ],
    content: (
      <div class="changelog stack">
        <ChangelogHeader listing={listing} feedPath={feedPath} />
        {found.entries.length === 0 && <EmptyState title={t('changelog.none')} text={t('changelog.noneText')} />}
        {found.entries.map((entry) => (
          <EntryCard entry={entry} access={access} path={path} isReportable={isReportable} />
        ))}
        <Pager page={found.page} pages={found.pages} linkTo={(page) => (page > 1 ? `${path}?page=${page}` : path)} />
      </div>
    ),
  });
}

/** By ID, so that the address and its entries stay the same if the listing is renamed. */
const feedPathOf = ({ id }: ShownListing) => `/listings/${id}/changelog`;

/** Anything that is not a page number is page 1. */
function pageIn(context: WebContext): number {
  const page = Number(context.req.query('page') ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, PAGE_MOST) : 1;
}

function ChangelogHeader({ listing, feedPath }: { listing: ShownListing; feedPath: string }) {
  const t = useTranslations();
  return (
    <div class="stack close">
      <div class="listing-head">
        <ListingIcon listing={listing} />
        <div>
          <h1>{t('changelog.title')}</h1>
          <ListingLink listing={listing} href={listingPath(listing)} />
        </div>
      </div>
      <p class="dim note">
        {t.rich('changelog.follow', {
          atom: (text) => <a href={`${feedPath}.atom`}>{text}</a>,
          json: (text) => <a href={`${feedPath}.json`}>{text}</a>,
        })}
      </p>
    </div>
  );
}

function EntryCard(props: { entry: ListedEntry; access: ChangelogAccess; path: string; isReportable: boolean }) {
  const t = useTranslations();
  const { entry, access, path, isReportable } = props;
  const reportPath = path.replace(/changelog$/, 'report');
  return (
    <article class="card entry" id={entry.id} tabindex={-1}>
      <header class="stack close">
        <h2>
          <bdi>{entry.version}</bdi>{' '}
          {entry.title && (
            <span class="entry-title">
              <bdi>{entry.title}</bdi>
            </span>
          )}
        </h2>
        <p class="dim note">
          <ReleaseTime entry={entry} />
        </p>
      </header>
      {entry.removal && <Removed entry={entry} removal={entry.removal} />}
      <div class="notes" dir="auto">
        {raw(renderMarkdown(entry.body))}
      </div>
      {!entry.removal && isReportable && (
        <p class="note">
          <a href={withQuery(reportPath, { entry: entry.version })} rel="nofollow">
            {t.rich('changelog.report', {
              version: entry.version,
              unseen,
            })}
          </a>
        </p>
      )}
      {access.canModerate && <StaffActions entry={entry} path={path} />}
    </article>
  );
}

function ReleaseTime({ entry: { publishedAt, editedAt } }: { entry: ListedEntry }) {
  const t = useTranslations();
  const time = <Time at={publishedAt} />;
  if (!editedAt) return <>{t.rich('changelog.releasedAt', { time })}</>;
  return <>{t.rich('changelog.releasedAndEditedAt', { time, editTime: <Time at={editedAt} /> })}</>;
}

function Removed({ entry, removal }: { entry: ListedEntry; removal: NonNullable<ListedEntry['removal']> }) {
  const t = useTranslations();
  return (
    <div class="entry-removed stack close">
      <p>
        <Pill tone="bad">{t('changelog.removed')}</Pill> <Time at={removal.at} />
      </p>
      <p>{t.rich('changelog.reasonWas', { reason: <bdi>{removal.reason}</bdi> })}</p>
      <p class="dim note">{t('changelog.removedText', { version: entry.version })}</p>
    </div>
  );
}

function StaffActions({ entry, path }: { entry: ListedEntry; path: string }) {
  const t = useTranslations();
  if (!entry.removal) {
    return (
      <p class="note">
        <a href={`${path}/remove?version=${encodeURIComponent(entry.version)}`}>
          {t('changelog.removeAsStaff', { version: entry.version })}
        </a>
      </p>
    );
  }
  return (
    <PostButton
      action={`${path}/restore`}
      values={{ version: entry.version }}
      text={t('changelog.restore', { version: entry.version })}
      look="small"
    />
  );
}
