// Below the text of a listing's settings: its plan, the pause switch, the way to delete it.
import type { Plan } from '../../config/values.ts';
import { includesChangelog, PLANS } from '../../listings/plans.ts';
import type { Listing } from '../web-parts.ts';
import { ContactLink } from './contact-link.tsx';
import { Pill } from './pill.tsx';

const NAMES: Readonly<Record<Plan, string>> = {
  free: 'Free',
  verified: 'Verified',
  enterprise: 'Enterprise',
};

type Weights = Readonly<Record<Plan, number>>;

interface PlanCardProps {
  readonly listing: Listing;
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
            <b>{NAMES[plan]}</b> {plan === listing.plan && <Pill tone="good">yours</Pill>}
            <span class="dim">{brings(plan, weights[plan], listing.type)}</span>
          </li>
        ))}
      </ul>
      <p class="dim note">
        <ContactLink contact={contact}>The staff</ContactLink> changes plans. Votes that were cast keep their
        weight
        {listing.type === 'bot' && ', and changelog entries stay public'}.
      </p>
    </section>
  );
}

function brings(plan: Plan, weight: number, type: Listing['type']): string {
  const counts =
    weight === 1 ? 'A vote counts once in the ranking' : `A vote counts ${weight} times in the ranking`;
  if (type === 'game') return `${counts}.`;
  const writes = includesChangelog({ plan, changelogPro: false });
  return `${counts}; ${writes ? 'with changelog' : 'the changelog with the add-on Changelog Pro'}.`;
}

export function PauseCard({ listing }: { listing: Listing }) {
  const base = `/dashboard/${listing.id}/settings`;
  return (
    <section class="card stack close">
      <div class="row between">
        <h2>Pause</h2>
        {listing.pausedAt && <Pill tone="idle">Paused</Pill>}
      </div>
      <p>
        {listing.pausedAt
          ? 'The listing is paused: it takes no votes, stands in no list, and its page says so.'
          : 'A paused listing takes no votes and stands in no list; its page says so. What was voted before is still delivered, and votes keep counting for 30 days as always.'}
      </p>
      <form method="post" action={`${base}/${listing.pausedAt ? 'resume' : 'pause'}`}>
        <button class="btn" type="submit">
          {listing.pausedAt ? 'Resume it' : 'Pause it'}
        </button>
      </form>
    </section>
  );
}

export function DeleteCard({ listing }: { listing: Listing }) {
  return (
    <section class="card stack close">
      <h2>Delete</h2>
      <p>The listing, its votes and everything set up here go for good. You are asked first.</p>
      <div>
        <a class="btn danger" href={`/dashboard/${listing.id}/settings/delete`}>
          Delete the listing
        </a>
      </div>
    </section>
  );
}
