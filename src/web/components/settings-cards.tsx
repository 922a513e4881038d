// Cards next to the form of a listing's settings: plan, pause, delete.
import type { Plan } from '../../config/values.ts';
import { includesChangelog, PLANS } from '../../listings/plans.ts';
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
  return (
    <Card title={t('settingsCards.plan')}>
      <ul class="plans">
        {PLANS.map((plan) => (
          <li>
            <b>{planName(plan)}</b> {plan === listing.plan && <Pill tone="good">{t('settingsCards.currentPlan')}</Pill>}
            <span class="dim">{describePlan(t, { plan, weight: weights[plan], type: listing.type })}</span>
          </li>
        ))}
      </ul>
      <p class="dim note">
        <ToChangePlan contact={contact} />{' '}
        {t(listing.type === 'bot' ? 'settingsCards.planOfBotKept' : 'settingsCards.planKept')}
      </p>
    </Card>
  );
}

interface DescribedPlan {
  readonly plan: Plan;
  readonly weight: number;
  readonly type: ShownListing['type'];
}

function describePlan(t: Translations, { plan, weight, type }: DescribedPlan): string {
  const times = timesInWords(weight, t);
  if (type === 'game') return t('settingsCards.planWeight', { times });
  const writes = includesChangelog({ plan, changelogPro: false });
  return t(writes ? 'settingsCards.planWithChangelog' : 'settingsCards.planWithoutChangelog', { times });
}

export function PauseCard({ listing }: { listing: ShownListing }) {
  const t = useTranslations();
  const base = `/dashboard/${listing.id}/settings`;
  return (
    <Card
      title={t('settingsCards.pause')}
      beside={listing.pausedAt && <Pill tone="idle">{t('settingsCards.paused')}</Pill>}
    >
      <p>{t(listing.pausedAt ? 'settingsCards.pausedText' : 'settingsCards.pauseText')}</p>
      <PostButton
        action={`${base}/${listing.pausedAt ? 'resume' : 'pause'}`}
        text={t(listing.pausedAt ? 'settingsCards.resumeListing' : 'settingsCards.pauseListing')}
      />
    </Card>
  );
}

export function DeleteCard({ listing }: { listing: ShownListing }) {
  const t = useTranslations();
  return (
    <Card title={t('settingsCards.deleteTitle')}>
      <p>{t('settingsCards.deleteText')}</p>
      <div>
        <ButtonLink text={t('team.deleteListing')} href={`/dashboard/${listing.id}/settings/delete`} look="danger" />
      </div>
    </Card>
  );
}
