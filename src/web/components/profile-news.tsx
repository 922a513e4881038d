// What staff decided about a person's profile, for that person.
import type { ProfileNews } from '../../voters/profile-decision-queries.ts';
import { PostButton } from './button.tsx';
import { Time } from './time.tsx';

const NEWS = {
  hidden: { title: 'Staff hid your public profile', path: '/account/profile', link: 'My profile' },
  shown: { title: 'Staff no longer hides your profile', path: '/account/profile', link: 'My profile' },
  name_cleared: { title: 'Staff cleared your name', path: '/account/name', link: 'Choose another name' },
} as const;

/** A notice on the dashboard, until it is dismissed. */
export function ProfileNewsCard({ news: { id, kind, reason, at }, back }: { news: ProfileNews; back: string }) {
  const { title, path, link } = NEWS[kind];
  return (
    <article class="card notice-card news" aria-label={title}>
      <div class="stack close">
        <p>
          <b>{title}</b>
        </p>
        {reason && (
          <p>
            Reason: <bdi>{reason}</bdi>
          </p>
        )}
        <p class="dim note">
          <Time at={at} /> · <a href={path}>{link}</a>
        </p>
      </div>
      <PostButton
        action="/account/profile/dismiss"
        values={{ news: String(id), back }}
        text="Dismiss"
        unseen={`: ${title}`}
        look="small"
      />
    </article>
  );
}
