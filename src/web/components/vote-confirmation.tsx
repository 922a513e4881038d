// After the vote: when the next one can be cast, what becomes of the reward, and how to be reminded.
import type { Listing, VoterReward } from '../web-parts.ts';
import { windowHours } from './listing-labels.ts';
import { ExactTime, Time } from './time.tsx';

interface VotedProps {
  readonly listing: Listing;
  readonly vote: { readonly votedAt: Date; readonly nextVoteAt: Date };
  readonly reward: VoterReward | null;
  /** Whether a vote listener hears of votes. */
  readonly tells: boolean;
}

export function VotedCard({ listing, vote, reward, tells }: VotedProps) {
  return (
    <section class="card voted">
      <span class="voted-mark" aria-hidden="true" />
      <h2>You voted</h2>
      <p class="dim">
        <Time at={vote.votedAt} />. Votes count once every {windowHours(listing.type)} hours.
      </p>
      <p class="countdown" data-countdown={vote.nextVoteAt.toISOString()}>
        You can vote again <Time at={vote.nextVoteAt} />
      </p>
      <p class="dim note">
        <ExactTime at={vote.nextVoteAt} />
      </p>
      {tells && <Reward reward={reward} />}
    </section>
  );
}

/** Only where there is something to say: a server may reward its voters by other ways, of which nothing is known here. */
function Reward({ reward }: { reward: VoterReward | null }) {
  if (!reward)
    return <p class="note reward">Your vote named no player, so nobody is rewarded in the game for it.</p>;
  if (reward.state === 'none') return null;
  return (
    <p class="note reward">
      <b>
        <bdi>{reward.playerName}</bdi>
      </b>
      {': '}
      {ENDS[reward.state]}
    </p>
  );
}

const ENDS: Readonly<Record<Exclude<VoterReward['state'], 'none'>, string>> = {
  on_its_way: 'the server is being told of your vote now. Reload this page to see whether it took it.',
  given: 'the server took your vote. The reward comes in the game; some servers give it when you join.',
  sent: 'the server was told of your vote. The reward comes in the game; some servers give it when you join.',
  already: 'another vote rewarded this player within 24 hours. Yours counts, and brings no second reward.',
  missed:
    'the server could not be told of your vote. It counts all the same; ask the server’s team for the reward.',
  unknown:
    'it is not certain that the server heard of your vote. It counts; ask the server’s team if no reward comes.',
};

/** Before the vote: what is known of the player who was named last. */
export function RecentRewardNote({ reward }: { reward: VoterReward | null }) {
  if (!reward?.rewardedAt) return null;
  const free = new Date(reward.rewardedAt.getTime() + 86_400_000);
  return (
    <p class="note reward">
      <b>
        <bdi>{reward.playerName}</bdi>
      </b>{' '}
      has been rewarded for a vote of the last 24 hours. Another vote counts, and brings the next reward only
      from <ExactTime at={free} /> on (<Time at={free} />
      ).
    </p>
  );
}

interface RemindMeProps {
  readonly listing: Listing;
  /** Some browser of this person's is told. */
  readonly isReminded: boolean;
  readonly pushKey: string;
}

/** A calendar needs no script; the browser's own way is shown where it can be had. */
export function ReminderCard({ listing, isReminded, pushKey }: RemindMeProps) {
  const here = `/listings/${listing.id}/vote`;
  return (
    <section class="card stack close" id="remind">
      <h2>Remind me</h2>
      {isReminded ? (
        <form class="row between" method="post" action={`${here}/remind/off`}>
          <span>Your browser tells you when you can vote again.</span>
          <button class="btn small" type="submit">
            Stop telling me
          </button>
        </form>
      ) : (
        <p class="dim">Only if you like: nothing is sent that you did not ask for.</p>
      )}
      <form
        method="post"
        action={`${here}/remind`}
        data-remind={isReminded ? 'on' : 'off'}
        data-key={pushKey}
        hidden
      >
        <input type="hidden" name="endpoint" />
        <input type="hidden" name="p256dh" />
        <input type="hidden" name="auth" />
        <button class="btn" type="button">
          {isReminded ? 'Tell me in this browser too' : 'Tell me in this browser'}
        </button>
        <p class="note" role="status" />
      </form>
      <div class="row">
        <a class="btn" href={`${here}/reminder.ics`}>
          Put it into my calendar
        </a>
        <a href="/reminders">All my reminders</a>
      </div>
    </section>
  );
}
