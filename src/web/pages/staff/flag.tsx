// GET /staff/flags/:flag: the evidence, and what staff can do. POST …/dismiss.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../access/audit.ts';
import type { Person } from '../../../access/person.ts';
import { dismissFlag, type FlagDetail, readFlag } from '../../../integrity/flags.ts';
import { ButtonLink, PostButton } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Facts } from '../../components/facts.tsx';
import { formatCount, formatNumber } from '../../components/figures.tsx';
import { AgesCard, NamesCard, NetworksCard, ScoreCard, TimesCard } from '../../components/flag-evidence.tsx';
import { showPage } from '../../components/layout.tsx';
import { ExactTime, Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { FlagPill } from './flags.tsx';

export async function showFlag(context: WebContext) {
  const flag = await findFlag(context);
  const votesPath = `/staff/listings/${flag.listingId}/votes?flag=${flag.id}`;
  const { evidence } = flag;
  return showPage(context, {
    title: `Votes under suspicion: ${flag.listingName}`,
    staff: 'flags',
    content: (
      <div class="stack">
        <div>
          <a href="/staff/flags">All flags</a>
          <h1 class="clipped">
            <bdi>{flag.listingName}</bdi>
          </h1>
          <span class="row facts">
            <FlagPill state={flag.state} />
            <a href={`/staff/listings/${flag.listingId}`}>Listing</a>
            <a href={votesPath}>Flagged votes</a>
          </span>
        </div>
        <div class="split">
          <div class="stack">
            <ScoreCard score={flag.score} evidence={evidence} />
            <TimesCard times={evidence.times} />
            <AgesCard ages={evidence.ages} />
            <NetworksCard groups={evidence.groups} linkTo={(group) => `${votesPath}&group=${group}`} />
            <NamesCard sequences={evidence.sequences} />
          </div>
          <aside class="stack" aria-label="What staff can do">
            <DecisionCard flag={flag} />
          </aside>
        </div>
      </div>
    ),
  });
}

function DecisionCard({ flag }: { flag: FlagDetail }) {
  const { id, listingId, state, votes, counting, firstVotedAt, lastVotedAt, decidedAt, decidedBy } = flag;
  return (
    <Card title={formatCount(votes, 'flagged vote')}>
      <Facts
        facts={[
          ['First', <ExactTime at={firstVotedAt} />],
          ['Last', <ExactTime at={lastVotedAt} />],
          ['Counting now', formatNumber(counting)],
          decidedAt && [
            state === 'dismissed' ? 'Dismissed' : 'Annulled',
            <>
              <Time at={decidedAt} /> {decidedBy && <bdi>by {decidedBy}</bdi>}
            </>,
          ],
        ]}
      />
      {counting > 0 && (
        <div>
          <ButtonLink text="Annul these votes" href={`/staff/listings/${listingId}/annul?flag=${id}`} look="danger" />
        </div>
      )}
      {state === 'open' && (
        <>
          <p class="dim note">
            If the votes are honest, dismiss the flag. They are not flagged again, and count as usual for this listing
            from then on.
          </p>
          <PostButton action={`/staff/flags/${id}/dismiss`} text="Dismiss" />
        </>
      )}
    </Card>
  );
}

export async function submitDismissFlag(context: WebContext, person: Person) {
  const flag = await findFlag(context);
  const dismissed = await dismissFlag(context.var.app.db, flag.id, byPerson(person));
  return dismissed
    ? redirectWithSuccess(context, '/staff/flags', 'The flag was dismissed.')
    : redirectWithError(context, `/staff/flags/${flag.id}`, 'Someone else has already decided on this flag.');
}

async function findFlag(context: WebContext): Promise<FlagDetail> {
  const id = Number(context.req.param('flag'));
  const flag = Number.isSafeInteger(id) && id > 0 ? await readFlag(context.var.app.db, id) : null;
  if (!flag) throw new HTTPException(404);
  return flag;
}
