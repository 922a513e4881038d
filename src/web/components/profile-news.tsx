// What staff decided about a person's profile, for that person.
import type { ProfileNews } from '../../voters/profile-decision-queries.ts';
import { NewsCard, ReasonText } from './notice-card.tsx';

const NEWS = {
  hidden: { title: 'Staff hid your public profile', path: '/account/profile', link: 'My profile' },
  shown: { title: 'Staff no longer hides your profile', path: '/account/profile', link: 'My profile' },
  name_cleared: { title: 'Staff cleared your name', path: '/account/name', link: 'Choose another name' },
} as const;

/** A notice on the dashboard, until it is dismissed. */
export function ProfileNewsCard({ news: { id, kind, reason, at }, back }: { news: ProfileNews; back: string }) {
  const { title, path, link } = NEWS[kind];
  return (
    <NewsCard
      label={title}
      title={title}
      at={at}
      link={{ href: path, text: link }}
      dismiss={{ action: '/account/profile/dismiss', values: { news: String(id), back }, what: title }}
    >
      <ReasonText text={reason} />
    </NewsCard>
  );
}
