// On the account page: whether the person has a public page.
import type { ProfileSettings } from '../../voters/profile-queries.ts';
import { useTranslations } from '../translations.ts';
import { ButtonLink } from './button.tsx';
import { Card } from './card.tsx';
import { Pill } from './pill.tsx';

export function ProfileCard({ profile }: { profile: ProfileSettings | null }) {
  const t = useTranslations();
  const isPublic = profile?.isPublic ?? false;
  return (
    <Card
      title={t('voters.profile')}
      beside={<Pill tone={isPublic ? 'good' : 'idle'}>{t(isPublic ? 'voters.isPublic' : 'voters.isNotPublic')}</Pill>}
    >
      <p class="dim">
        {isPublic && profile
          ? t.rich('voters.publicText', {
              address: <a href={`/people/${profile.handle}`}>{`/people/${profile.handle}`}</a>,
            })
          : t('voters.anonymousText')}
      </p>
      <div>
        <ButtonLink text={t(isPublic ? 'voters.editProfile' : 'voters.setUpProfile')} href="/account/profile" />
      </div>
    </Card>
  );
}
