// A person's streak and badges, above the list of votes.
import type { VoterRecord } from '../../voters/voter.ts';
import { Card } from './card.tsx';
import { formatCount } from './figures.tsx';
import { StreakLine } from './streak.tsx';
import { BadgeList } from './voter-badges.tsx';

export function VoterCards({ voter }: { voter: VoterRecord }) {
  return (
    <>
      <Card
        title="Streak"
        beside={
          <span class="dim note">
            {formatCount(voter.votes, 'vote')} for {formatCount(voter.listings, 'listing')}
          </span>
        }
      >
        <StreakLine voter={voter} />
      </Card>
      {voter.badges.length > 0 && (
        <Card title="Badges">
          <BadgeList badges={voter.badges} />
        </Card>
      )}
    </>
  );
}
