// A notice: what failed or what staff decided, why, and what to do; with a button that puts it away.
import type { Notice } from '../management-parts.ts';
import { Time } from './time.tsx';

/** `back`: the page to come back to. `named`: with the listing's name, where there are several. */
export function NoticeCard(props: { notice: Notice; back: string; named?: boolean; dismissed?: boolean }) {
  const { notice, back, named, dismissed } = props;
  const { id, at, listingId, listingName, title, meaning, page, cause, version, reason } = notice;
  const base = `/dashboard/${listingId}`;
  return (
    // No landmark: several of them may have the same title.
    <article class={`card notice-card ${dismissed ? 'old' : toneOf(notice.kind)}`} aria-label={title}>
      <div class="stack close">
        <p>
          {named && (
            <>
              <b>
                <bdi>{listingName}</bdi>
              </b>
              {': '}
            </>
          )}
          <b>{title}</b>
        </p>
        {(version ?? reason) && (
          <p>
            {version && (
              <>
                Version <bdi>{version}</bdi>.{' '}
              </>
            )}
            {reason && (
              <>
                The reason given: <bdi>{reason}</bdi>
              </>
            )}
          </p>
        )}
        {cause && (
          <p>
            <bdi>{cause.happened}</bdi> <bdi>{cause.todo}</bdi>
          </p>
        )}
        <p class="dim">{meaning}</p>
        <p class="dim note">
          <Time at={at} /> · <a href={`${base}/${page}`}>{PLACES[page]}</a>
        </p>
      </div>
      {!dismissed && (
        <form method="post" action={`${base}/notices/dismiss`}>
          <input type="hidden" name="id" value={String(id)} />
          <input type="hidden" name="back" value={back} />
          <button class="btn small" type="submit">
            Put away <span class="unseen">: {title}</span>
          </button>
        </form>
      )}
    </article>
  );
}

/** What did no harm is not drawn as an alarm. */
function toneOf(kind: Notice['kind']): 'alarm' | 'news' {
  switch (kind) {
    case 'plan.changed':
    case 'listing.approved':
    case 'listing.shown':
    case 'changelog.restored':
      return 'news';
    default:
      return 'alarm';
  }
}

const PLACES: Readonly<Record<Notice['page'], string>> = {
  webhook: 'To the webhook',
  listener: 'To the vote listener',
  changelog: 'To the changelog',
  settings: 'To the settings',
};
