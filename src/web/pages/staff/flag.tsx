// GET /staff/flags/:flag: the evidence, and what staff can do. POST …/dismiss.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../access/audit.ts';
import type { Person } from '../../../access/person.ts';
import { dismissFlag, type FlagDetail, readFlag } from '../../../integrity/flags.ts';
import { ButtonLink, PostButton } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Facts } from '../../components/facts.tsx';
import { AgesCard, NamesCard, NetworksCard, ScoreCard, TimesCard } from '../../components/flag-evidence.tsx';
import { showPage } from '../../components/layout.tsx';
import { ExactTime, Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { useTranslations } from '../../translations.ts';
import { FlagPill } from './flags.tsx';

export async function showFlag(context: WebContext) {
  const { t } = context.var;
  const flag = await findFlag(context);
  const votesPath = `/staff/listings/${flag.listingId}/votes?flag=${flag.id}`;
  const { evidence } = flag;
  return showPage(context, {
    title: t('suspicion.flagTitle', { listing: flag.listingName }),
    staff: 'flags',
    content: (
      <div class="stack">
        <div>
          <a href="/staff/flags">{t('suspicion.allFlags')}</a>
          <h1 class="clipped">
            <bdi>{flag.listingName}</bdi>
          </h1>
          <span class="row facts">
            <FlagPill state={flag.state} />
            <a href={`/staff/listings/${flag.listingId}`}>{t('staff.listing')}</a>
            <a href={votesPath}>{t('suspicion.flaggedVotes')}</a>
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
          <aside class="stack" aria-label={t('staff.whatStaffCanDo')}>
            <DecisionCard flag={flag} />
          </aside>
        </div>
      </div>
    ),
  });
}

function DecisionCard({ flag }: { flag: FlagDetail }) {
  const t = useTranslations();
  const { id, listingId, state, votes, counting, firstVotedAt, lastVotedAt, decidedAt, decidedBy } = flag;
  return (
    <Card title={t('staff.flaggedVoteCount', { count: votes })}>
      <Facts
        facts={[
          [t('suspicion.firstVoted'), <ExactTime at={firstVotedAt} />],
          [t('suspicion.lastVoted'), <ExactTime at={lastVotedAt} />],
          [t('suspicion.countingNow'), t.number(counting)],
          decidedAt && [
            state === 'dismissed' ? t('suspicion.dismissed') : t('suspicion.annulled'),
            decidedBy === null ? (
              <Time at={decidedAt} />
            ) : (
              t.rich('staff.timeByPerson', { time: <Time at={decidedAt} />, name: <bdi>{decidedBy}</bdi> })
            ),
          ],
        ]}
      />
      {counting > 0 && (
        <div>
          <ButtonLink
            text={t('suspicion.annulThese')}
            href={`/staff/listings/${listingId}/annul?flag=${id}`}
            look="danger"
          />
        </div>
      )}
      {state === 'open' && (
        <>
          <p class="dim note">{t('suspicion.dismissNote')}</p>
          <PostButton action={`/staff/flags/${id}/dismiss`} text={t('buttons.dismiss')} />
        </>
      )}
    </Card>
  );
}

export async function submitDismissFlag(context: WebContext, person: Person) {
  const flag = await findFlag(context);
  const { t, app } = context.var;
  const dismissed = await dismissFlag(app.db, flag.id, byPerson(person));
  return dismissed
    ? redirectWithSuccess(context, '/staff/flags', t('suspicion.flagDismissed'))
    : redirectWithError(context, `/staff/flags/${flag.id}`, t('suspicion.flagDecidedMeanwhile'));
}

async function findFlag(context: WebContext): Promise<FlagDetail> {
  const id = Number(context.req.param('flag'));
  const flag = Number.isSafeInteger(id) && id > 0 ? await readFlag(context.var.app.db, id) : null;
  if (!flag) throw new HTTPException(404);
  return flag;
}
