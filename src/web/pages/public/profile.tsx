// GET /people/:handle: a public profile. Responds with 404 if the person has not made theirs public, as if they did not
// exist.
import { HTTPException } from 'hono/http-exception';
import { listingPath } from '../../../listings/listing-path.ts';
import { dateTimeFormat } from '../../../messages/intl.ts';
import { readProfileReviews } from '../../../reviews/review-switch.ts';
import { selectShownFavorites } from '../../../voters/favorite-queries.ts';
import { findPublicPerson } from '../../../voters/profile.ts';
import type { PublicPerson } from '../../../voters/profile-queries.ts';
import { readVoter, type VoterRecord } from '../../../voters/voter.ts';
import { Card } from '../../components/card.tsx';
import { Figures } from '../../components/figures.tsx';
import { showPage } from '../../components/layout.tsx';
import { ListingIcon } from '../../components/listing-icon.tsx';
import { ListingLink } from '../../components/name.tsx';
import { ProfileReviewsCard } from '../../components/profile-reviews.tsx';
import { BadgeList } from '../../components/voter-badges.tsx';
import type { WebContext } from '../../context.ts';
import { allInPageLanguage } from '../../listing-texts.ts';
import { useTranslations } from '../../translations.ts';

export async function showProfile(context: WebContext) {
  const { app, t, person: visitor } = context.var;
  const handle = context.req.param('handle') ?? '';
  const person = await findPublicPerson(app.db, handle);
  if (!person) throw new HTTPException(404);
  const [voter, favorites, reviews] = await Promise.all([
    readVoter(app.db, person.id),
    person.showsFavorites ? readFavorites(context, person.id) : [],
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
        <Card title={t('voters.badges')}>
          {voter.badges.length === 0 ? <p class="dim">{t('voters.noBadges')}</p> : <BadgeList badges={voter.badges} />}
        </Card>
        {favorites.length > 0 && <FavoritesCard favorites={favorites} />}
        <ProfileReviewsCard reviews={reviews} />
        {visitor?.id !== person.id && (
          <p class="note">
            <a href={`/people/${person.handle}/report`}>{t('voters.reportProfile')}</a>
          </p>
        )}
      </div>
    ),
  });
}

async function readFavorites(context: WebContext, personId: string) {
  return allInPageLanguage(context, await selectShownFavorites(context.var.app.db, personId));
}

const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

function ProfileHead({ person, isOwn }: { person: PublicPerson; isOwn: boolean }) {
  const t = useTranslations();
  const month = dateTimeFormat(t.locale, MONTH).format(person.createdAt);
  return (
    <header class="stack close">
      <div class="profile-head">
        <h1>
          <bdi>{person.name}</bdi>
        </h1>
        <span class="dim">@{person.handle}</span>
      </div>
      <p class="dim">{t('voters.memberSince', { month })}</p>
      {isOwn && <a href="/account/profile">{t('voters.editProfile')}</a>}
    </header>
  );
}

function VoterFigures({ voter: { votes, listings, streak } }: { voter: VoterRecord }) {
  const t = useTranslations();
  return (
    <Figures
      figures={[
        { value: votes, label: t('voters.totalVotes') },
        { value: listings, label: t('voters.listingsVotedFor') },
        { value: streak.days, label: t('voters.daysInARow') },
        { value: streak.best, label: t('voters.longestStreak') },
      ]}
    />
  );
}

function FavoritesCard({ favorites }: { favorites: Awaited<ReturnType<typeof readFavorites>> }) {
  const t = useTranslations();
  return (
    <Card title={t('voters.favorites')}>
      <ul class="profile-favorites">
        {favorites.map((listing) => (
          <li>
            <ListingIcon listing={listing} />
            <ListingLink listing={listing} href={listingPath(listing)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
