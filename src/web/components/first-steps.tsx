// The setup checklist: its steps are checked off by stored facts, and it disappears when it is finished or hidden.
import type { Config } from '../../config.ts';
import type { SetupChecklist } from '../../endpoints/setup-checklist-queries.ts';
import type { Listing } from '../../listings/listing.ts';
import { listingPath } from '../../listings/listing-path.ts';
import { PostButton } from './button.tsx';

interface Step {
  readonly done: boolean;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly optional?: true;
}

/** Shown once on a page, next to the listener's status. */
export const UNCONFIRMED_LISTENER =
  'Sent, but not confirmed: this listener never confirms v1 votes. Use a v2 token to be sure.';

/** Minecraft servers are set up with a vote listener, all others with a webhook. */
export function listFirstSteps(
  listing: Listing,
  { pictures, ...checklist }: SetupChecklist,
  ownership: Config['ownership'] = 'off',
): Step[] {
  const base = `/dashboard/${listing.id}`;
  const isMinecraft = listing.game === 'minecraft';
  const endpointPath = isMinecraft ? `${base}/listener` : `${base}/webhook`;
  const { unconfirmed: isUnconfirmed } = checklist;
  const useToken: Step = {
    done: checklist.tokenUsed,
    title: 'Use your API token',
    text: 'This step is done once you make your first API call.',
    path: `${base}/tokens`,
  };
  return [
    {
      done: isComplete(listing),
      title: 'Complete your page',
      text: describeMissing(missingFields(listing)),
      path: `${base}/page`,
    },
    picturesStep(listing, pictures),
    ...(ownership === 'off' ? [] : [proofStep(listing, ownership)]),
    {
      done: checklist.saved,
      title: isMinecraft ? 'Set up your vote listener' : 'Set up your webhook',
      text: isMinecraft
        ? 'Enter your server’s vote listener, or set up a webhook instead.'
        : 'Enter the URL of your endpoint or of a Discord webhook.',
      path: endpointPath,
    },
    {
      done: checklist.tested,
      title: isMinecraft ? 'Send a test vote' : 'Send a test event',
      text: isUnconfirmed ? 'Sent, but not confirmed.' : 'You see right away whether it arrives.',
      path: `${endpointPath}#test`,
    },
    {
      done: checklist.delivered,
      title: 'Get the first vote delivered',
      ...(isUnconfirmed ? { text: 'No vote has been confirmed yet.', path: endpointPath } : howToGetVotes(listing)),
    },
    ...(checklist.hasToken ? [useToken] : []),
    {
      done: checklist.hasManager,
      title: 'Invite a manager',
      text: 'Managers can help you run the listing.',
      path: `${base}/managers`,
      optional: true,
    },
  ];
}

function picturesStep(listing: Listing, pictures: number): Step {
  const missing = [
    ...(listing.icon === null ? ['icon'] : []),
    ...(listing.banner === null ? ['banner'] : []),
    ...(pictures === 0 ? ['images'] : []),
  ];
  return {
    done: missing.length === 0,
    title: 'Add pictures',
    text: describeMissing(missing),
    path: `/dashboard/${listing.id}/pictures`,
    optional: true,
  };
}

function proofStep({ id, ownerProvenAt }: Listing, ownership: Config['ownership']): Step {
  return {
    done: ownerProvenAt !== null,
    title: 'Prove that it is yours',
    text:
      ownership === 'required'
        ? 'Until then, nobody else sees it.'
        : 'Your listing then has the badge “Owner verified”.',
    path: `/dashboard/${id}/ownership`,
    ...(ownership === 'optional' && { optional: true }),
  };
}

/** Only public listings can be voted for (decision P73). */
function howToGetVotes(listing: Listing): Pick<Step, 'text' | 'path'> {
  switch (listing.visibility.state) {
    case 'public':
      return { text: 'Share the vote page with your community.', path: listingPath(listing, '/vote') };
    case 'pending':
      return { text: 'People can vote once the listing is approved.', path: listingPath(listing) };
    case 'refused':
    case 'hidden':
      return { text: 'Nobody can vote, because the listing is not public.', path: listingPath(listing) };
  }
}

function isComplete(listing: Listing): boolean {
  return missingFields(listing).length === 0;
}

function describeMissing(parts: readonly string[]): string {
  return `Missing: ${parts.join(', ')}.`;
}

function missingFields({ summary, description, link, address, tags, type }: Listing): string[] {
  return [
    ...(summary === '' ? ['summary'] : []),
    ...(description === '' ? ['description'] : []),
    ...(tags.length === 0 ? ['tags'] : []),
    ...(type === 'bot' && !link ? ['invite link'] : []),
    ...(type === 'game' && !address ? ['server address'] : []),
  ];
}

/** Whether only optional steps are left. */
export function areStepsFinished(steps: readonly Step[]): boolean {
  return steps.every(({ done, optional }) => done || optional);
}

export function FirstStepsCard({ listing, steps }: { listing: Listing; steps: readonly Step[] }) {
  const required = steps.filter(({ optional }) => !optional);
  const doneCount = required.filter(({ done }) => done).length;
  return (
    <section class="card stack close" aria-labelledby="first-steps">
      <div class="row between">
        <h2 id="first-steps">Getting started</h2>
        <span class="dim">
          {doneCount} of {required.length}
        </span>
      </div>
      <ol class="todo">
        {steps.map(({ done, title, text, path, optional }) => (
          <li class={done ? 'done' : undefined}>
            <span>
              <a href={path}>{title}</a> {optional && <span class="optional">optional</span>}
            </span>
            {done ? <span class="unseen"> (done)</span> : <span class="dim">{text}</span>}
          </li>
        ))}
      </ol>
      <VisibilityForm listing={listing} show={false} />
    </section>
  );
}

export function ShowChecklist({ listing }: { listing: Listing }) {
  return <VisibilityForm listing={listing} show />;
}

function VisibilityForm({ listing, show }: { listing: Listing; show: boolean }) {
  return (
    <PostButton
      action={`/dashboard/${listing.id}/first-steps`}
      values={{ show: show ? 'yes' : 'no' }}
      text={show ? 'Show checklist' : 'Hide checklist'}
      look="small"
    />
  );
}
