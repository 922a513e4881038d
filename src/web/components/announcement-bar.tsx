// The announcement of staff above every page. Dismissing it is a form, so it works without scripts.

import { getCookie } from 'hono/cookie';
import { now } from '../../core/clock.ts';
import { announcementHash, isAnnounced } from '../../site/announcement.ts';
import type { Announcement } from '../../site/site-parts.ts';
import type { WebContext } from '../context.ts';
import { requestedPath } from '../language-path.ts';
import { useTranslations } from '../translations.ts';
import { unseen } from './button.tsx';

export const DISMISSED_COOKIE = 'dismissed_announcement';

export function AnnouncementBar({ context }: { context: WebContext }) {
  const { site, previewBar } = context.var;
  const { announcement } = site;
  if (!announcement) return null;
  const isShown = isAnnounced(announcement, now(), getCookie(context, DISMISSED_COOKIE));
  // A preview shows it at any time.
  if (!isShown && previewBar === null) return null;
  const { pathname, search } = requestedPath(context.req);
  return <AnnouncementText announcement={announcement} next={context.req.method === 'GET' ? pathname + search : '/'} />;
}

interface AnnouncementTextProps {
  readonly announcement: Announcement;
  /** Where dismissing it leads. */
  readonly next: string;
}

export function AnnouncementText({ announcement, next }: AnnouncementTextProps) {
  const t = useTranslations();
  const { text, tone, link } = announcement;
  return (
    <section class={`announcement ${tone}`} aria-label={t('layout.announcement')}>
      <div class="wrap">
        <p>
          <bdi>{text}</bdi>{' '}
          {link && (
            <a href={link.url} rel="noopener">
              <bdi>{link.label}</bdi>
            </a>
          )}
        </p>
        <form method="post" action="/announcement/dismiss">
          <input type="hidden" name="announcement" value={announcementHash(announcement)} />
          <input type="hidden" name="next" value={next} />
          <button class="btn small" type="submit">
            {t.rich('layout.dismissAnnouncement', { unseen })}
          </button>
        </form>
      </div>
    </section>
  );
}
