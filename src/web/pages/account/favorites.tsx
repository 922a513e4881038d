// GET /favorites: the listings that a person votes for again and again, and when each is ready.
import type { Person } from '../../../access/person.ts';
import { listingPath } from '../../../listings/listing-path.ts';
import type { MessageKey } from '../../../messages/message.ts';
import type { Translations } from '../../../messages/translations.ts';
import { selectCalendarFeed } from '../../../reminders/calendar-queries.ts';
import { selectFavoriteReminder } from '../../../reminders/favorite-reminder-queries.ts';
import { countBrowsers } from '../../../reminders/push-queries.ts';
import { type ReviewAverages, readReviewAverages } from '../../../reviews/review-switch.ts';
import { type Favorite, type FavoriteState, selectFavorites } from '../../../voters/favorite-queries.ts';
import { ButtonLink, unseen } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { RemoveFavoriteButton } from '../../components/favorite-button.tsx';
import { FavoriteReminderCard } from '../../components/favorite-reminder.tsx';
import { showPage } from '../../components/layout.tsx';
import { ListingIcon } from '../../components/listing-icon.tsx';
import { NameLink } from '../../components/name.tsx';
import { ItemRating } from '../../components/stars.tsx';
import { Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { countdownTexts } from '../../countdown-texts.ts';
import { allInPageLanguage } from '../../listing-texts.ts';
import { useTranslations } from '../../translations.ts';

export async function showFavorites(context: WebContext, person: Person) {
  const { app, t } = context.var;
  const [favorites, reminder, browsers, calendar] = await Promise.all([
    readOwnFavorites(context, person),
    selectFavoriteReminder(app.db, person.id),
    countBrowsers(app.db, person.id),
    selectCalendarFeed(app.db, person.id),
  ]);
  const listed = favorites.filter(({ state }) => state !== 'gone').map(({ listingId: id }) => ({ id }));
  const averages = await readReviewAverages(app.db, app.site, listed);
  return showPage(context, {
    title: t('ownVotes.favorites'),
    account: 'favorites',
    scripts: favorites.length > 0 ? ['countdown', 'remind'] : [],
    content: (
      <div class="narrow-page stack">
        <div class="stack close">
          <h1>{t('ownVotes.voteAgainTitle')}</h1>
          {favorites.length > 0 && <p class="lead">{describeReady(t, favorites)}</p>}
        </div>
        {favorites.length === 0 ? (
          <NoFavorites />
        ) : (
          <>
            <NextVote favorites={favorites} />
            <ul class="favorites">
              {favorites.map((favorite) => (
                <FavoriteItem favorite={favorite} averages={averages} />
              ))}
            </ul>
            <FavoriteReminderCard
              reminder={reminder}
              browsers={browsers}
              pushKey={(await app.pushIdentity()).publicKey}
              hasCalendar={calendar !== null}
              canMail={app.outbox !== null && person.emailVerified}
            />
          </>
        )}
      </div>
    ),
  });
}

/** Those with a name have it in the page's language. */
async function readOwnFavorites(context: WebContext, { id: personId }: Person): Promise<readonly Favorite[]> {
  const favorites = await selectFavorites(context.var.app.db, personId);
  const named = favorites.map(({ listingId: id, name }) => ({ id, name: name ?? '' }));
  const translated = await allInPageLanguage(context, named);
  return favorites.map((favorite, place) => ({ ...favorite, name: translated[place]?.name || null }));
}

function describeReady(t: Translations, favorites: readonly Favorite[]): string {
  const ready = favorites.filter(({ state }) => state === 'ready').length;
  const all = favorites.length;
  if (ready === 0) return t('ownVotes.noneReady');
  return ready === all ? t('ownVotes.allReady', { count: all }) : t('ownVotes.someReady', { ready, all });
}

function NoFavorites() {
  const t = useTranslations();
  return (
    <EmptyState title={t('ownVotes.noFavorites')} text={t('ownVotes.noFavoritesText')}>
      <ButtonLink text={t('ownVotes.findServer')} href="/servers" look="go" />
      <ButtonLink text={t('ownVotes.findBot')} href="/bots" />
    </EmptyState>
  );
}

const votePath = ({ listingId: id, slug }: Favorite) => listingPath({ id, slug }, '/vote');

function NextVote({ favorites }: { favorites: readonly Favorite[] }) {
  const t = useTranslations();
  const ready = favorites.filter(({ state }) => state === 'ready');
  const [first] = ready;
  if (first)
    return (
      <a class="btn go big full" href={votePath(first)}>
        <span class="ellipsis">
          {t.rich(ready.length > 1 ? 'ownVotes.startWith' : 'ownVotes.voteFor', { name: <bdi>{first.name}</bdi> })}
        </span>
      </a>
    );
  const waiting = favorites.find(({ nextVoteAt }) => nextVoteAt);
  if (!waiting?.nextVoteAt) return null;
  return (
    <p class="card">
      {t.rich('ownVotes.allVoted', { name: <bdi>{waiting.name}</bdi>, time: <Time at={waiting.nextVoteAt} /> })}
    </p>
  );
}

const STATES = {
  ready: 'ownVotes.ready',
  paused: 'ownVotes.paused',
  gone: 'ownVotes.gone',
} as const satisfies Readonly<Record<Exclude<FavoriteState, 'waiting'>, MessageKey>>;

function FavoriteItem({ favorite, averages }: { favorite: Favorite; averages: ReviewAverages }) {
  const t = useTranslations();
  const { listingId: id, name, icon, state, nextVoteAt } = favorite;
  const shownName = name ?? t('ownVotes.deletedListing');
  return (
    <li class="card favorite-item">
      <ListingIcon listing={{ id, name: shownName, icon: state === 'gone' ? null : icon }} />
      <div class="favorite-words">
        <h2>
          {state === 'gone' ? (
            <bdi>{shownName}</bdi>
          ) : (
            <NameLink name={shownName} href={listingPath({ ...favorite, id })} />
          )}
        </h2>
        <ItemRating averages={averages} listingId={id} />
        {nextVoteAt ? (
          <p
            class="dim note"
            {...countdownTexts(t)}
            data-countdown={nextVoteAt.toISOString()}
            data-again={votePath(favorite)}
          >
            {t.rich('ownVotes.readyAt', { time: <Time at={nextVoteAt} /> })}
          </p>
        ) : (
          state !== 'waiting' && <p class="dim note">{t(STATES[state])}</p>
        )}
      </div>
      {state === 'ready' && (
        <ButtonLink
          text={t.rich('ownVotes.vote', { unseen, name: shownName })}
          href={votePath(favorite)}
          look="go small"
        />
      )}
      <RemoveFavoriteButton id={id} name={shownName} />
    </li>
  );
}
