// The list of first steps, which ticks itself: what is done is seen from what is there, and the list goes when it is done or put away.
import type { SetupChecklist } from '../overview-parts.ts';
import type { Listing } from '../web-parts.ts';

interface Step {
  readonly done: boolean;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly optional?: true;
}

/** A Minecraft server is told by its listener, everybody else by a webhook. */
export function listFirstSteps(listing: Listing, taken: SetupChecklist): Step[] {
  const base = `/dashboard/${listing.id}`;
  const isMinecraft = listing.game === 'minecraft';
  const tells = isMinecraft ? `${base}/listener` : `${base}/webhook`;
  const token: Step = {
    done: taken.tokenUsed,
    title: 'Use your API token',
    text: 'You made one; its first call ticks this off.',
    path: `${base}/tokens`,
  };
  return [
    {
      done: isComplete(listing),
      title: 'Complete your listing',
      text: missingOf(listing),
      path: `${base}/settings`,
    },
    {
      done: listing.icon !== null,
      title: 'Give it a picture',
      text: 'It stands beside the name in every list.',
      path: `${base}/settings`,
      optional: true,
    },
    {
      done: taken.saved,
      title: 'Say where votes go',
      text: isMinecraft
        ? 'Enter your server’s vote listener, or the address of an endpoint under Webhook.'
        : 'Enter the address of your endpoint, or a Discord channel webhook.',
      path: tells,
    },
    {
      done: taken.tested,
      title: isMinecraft ? 'Send a test vote' : 'Send a test event',
      text: taken.unconfirmed ? UNCONFIRMED_LISTENER : 'You see at once whether it arrives, and why not.',
      path: `${tells}#test`,
    },
    {
      done: taken.delivered,
      title: 'Get the first vote delivered',
      ...(taken.unconfirmed ? { text: UNCONFIRMED_LISTENER, path: tells } : wayToVotes(listing)),
    },
    ...(taken.hasToken ? [token] : []),
    {
      done: taken.hasManager,
      title: 'Invite a manager',
      text: 'Somebody who looks after it with you.',
      path: `${base}/managers`,
      optional: true,
    },
  ];
}

/** What a vote without a confirmation means, wherever the state of a listener is shown. */
export const UNCONFIRMED_LISTENER =
  'Sent, not confirmed: this listener never confirms v1 votes. Use a v2 token to be sure.';

/** Nobody votes for what the public does not see (decision P73). */
function wayToVotes({ id, visibility }: Listing): Pick<Step, 'text' | 'path'> {
  switch (visibility.state) {
    case 'public':
      return { text: 'Share the vote page with your people.', path: `/listings/${id}/vote` };
    case 'pending':
      return { text: 'It waits for approval; then people can vote for it.', path: `/listings/${id}` };
    case 'refused':
    case 'hidden':
      return { text: 'It is not public, so nobody can vote for it.', path: `/listings/${id}` };
  }
}

function isComplete({ summary, description, link, address, tags, type }: Listing): boolean {
  const wayIn = type === 'bot' ? link : address;
  return summary !== '' && description !== '' && tags.length > 0 && Boolean(wayIn);
}

function missingOf({ summary, description, link, address, tags, type }: Listing): string {
  const missing = [
    ...(summary === '' ? ['a summary'] : []),
    ...(description === '' ? ['a description'] : []),
    ...(tags.length === 0 ? ['tags'] : []),
    ...(type === 'bot' && !link ? ['the invitation link'] : []),
    ...(type === 'game' && !address ? ['the server’s address'] : []),
  ];
  return `It still lacks ${missing.join(', ')}.`;
}

/** Whether nothing is left to do but what need not be done. */
export function areStepsFinished(steps: readonly Step[]): boolean {
  return steps.every(({ done, optional }) => done || optional);
}

export function FirstStepsCard({ listing, steps }: { listing: Listing; steps: readonly Step[] }) {
  const counting = steps.filter(({ optional }) => !optional);
  const done = counting.filter((step) => step.done).length;
  return (
    <section class="card stack close" aria-labelledby="first-steps">
      <div class="row between">
        <h2 id="first-steps">Getting started</h2>
        <span class="dim">
          {done} of {counting.length}
        </span>
      </div>
      <ol class="todo">
        {steps.map(({ done: isDone, title, text, path, optional }) => (
          <li class={isDone ? 'done' : undefined}>
            <span>
              <a href={path}>{title}</a> {optional && <span class="optional">optional</span>}
            </span>
            {isDone ? <span class="unseen"> (done)</span> : <span class="dim">{text}</span>}
          </li>
        ))}
      </ol>
      <form method="post" action={`/dashboard/${listing.id}/first-steps`}>
        <input type="hidden" name="show" value="no" />
        <button class="btn small" type="submit">
          Put this list away
        </button>
      </form>
    </section>
  );
}

export function ShowChecklist({ listing }: { listing: Listing }) {
  return (
    <form method="post" action={`/dashboard/${listing.id}/first-steps`}>
      <input type="hidden" name="show" value="yes" />
      <button class="btn small" type="submit">
        Show the first steps again
      </button>
    </form>
  );
}
