// GET and POST /listings/:id/vote, GET …/vote/challenge: the vote itself, in as few steps as it can have.

import { HTTPException } from 'hono/http-exception';
import { now } from '../../../core/clock.ts';
import type { NetworkRefusal } from '../../../votes/admit-votes.ts';
import { assetUrl } from '../../assets.ts';
import {
  ConfirmAccountCard,
  NetworkLimitCard,
  OtherAccountVotedCard,
  VotingUnavailableCard,
} from '../../components/cannot-vote.tsx';
import { ErrorSummary, Field } from '../../components/field.tsx';
import { type Page, showPage } from '../../components/layout.tsx';
import { ListingIcon } from '../../components/listing-icon.tsx';
import { windowHours } from '../../components/listing-labels.ts';
import { PausedCard } from '../../components/paused-card.tsx';
import { formatDuration } from '../../components/time.tsx';
import { RecentRewardNote, ReminderCard, VotedCard } from '../../components/vote-confirmation.tsx';
import { listingInPath, type WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { withNext } from '../../local-path.ts';
import { EMPTY_FORM, type Form, readForm } from '../../read-form.ts';
import { seeOther } from '../../redirect.ts';
import type { FieldError, Listing, Person, VoterReward } from '../../web-parts.ts';
import { previewImagePath } from './preview-image.ts';

const VOTES_PER_MINUTE = 30;

export async function showVote(context: WebContext) {
  return votePage(context, await votableListing(context), {});
}

/** Not even its owner votes for what the public does not see. */
async function votableListing(context: WebContext): Promise<Listing> {
  const listing = await listingInPath(context);
  if (listing.visibility.state !== 'public') throw new HTTPException(404);
  return listing;
}

/** What the widget fetches: nobody's challenge but this person's, for this listing. */
export async function serveVoteChallenge(context: WebContext) {
  const { person, parts } = context.var;
  const listing = await votableListing(context);
  context.header('Cache-Control', 'no-store');
  if (!person) return context.json({ error: 'Sign in first.' }, 401);
  return context.json(await parts.challenge.create({ listingId: listing.id, personId: person.id }));
}

export async function submitVote(context: WebContext) {
  const { person, parts } = context.var;
  const listing = await votableListing(context);
  const here = `/listings/${listing.id}/vote`;
  if (!person) return seeOther(context, withNext('/sign-in', here));
  if (mustConfirm(context, person)) return votePage(context, listing, { status: 403 });
  const form = await readForm(context);
  const again = (error: FieldError, status: Page['status'] = 422) =>
    votePage(context, listing, { form, errors: [error], status });
  const spent = await parts.spend(`vote:${parts.visitorKey(context)}`, VOTES_PER_MINUTE, 60);
  if (!spent.ok) {
    context.header('Retry-After', String(spent.resetSeconds));
    return again({ field: '', message: tooMany(spent.resetSeconds) }, 429);
  }
  const voter = { listingId: listing.id, personId: person.id };
  const solution = form.text('altcha');
  if (parts.challenge.enabled && !(await parts.challenge.verify(solution, voter)))
    return again({ field: '', message: solution ? OUTDATED : UNSOLVED });
  const playerName = form.text('playerName').trim() || null;
  const network = parts.networkOf(context);
  const cast = await parts.votes.castVote({ listingId: listing.id, person, playerName, network });
  if (cast.ok || cast.reason === 'too_soon')
    return redirectWithFlash(context, here, cast.ok ? THANKS : undefined);
  if (cast.reason === 'player_name') return again({ field: 'playerName', message: cast.sentence });
  if (cast.reason === 'paused') return redirectWithFlash(context, here);
  if (cast.reason === 'network') {
    const seconds = Math.ceil((cast.retryAt.getTime() - now().getTime()) / 1000);
    context.header('Retry-After', String(Math.max(1, seconds)));
    return votePage(context, listing, { status: 429, refusal: cast });
  }
  if (cast.reason === 'unconfirmed') return again({ field: '', message: UNCONFIRMED }, 403);
  throw new HTTPException(404);
}

const THANKS = { tone: 'good', message: 'Thank you. Your vote counts.' } as const;
const OUTDATED = 'The check that you are not a robot was too old. Press Vote again.';
/** Without script, or pressed before the script had come. */
const UNSOLVED =
  'Your browser had not solved the puzzle yet that keeps robots away. It needs JavaScript: if that is switched off, switch it on for this page. Then press Vote again.';
const UNCONFIRMED = 'To vote, confirm your e-mail address first.';
const tooMany = (seconds: number) =>
  `Too many votes from your network. Try again in ${formatDuration(seconds)}.`;

interface Tried {
  readonly form?: Form;
  readonly errors?: readonly FieldError[];
  readonly status?: Page['status'];
  readonly refusal?: NetworkRefusal;
}

async function votePage(context: WebContext, listing: Listing, tried: Tried) {
  const { person, parts } = context.var;
  const vote = person ? await parts.votes.currentVote(listing.id, person.id) : null;
  const waits = person !== null && mustConfirm(context, person);
  const elsewhere = person && !vote ? await parts.votes.votedElsewhere(listing.id, person) : null;
  const isFree = vote === null && elsewhere === null && listing.pausedAt === null && !tried.refusal;
  const open = person !== null && !waits && isFree;
  const rewards = person !== null && listing.game === 'minecraft';
  const tells = rewards && (await parts.listener.read(listing.id)) !== null;
  const reward = tells ? await parts.votes.reward(listing.id, person.id) : null;
  const reminders = vote && person ? await parts.reminders.reminders(person.id) : [];
  const isReminded = reminders.some(({ listingId }) => listingId === listing.id);
  return showPage(context, {
    title: `Vote for ${listing.name}`,
    ...(listing.summary && { description: listing.summary }),
    metadata: { path: `/listings/${listing.id}/vote`, picture: previewImagePath(listing) },
    section: listing.type === 'bot' ? 'bots' : 'servers',
    scripts: open
      ? parts.challenge.enabled
        ? ['vote-challenge']
        : []
      : ['countdown', ...(vote ? (['remind'] as const) : [])],
    ...(tried.status && { status: tried.status }),
    content: (
      <div class="narrow-page stack">
        <div class="listing-head">
          <ListingIcon listing={listing} />
          <h1>
            Vote for <bdi>{listing.name}</bdi>
          </h1>
        </div>
        {listing.pausedAt && !vote ? (
          <PausedCard />
        ) : vote ? (
          <>
            <VotedCard listing={listing} vote={vote} reward={reward} tells={tells} />
            <ReminderCard
              listing={listing}
              isReminded={isReminded}
              pushKey={await parts.reminders.pushKey()}
            />
          </>
        ) : elsewhere ? (
          <OtherAccountVotedCard listing={listing} until={elsewhere} />
        ) : tried.refusal ? (
          <NetworkLimitCard listing={listing} refusal={tried.refusal} />
        ) : person && waits ? (
          <ConfirmAccountCard context={context} listing={listing} person={person} />
        ) : person ? (
          <VoteForm context={context} listing={listing} tried={tried} reward={reward} tells={tells} />
        ) : isSetUp(context) ? (
          <SignInFirst listing={listing} />
        ) : (
          <VotingUnavailableCard context={context} />
        )}
        <a href={`/listings/${listing.id}`}>Back to its page</a>
      </div>
    ),
  });
}

/** Whether people can get what a vote needs of them: a confirmed address or a connected Discord account. */
function isSetUp({ var: { parts } }: WebContext): boolean {
  const { votingNeedsConfirmed, mail, discord } = parts.account.offers;
  return !votingNeedsConfirmed || mail || discord;
}

function SignInFirst({ listing }: { listing: Listing }) {
  const here = `/listings/${listing.id}/vote`;
  return (
    <section class="card stack close">
      <p>To vote you need an account, so that each person’s vote counts once. It takes half a minute.</p>
      <div class="row">
        <a class="btn go" href={withNext('/sign-in', here)}>
          Sign in to vote
        </a>
        <a class="btn" href={withNext('/sign-up', here)}>
          Make an account
        </a>
      </div>
    </section>
  );
}

function mustConfirm({ var: { parts } }: WebContext, person: Person): boolean {
  return parts.account.offers.votingNeedsConfirmed && !person.emailVerified && person.platformId === null;
}

const REWARDED = 'Who gets the reward; without a name the vote counts and nobody is rewarded.';
const UNREWARDED = 'Your vote carries it; it counts without one too.';

interface VoteFormProps {
  readonly context: WebContext;
  readonly listing: Listing;
  readonly tried: Tried;
  readonly reward: VoterReward | null;
  /** Whether a vote listener hears of the vote: without one nobody here can promise a reward. */
  readonly tells: boolean;
}

/** The player named last time stands there: most people have one. */
function VoteForm({ context, listing, tried, reward, tells }: VoteFormProps) {
  const { form = EMPTY_FORM, errors = [] } = tried;
  const playerName = tried.form ? form.text('playerName') : (reward?.playerName ?? '');
  const action = `/listings/${listing.id}/vote`;
  return (
    <form class="card stack close" method="post" action={action} data-vote-form="">
      <ErrorSummary errors={errors} />
      {listing.game === 'minecraft' && (
        <Field
          name="playerName"
          label="Your player name"
          optional
          value={playerName}
          errors={errors}
          autocomplete="nickname"
          hint={`${tells ? REWARDED : UNREWARDED} On Bedrock, write it as the server shows it, with the sign before it: .Steve`}
        />
      )}
      <RecentRewardNote reward={reward} />
      {context.var.parts.challenge.enabled && (
        <div
          class="challenge"
          data-challenge={`${action}/challenge`}
          data-widget={assetUrl('altcha.js')}
          data-worker={assetUrl('altcha-worker.js')}
        >
          <noscript>
            <p class="flash bad">
              Voting needs JavaScript: your browser solves a small puzzle first, which keeps robots away.
              Everything else here works without it.
            </p>
          </noscript>
        </div>
      )}
      <button class="btn go big full" type="submit">
        Vote
      </button>
      <p class="dim note">You can vote once every {windowHours(listing.type)} hours.</p>
    </form>
  );
}
