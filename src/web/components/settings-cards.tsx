// Cards next to the form of a listing's settings: plan, pause, delete.
import type { Plan } from '../../config/values.ts';
import { includesChangelog, PLANS } from '../../listings/plans.ts';
import type { ShownListing } from '../../listings/shown-listings.ts';
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
  return (
    <Card title="Plan">
      <ul class="plans">
        {PLANS.map((plan) => (
          <li>
            <b>{planName(plan)}</b> {plan === listing.plan && <Pill tone="good">Current</Pill>}
            <span class="dim">{describePlan(plan, weights[plan], listing.type)}</span>
          </li>
        ))}
      </ul>
      <p class="dim note">
        <ToChangePlan contact={contact} /> Votes already cast keep their weight
        {listing.type === 'bot' && ', and changelog entries stay public'}.
      </p>
    </Card>
  );
}

function describePlan(plan: Plan, weight: number, type: ShownListing['type']): string {
  const counts = `Each vote counts ${timesInWords(weight)} in the ranking`;
  if (type === 'game') return `${counts}.`;
  const writes = includesChangelog({ plan, changelogPro: false });
  return `${counts}; ${writes ? 'includes a changelog' : 'changelog available with the Changelog Pro add-on'}.`;
}

export function PauseCard({ listing }: { listing: ShownListing }) {
  const base = `/dashboard/${listing.id}/settings`;
  return (
    <Card title="Pause" beside={listing.pausedAt && <Pill tone="idle">Paused</Pill>}>
      <p>
        {listing.pausedAt
          ? 'This listing is paused: nobody can vote for it, it does not appear in lists, and its page is marked as paused.'
          : 'While a listing is paused, nobody can vote for it, it does not appear in lists, and its page is marked as paused. Earlier votes are still delivered and count toward the ranking for 30 days as usual.'}
      </p>
      <PostButton
        action={`${base}/${listing.pausedAt ? 'resume' : 'pause'}`}
        text={listing.pausedAt ? 'Resume listing' : 'Pause listing'}
      />
    </Card>
  );
}

export function DeleteCard({ listing }: { listing: ShownListing }) {
  return (
    <Card title="Delete">
      <p>Permanently deletes the listing, its votes and all of its settings. You will be asked to confirm.</p>
      <div>
        <ButtonLink text="Delete listing" href={`/dashboard/${listing.id}/settings/delete`} look="danger" />
      </div>
    </Card>
  );
}
