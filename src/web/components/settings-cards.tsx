// Cards beside the form of a listing's settings: plan, pause, delete.
import type { Plan } from '../../config/values.ts';
import { includesChangelog, PLANS } from '../../listings/plans.ts';
import type { ShownListing } from '../../listings/shown-listings.ts';
import { ContactLink } from './contact-link.tsx';
import { Pill } from './pill.tsx';

const NAMES: Readonly<Record<Plan, string>> = {
  free: 'Free',
  verified: 'Verified',
  enterprise: 'Enterprise',
};

type Weights = Readonly<Record<Plan, number>>;

interface PlanCardProps {
  readonly listing: ShownListing;
  readonly weights: Weights;
  readonly contact: string | null;
}

export function PlanCard({ listing, weights, contact }: PlanCardProps) {
  return (
    <section class="card stack close">
      <h2>Plan</h2>
      <ul class="plans">
        {PLANS.map((plan) => (
          <li>
            <b>{NAMES[plan]}</b> {plan === listing.plan && <Pill tone="good">current</Pill>}
            <span class="dim">{describePlan(plan, weights[plan], listing.type)}</span>
          </li>
        ))}
      </ul>
      <p class="dim note">
        <ContactLink contact={contact}>Contact us</ContactLink> to change your plan. Votes already cast keep their
        weight
        {listing.type === 'bot' && ', and changelog entries stay public'}.
      </p>
    </section>
  );
}

function describePlan(plan: Plan, weight: number, type: ShownListing['type']): string {
  const counts =
    weight === 1 ? 'Each vote counts once in the ranking' : `Each vote counts ${weight} times in the ranking`;
  if (type === 'game') return `${counts}.`;
  const writes = includesChangelog({ plan, changelogPro: false });
  return `${counts}; ${writes ? 'includes the changelog' : 'changelog with the Changelog Pro add-on'}.`;
}

export function PauseCard({ listing }: { listing: ShownListing }) {
  const base = `/dashboard/${listing.id}/settings`;
  return (
    <section class="card stack close">
      <div class="row between">
        <h2>Pause</h2>
        {listing.pausedAt && <Pill tone="idle">Paused</Pill>}
      </div>
      <p>
        {listing.pausedAt
          ? 'This listing is paused: nobody can vote for it, and it does not appear in lists. Its page says that it is paused.'
          : 'While a listing is paused, nobody can vote for it and it does not appear in lists; its page says that it is paused. Earlier votes are still delivered, and count in the ranking for 30 days as usual.'}
      </p>
      <form method="post" action={`${base}/${listing.pausedAt ? 'resume' : 'pause'}`}>
        <button class="btn" type="submit">
          {listing.pausedAt ? 'Resume listing' : 'Pause listing'}
        </button>
      </form>
    </section>
  );
}

export function DeleteCard({ listing }: { listing: ShownListing }) {
  return (
    <section class="card stack close">
      <h2>Delete</h2>
      <p>Permanently deletes the listing, its votes and everything set up here. You will be asked to confirm.</p>
      <div>
        <a class="btn danger" href={`/dashboard/${listing.id}/settings/delete`}>
          Delete listing
        </a>
      </div>
    </section>
  );
}
