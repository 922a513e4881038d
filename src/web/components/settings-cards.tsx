// Cards next to the form of a listing's settings: plan, pause, delete.
import type { Plan } from '../../config/values.ts';
import { includesChangelog, PLANS } from '../../listings/plans.ts';
import { RANKING_DAYS } from '../../listings/ranking.ts';
import type { ShownListing } from '../../listings/shown-listings.ts';
import type { Translations } from '../../messages/translations.ts';
import { useTranslations } from '../translations.ts';
import { ButtonLink, PostButton } from './button.tsx';
import { Card } from './card.tsx';
import { Pill } from './pill.tsx';
import { planName } from './plan-names.ts';
import { timesInWords } from './ranking-note.tsx';
import { ToChangePlan } from './to-change-plan.tsx';

type Weights = Readonly<Record<Plan, number>>;

interface PlanCardProps {
  readonly listing: ShownListing;
  readonly weights: Weights;
  readonly contact: string | null;
}

export function PlanCard({ listing, weights, contact }: PlanCardProps) {
  const t = useTranslations();
  const { plan: current, type } = listing;
  return (
    <Card title={t('team.plan')}>
      <ul class="plans">
        {PLANS.map((plan) => (
          <li>
            <b>{planName(plan)}</b> {plan === current && <Pill tone="good">{t('team.currentPlan')}</Pill>}
            <span class="dim">{describePlan(t, plan, { weight: weights[plan], type })}</span>
          </li>
        ))}
      </ul>
      <p class="dim note">
        <ToChangePlan contact={contact} /> {t(type === 'bot' ? 'team.planOfBotKept' : 'team.planOfServerKept')}
      </p>
    </Card>
  );
}

interface PlanFacts {
  readonly weight: number;
  readonly type: ShownListing['type'];
}

function describePlan(t: Translations, plan: Plan, { weight, type }: PlanFacts): string {
  const times = timesInWords(weight, t);
  if (type === 'game') return t('team.planOfServer', { times });
  const hasChangelog = includesChangelog({ plan, changelogPro: false });
  return t(hasChangelog ? 'team.planWithChangelog' : 'team.planWithoutChangelog', { times });
}

export function PauseCard({ listing }: { listing: ShownListing }) {
  const t = useTranslations();
  const base = `/dashboard/${listing.id}/settings`;
  const isPaused = listing.pausedAt !== null;
  return (
    <Card title={t('team.pause')} beside={listing.pausedAt && <Pill tone="idle">{t('team.isPaused')}</Pill>}>
      <p>{isPaused ? t('team.isPausedText') : t('team.pauseText', { days: RANKING_DAYS })}</p>
      <PostButton
        action={`${base}/${isPaused ? 'resume' : 'pause'}`}
        text={t(isPaused ? 'team.resumeListing' : 'team.pauseListing')}
      />
    </Card>
  );
}

export function DeleteCard({ listing }: { listing: ShownListing }) {
  const t = useTranslations();
  return (
    <Card title={t('team.delete')}>
      <p>{t('team.deleteCardText')}</p>
      <div>
        <ButtonLink text={t('team.deleteListing')} href={`/dashboard/${listing.id}/settings/delete`} look="danger" />
      </div>
    </Card>
  );
}
