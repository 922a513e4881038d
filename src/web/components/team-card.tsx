// Whom the public page of a listing names, for the people who run it, and where that is changed.
import type { Listing } from '../../listings/listing.ts';
import type { ShownTeam } from '../../listings/team-queries.ts';
import { Card } from './card.tsx';

interface TeamCardProps {
  readonly listing: Pick<Listing, 'id'>;
  readonly team: ShownTeam;
}

export function TeamCard({ listing, team: { owner, managers } }: TeamCardProps) {
  const names = owner === null ? managers : [owner, ...managers];
  return (
    <Card title="Team">
      {names.length === 0 ? (
        <p class="dim note">The page names nobody.</p>
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
        The page names the owner and the <a href={`/dashboard/${listing.id}/managers`}>managers</a> who agreed to show
        their name in <a href="/account">their account</a>.
      </p>
    </Card>
  );
}
