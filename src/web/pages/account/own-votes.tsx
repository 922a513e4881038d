// GET /account/votes: what a person voted for, and when they can vote again.
import type { Person } from '../../../access/person.ts';
import { now } from '../../../core/clock.ts';
import { readVoter } from '../../../voters/voter.ts';
import { listOwnVotes } from '../../../votes/own-votes.ts';
import type { OwnVote } from '../../../votes/own-votes-queries.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { formatCount } from '../../components/figures.tsx';
import { showPage } from '../../components/layout.tsx';
import { NameLink } from '../../components/name.tsx';
import { Pager } from '../../components/pager.tsx';
import { Time } from '../../components/time.tsx';
import { VoterCards } from '../../components/voter-cards.tsx';
import type { WebContext } from '../../context.ts';
import { readDbFor } from '../../recent-changes.ts';

const PATH = '/account/votes';

export async function showOwnVotes(context: WebContext, person: Person) {
  const requested = Number(context.req.query('page') ?? 1);
  const wanted = Number.isSafeInteger(requested) ? Math.min(requested, 1_000_000) : 1;
  const { votes, page, pages } = await listOwnVotes(readDbFor(context), person.id, wanted);
  const voter = await readVoter(readDbFor(context), person.id);
  return showPage(context, {
    title: 'My votes',
    account: 'votes',
    scripts: ['countdown'],
    content: (
      <div class="narrow-page stack">
        <h1>My votes</h1>
        {voter.votes > 0 && <VoterCards voter={voter} />}
        {votes.length === 0 ? (
          <EmptyState
            title="No votes yet"
            text="The listings you vote for appear here, along with when you can vote again."
          >
            <ButtonLink text="Find a server" href="/servers" look="go" />
            <ButtonLink text="Find a bot" href="/bots" />
          </EmptyState>
        ) : (
          <ul class="list">
            {votes.map((vote) => (
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
  const path = `/listings/${vote.listingId}`;
  const open = vote.nextVoteAt.getTime() <= now().getTime();
  return (
    <li class="card session">
      <div>
        <h2 class="session-device">
          <NameLink name={vote.name} href={path} />
        </h2>
        <p class="dim note">
          {vote.votes === 1 ? 'One vote' : `${vote.votes} votes`}, most recently <Time at={vote.votedAt} />
          {vote.annulled > 0 && ` · ${formatCount(vote.annulled, 'vote')} annulled by staff`}
        </p>
      </div>
      {open ? (
        <VoteAgain path={path} name={vote.name} />
      ) : (
        <p class="dim note" data-countdown={vote.nextVoteAt.toISOString()} data-again={`${path}/vote`}>
          Next vote <Time at={vote.nextVoteAt} />
        </p>
      )}
    </li>
  );
}

function VoteAgain({ path, name }: { path: string; name: string }) {
  return <ButtonLink text="Vote again" href={`${path}/vote`} aria-label={`Vote again for ${name}`} look="small" />;
}
