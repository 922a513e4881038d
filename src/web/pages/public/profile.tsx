// GET /people/:handle: a public profile. Responds with 404 if the person has not made theirs public, as if they did not
// exist.
import { HTTPException } from 'hono/http-exception';
import { listingPath } from '../../../listings/listing-path.ts';
import { readProfileReviews } from '../../../reviews/review-switch.ts';
import { selectShownFavorites } from '../../../voters/favorite-queries.ts';
import { findPublicPerson } from '../../../voters/profile.ts';
import type { PublicPerson } from '../../../voters/profile-queries.ts';
import { readVoter, type VoterRecord } from '../../../voters/voter.ts';
import { Card } from '../../components/card.tsx';
import { Figures } from '../../components/figures.tsx';
import { showPage } from '../../components/layout.tsx';
import { ListingIcon } from '../../components/listing-icon.tsx';
import { NameLink } from '../../components/name.tsx';
import { ProfileReviewsCard } from '../../components/profile-reviews.tsx';
import { BadgeList } from '../../components/voter-badges.tsx';
import type { WebContext } from '../../context.ts';

export async function showProfile(context: WebContext) {
  const { app, person: visitor } = context.var;
  const handle = context.req.param('handle') ?? '';
  const person = await findPublicPerson(app.db, handle);
  if (!person) throw new HTTPException(404);
  const [voter, favorites, reviews] = await Promise.all([
    readVoter(app.db, person.id),
    person.showsFavorites ? selectShownFavorites(app.db, person.id) : [],
    readProfileReviews(app.db, app.site, person),
  ]);
  if (!person.isIndexed) context.header('X-Robots-Tag', 'noindex');
  return showPage(context, {
    title: `${person.name} (@${person.handle})`,
    metadata: { path: `/people/${person.handle}`, hidden: !person.isIndexed },
    content: (
      <div class="narrow-page stack">
        <ProfileHead person={person} isOwn={visitor?.id === person.id} />
        <VoterFigures voter={voter} />
        <Card title="Badges">
          {voter.badges.length === 0 ? <p class="dim">None yet.</p> : <BadgeList badges={voter.badges} />}
        </Card>
        {favorites.length > 0 && <FavoritesCard favorites={favorites} />}
        <ProfileReviewsCard reviews={reviews} />
        {visitor?.id !== person.id && (
          <p class="note">
            <a href={`/people/${person.handle}/report`}>Report this profile</a>
          </p>
        )}
      </div>
    ),
  });
}

const MONTH = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function ProfileHead({ person, isOwn }: { person: PublicPerson; isOwn: boolean }) {
  return (
    <header class="stack close">
      <div class="profile-head">
        <h1>
          <bdi>{person.name}</bdi>
        </h1>
        <span class="dim">@{person.handle}</span>
      </div>
      <p class="dim">Member since {MONTH.format(person.createdAt)}</p>
      {isOwn && <a href="/account/profile">Edit profile</a>}
    </header>
  );
}

function VoterFigures({ voter: { votes, listings, streak } }: { voter: VoterRecord }) {
  return (
    <Figures
      figures={[
        { value: votes, label: 'Total votes' },
        { value: listings, label: 'Listings voted for' },
        { value: streak.days, label: 'Days in a row' },
        { value: streak.best, label: 'Longest streak' },
      ]}
    />
  );
}

function FavoritesCard({ favorites }: { favorites: Awaited<ReturnType<typeof selectShownFavorites>> }) {
  return (
    <Card title="Favorites">
      <ul class="profile-favorites">
        {favorites.map((listing) => (
          <li>
            <ListingIcon listing={listing} />
            <NameLink name={listing.name} href={listingPath(listing)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
