// On the account page: whether the person has a public page.
import type { ProfileSettings } from '../../voters/profile-queries.ts';
import { ButtonLink } from './button.tsx';
import { Card } from './card.tsx';
import { Pill } from './pill.tsx';

export function ProfileCard({ profile }: { profile: ProfileSettings | null }) {
  const isPublic = profile?.isPublic ?? false;
  return (
    <Card title="Profile" beside={isPublic ? <Pill tone="good">Public</Pill> : <Pill tone="idle">Not public</Pill>}>
      <p class="dim">
        {isPublic && profile ? (
          <>
            Everyone can see your votes, streak and badges at{' '}
            <a href={`/people/${profile.handle}`}>{`/people/${profile.handle}`}</a>.
          </>
        ) : (
          'You are anonymous. If you like, you can show your votes, streak and badges on your own page.'
        )}
      </p>
      <div>
        <ButtonLink text={isPublic ? 'Edit profile' : 'Set up profile'} href="/account/profile" />
      </div>
    </Card>
  );
}
