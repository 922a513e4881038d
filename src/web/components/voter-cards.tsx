// A person's streak and badges, above the list of votes.
import type { VoterRecord } from '../../voters/voter.ts';
import { useTranslations } from '../translations.ts';
import { Card } from './card.tsx';
import { StreakLine } from './streak.tsx';
import { BadgeList } from './voter-badges.tsx';

export function VoterCards({ voter }: { voter: VoterRecord }) {
  const t = useTranslations();
  return (
    <>
      <Card
        title={t('voters.streak')}
        beside={
          <span class="dim note">{t('voters.votesForListings', { votes: voter.votes, listings: voter.listings })}</span>
        }
      >
        <StreakLine voter={voter} />
      </Card>
      {voter.badges.length > 0 && (
        <Card title={t('voters.badges')}>
          <BadgeList badges={voter.badges} />
        </Card>
      )}
    </>
  );
}
