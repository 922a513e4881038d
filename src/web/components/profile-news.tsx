// What staff decided about a person's profile, for that person.
import type { ProfileNews } from '../../voters/profile-decision-queries.ts';
import { useTranslations } from '../translations.ts';
import { NewsCard, ReasonText } from './notice-card.tsx';

const NEWS = {
  hidden: { title: 'profileSettings.profileHidden', path: '/account/profile', link: 'profileSettings.myProfile' },
  shown: { title: 'profileSettings.profileShown', path: '/account/profile', link: 'profileSettings.myProfile' },
  name_cleared: { title: 'profileSettings.nameCleared', path: '/account/name', link: 'profileSettings.chooseName' },
} as const;

/** A notice on the dashboard, until it is dismissed. */
export function ProfileNewsCard({ news: { id, kind, reason, at }, back }: { news: ProfileNews; back: string }) {
  const t = useTranslations();
  const { path, ...keys } = NEWS[kind];
  const title = t(keys.title);
  return (
    <NewsCard
      label={title}
      title={title}
      at={at}
      link={{ href: path, text: t(keys.link) }}
      dismiss={{ action: '/account/profile/dismiss', values: { news: String(id), back }, what: title }}
    >
      <ReasonText text={reason} />
    </NewsCard>
  );
}
