// GET /account/votes: what a person voted for, and when they can vote again.
import type { Person } from '../../../access/person.ts';
import { now } from '../../../core/clock.ts';
import { readVoter } from '../../../voters/voter.ts';
import { listOwnVotes } from '../../../votes/own-votes.ts';
import type { OwnVote } from '../../../votes/own-votes-queries.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { showPage } from '../../components/layout.tsx';
import { NameLink } from '../../components/name.tsx';
import { Pager } from '../../components/pager.tsx';
import { Time } from '../../components/time.tsx';
import { VoterCards } from '../../components/voter-cards.tsx';
import type { WebContext } from '../../context.ts';
import { countdownTexts } from '../../countdown-texts.ts';
import { allInPageLanguage } from '../../listing-texts.ts';
import { readDbFor } from '../../recent-changes.ts';
import { useTranslations } from '../../translations.ts';

const PATH = '/account/votes';

export async function showOwnVotes(context: WebContext, person: Person) {
  const { t } = context.var;
  const requested = Number(context.req.query('page') ?? 1);
  const wanted = Number.isSafeInteger(requested) ? Math.min(requested, 1_000_000) : 1;
  const { votes, page, pages } = await listOwnVotes(readDbFor(context), person.id, wanted);
  const named = await allInPageLanguage(
    context,
    votes.map((vote) => ({ ...vote, id: vote.listingId })),
  );
  const voter = await readVoter(readDbFor(context), person.id);
  return showPage(context, {
    title: t('ownVotes.myVotes'),
    account: 'votes',
    scripts: ['countdown'],
    content: (
      <div class="narrow-page stack">
        <h1>{t('ownVotes.myVotes')}</h1>
        {voter.votes > 0 && <VoterCards voter={voter} />}
        {votes.length === 0 ? (
          <EmptyState title={t('ownVotes.noVotes')} text={t('ownVotes.noVotesText')}>
            <ButtonLink text={t('ownVotes.findServer')} href="/servers" look="go" />
            <ButtonLink text={t('ownVotes.findBot')} href="/bots" />
          </EmptyState>
        ) : (
          <ul class="list">
            {named.map((vote) => (
              <OwnVoteItem vote={vote} />
            ))}
          </ul>
        )}
        <Pager page={page} pages={pages} linkTo={(other) => `${PATH}?page=${other}`} />
      </div>
    ),
  });
}

function OwnVoteItem({ vote }: { vote: OwnVote }) {
  const t = useTranslations();
  const path = `/listings/${vote.listingId}`;
  const open = vote.nextVoteAt.getTime() <= now().getTime();
  return (
    <li class="card session">
      <div>
        <h2 class="session-device">
          <NameLink name={vote.name} href={path} />
        </h2>
        <p class="dim note">
          {t.rich('ownVotes.cast', { count: vote.votes, time: <Time at={vote.votedAt} /> })}
          {vote.annulled > 0 && ` · ${t('ownVotes.annulled', { count: vote.annulled })}`}
        </p>
      </div>
      {open ? (
        <ButtonLink text={t('ownVotes.voteAgain')} href={`${path}/vote`} look="small" />
      ) : (
        <p
          class="dim note"
          {...countdownTexts(t)}
          data-countdown={vote.nextVoteAt.toISOString()}
          data-again={`${path}/vote`}
        >
          {t.rich('ownVotes.nextVote', { time: <Time at={vote.nextVoteAt} /> })}
        </p>
      )}
    </li>
  );
}
