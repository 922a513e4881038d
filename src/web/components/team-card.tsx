// Whom the public page of a listing names, for the people who run it, and where that is changed.
import type { Listing } from '../../listings/listing.ts';
import type { ShownTeam } from '../../listings/team-queries.ts';
import { useTranslations } from '../translations.ts';
import { Card } from './card.tsx';

interface TeamCardProps {
  readonly listing: Pick<Listing, 'id'>;
  readonly team: ShownTeam;
}

export function TeamCard({ listing, team: { owner, managers } }: TeamCardProps) {
  const t = useTranslations();
  const names = owner === null ? managers : [owner, ...managers];
  return (
    <Card title={t('listing.team')}>
      {names.length === 0 ? (
        <p class="dim note">{t('listing.namesNobody')}</p>
      ) : (
        <ul class="named-team">
          {names.map((name) => (
            <li>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
      <p class="dim note">
        {t.rich('listing.whoIsNamed', {
          managers: (text) => <a href={`/dashboard/${listing.id}/managers`}>{text}</a>,
          account: (text) => <a href="/account">{text}</a>,
        })}
      </p>
    </Card>
  );
}
