// After the vote: when the next one can be cast, what happened to the reward, and reminders.
import type { Child } from 'hono/jsx';
import { VOTING_WINDOW_HOURS } from '../../core/limits.ts';
import type { ListingType } from '../../listings/listing.ts';
import type { CurrentVote } from '../../votes/queries.ts';
import type { VoterReward } from '../../votes/voter-reward.ts';
import { Button, ButtonLink } from './button.tsx';
import { BoldName } from './name.tsx';
import { ExactTime, Time } from './time.tsx';

interface VotedCardProps {
  readonly listing: { readonly type: ListingType };
  readonly vote: CurrentVote;
  readonly reward: VoterReward | null;
  /** Whether votes are sent to the server's vote listener. */
  readonly hasListener: boolean;
  /** Below everything else. */
  readonly children?: Child;
}

export function VotedCard({ listing, vote, reward, hasListener, children }: VotedCardProps) {
  return (
    <section class="card voted">
      <span class="voted-mark" aria-hidden="true" />
      <h2>
        You voted <Time at={vote.votedAt} />
      </h2>
      <p class="dim">You can vote once every {VOTING_WINDOW_HOURS[listing.type]} hours.</p>
      <p class="countdown" data-countdown={vote.nextVoteAt.toISOString()}>
        You can vote again <Time at={vote.nextVoteAt} />
      </p>
      <p class="dim note">
        <ExactTime at={vote.nextVoteAt} />
      </p>
      {hasListener && <Reward reward={reward} />}
      {children}
    </section>
  );
}

/** Nothing if the listing has no listener, because it may reward its voters in other ways. */
function Reward({ reward }: { reward: VoterReward | null }) {
  if (!reward) return <p class="note reward">You did not enter a player name, so nobody is rewarded in the game.</p>;
  if (reward.state === 'none') return null;
  return (
    <p class="note reward">
      <BoldName name={reward.playerName} />
      {': '}
      {REWARD_SENTENCES[reward.state]}
    </p>
  );
}

const REWARD_SENTENCES: Readonly<Record<Exclude<VoterReward['state'], 'none'>, string>> = {
  on_its_way: 'Sending your vote to the server… Reload this page to see the result.',
  given: 'Vote delivered. You will get the reward in the game. Some servers give it the next time you join.',
  sent: 'Vote sent. You will get the reward in the game. Some servers give it the next time you join.',
  already:
    'This player was already rewarded for another vote in the last 24 hours. Your vote counts, but there is no second reward.',
  missed: 'Your vote counts, but it could not be sent to the server. Ask the server’s team for the reward.',
  unknown:
    'Your vote counts, but we don’t know whether the server received it. If you don’t get a reward, ask the server’s team.',
};

const REWARD_WINDOW_MS = 24 * 3_600_000;

/** Shown before the vote if the player named by the last vote has already been rewarded today. */
export function RecentRewardNote({ reward }: { reward: VoterReward | null }) {
  if (!reward?.rewardedAt) return null;
  const until = new Date(reward.rewardedAt.getTime() + REWARD_WINDOW_MS);
  return (
    <p class="note reward">
      <BoldName name={reward.playerName} /> was already rewarded in the last 24 hours. Your vote counts, but the next
      reward is available <Time at={until} /> (<ExactTime at={until} />
      ).
    </p>
  );
}

interface ReminderCardProps {
  readonly listingId: string;
  /** True if at least one of this person's browsers is subscribed. */
  readonly isReminded: boolean;
  readonly pushKey: string;
}

/** The calendar works without JavaScript. The script `remind` shows the form if the browser supports notifications. */
export function ReminderCard({ listingId, isReminded, pushKey }: ReminderCardProps) {
  const votePath = `/listings/${listingId}/vote`;
  return (
    <section class="card stack close" id="remind">
      <h2>Remind me</h2>
      {isReminded ? (
        <form class="row between" method="post" action={`${votePath}/remind/off`}>
          <span>Your browser will notify you when you can vote again.</span>
          <Button text="Stop notifying me" look="small" />
        </form>
      ) : (
        <p class="dim">Choose how you want to be reminded.</p>
      )}
      <form
        method="post"
        action={`${votePath}/remind`}
        data-remind={isReminded ? 'on' : 'off'}
        data-key={pushKey}
        hidden
      >
        <input type="hidden" name="endpoint" />
        <input type="hidden" name="p256dh" />
        <input type="hidden" name="auth" />
        <button class="btn" type="button">
          {isReminded ? 'Also notify me in this browser' : 'Notify me in this browser'}
        </button>
        <p class="note" role="status" />
      </form>
      <div class="row">
        <ButtonLink text="Add to calendar" href={`${votePath}/reminder.ics`} />
        <a href="/reminders">All reminders</a>
      </div>
    </section>
  );
}
