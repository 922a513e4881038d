// GET and POST /listings/:id/vote: the vote page, in as few steps as possible.

import { HTTPException } from 'hono/http-exception';
import { readGameLink } from '../../../access/game-link.ts';
import { canConfirm, isConfirmedVoter } from '../../../access/voter-identities.ts';
import { now } from '../../../core/clock.ts';
import { PAGE_LIMITS, VOTING_WINDOW_HOURS } from '../../../core/limits.ts';
import { consume } from '../../../db/rate-limit.ts';
import { readListener } from '../../../endpoints/listener-settings.ts';
import { listingPath } from '../../../listings/listing-path.ts';
import type { ShownListing } from '../../../listings/shown-listings.ts';
import type { Message } from '../../../messages/message.ts';
import { selectReminders } from '../../../reminders/push-queries.ts';
import type { NetworkRefusal } from '../../../votes/admit-votes.ts';
import { castPersonVote, type PersonVoteResult } from '../../../votes/cast-vote.ts';
import { otherAccountWindowEnd } from '../../../votes/own-votes.ts';
import { currentVote } from '../../../votes/queries.ts';
import { voterReward } from '../../../votes/voter-reward.ts';
import { AfterVoteCard, readAfterVote } from '../../components/after-vote.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import {
  ConfirmAccountCard,
  NetworkLimitCard,
  OtherAccountVotedCard,
  VotingUnavailableCard,
} from '../../components/cannot-vote.tsx';
import { ConnectDiscordNote } from '../../components/connect-discord.tsx';
import { ErrorSummary, Field } from '../../components/field.tsx';
import { RewardRecipient } from '../../components/game-accounts.tsx';
import { type Page, showPage } from '../../components/layout.tsx';
import { ListingIcon } from '../../components/listing-icon.tsx';
import { ListingName } from '../../components/name.tsx';
import { PausedCard } from '../../components/paused-card.tsx';
import { RecentRewardNote, ReminderCard, VotedCard } from '../../components/vote-confirmation.tsx';
import { VoterCheck } from '../../components/voter-check.tsx';
import { publicListingInPath, type WebContext } from '../../context.ts';
import { redirectWithSuccess } from '../../flash.ts';
import { FormContext, type FormState, prefilled, rejected } from '../../form-state.ts';
import { inPageLanguage } from '../../listing-texts.ts';
import { withNext } from '../../local-path.ts';
import { readForm } from '../../read-form.ts';
import { seeOther } from '../../redirect.ts';
import { useTranslations } from '../../translations.ts';
import { checkVoter, voterCheckKind } from './check-voter.ts';
import { previewImagePath } from './preview-image.ts';

export async function showVote(context: WebContext) {
  return votePage(context, await publicListingInPath(context));
}

export async function submitVote(context: WebContext) {
  const { person, app, t } = context.var;
  const listing = await votableListingInPath(context);
  const { id: listingId } = listing;
  if (!person) return seeOther(context, withNext('/sign-in', votePath(listing)));
  if (await mustConfirm(context)) return votePageAgain(context, { status: 403 });
  const form = await readForm(context);
  const refuse = (message: Message | string, status: Page['status'] = 422, field = '') =>
    votePageAgain(context, { formState: rejected(form, { field, message }), status });
  const rate = await consume(app.db, { key: `vote:${app.clients.keyOf(context)}`, ...PAGE_LIMITS.voteTries });
  if (!rate.ok) {
    context.header('Retry-After', String(rate.resetSeconds));
    return refuse(t('vote.tooManyTries', { duration: t.duration(rate.resetSeconds) }), 429);
  }
  const failed = await checkVoter(context, form, { listingId, personId: person.id });
  if (failed) return refuse(failed.message, failed.status);
  const playerName = form.text('playerName').trim() || null;
  const network = app.clients.networkOf(context);
  const result = await castPersonVote(app.voting, { listingId, person, playerName, network });
  if (!result.ok && result.reason === 'player_name') return refuse(t.text(result.sentence), 422, 'playerName');
  if (!result.ok && result.reason === 'unconfirmed') return refuse(t('vote.unconfirmed'), 403);
  return showResult(context, listing, result);
}

type Voted = Pick<ShownListing, 'id' | 'slug'>;

/** A public listing by its ID; 404 for any other. A counted vote ends in a redirect, which needs no more of it. */
async function votableListingInPath(context: WebContext): Promise<Voted> {
  const found = await context.var.app.voting.findVotableListing(context.req.param('id') ?? '');
  if (!found?.listing.isOpen) throw new HTTPException(404);
  return { id: found.listing.id, slug: found.slug };
}

async function votePageAgain(context: WebContext, attempted: Attempted) {
  return votePage(context, await publicListingInPath(context), attempted);
}

function showResult(context: WebContext, listing: Voted, result: PersonVoteResult) {
  if (result.ok) return redirectWithSuccess(context, votePath(listing), context.var.t('vote.thanks'));
  switch (result.reason) {
    case 'too_soon':
    case 'paused':
      return seeOther(context, votePath(listing));
    case 'network': {
      const seconds = Math.ceil((result.retryAt.getTime() - now().getTime()) / 1000);
      context.header('Retry-After', String(Math.max(1, seconds)));
      return votePageAgain(context, { status: 429, networkRefusal: result });
    }
    default:
      throw new HTTPException(404);
  }
}

const votePath = (listing: Voted) => listingPath(listing, '/vote');

interface Attempted {
  readonly formState?: FormState;
  readonly status?: Page['status'];
  readonly networkRefusal?: NetworkRefusal;
}

async function votePage(context: WebContext, given: ShownListing, attempted: Attempted = {}) {
  const { t } = context.var;
  const listing = await inPageLanguage(context, given);
  const state = await readVoteState(context, listing, attempted);
  return showPage(context, {
    title: t('vote.voteFor', { name: listing.name }),
    ...(listing.summary && { description: listing.summary }),
    metadata: {
      path: votePath(listing),
      image: previewImagePath(listing, context.var.app.config, context.var.site.brand),
    },
    section: listing.type === 'bot' ? 'bots' : 'servers',
    scripts: scriptsOf(context, state),
    ...(attempted.status && { status: attempted.status }),
    content: (
      <div class="narrow-page stack">
        <div class="listing-head">
          <ListingIcon listing={listing} />
          <h1>{t.rich('vote.voteFor', { name: <ListingName listing={listing} /> })}</h1>
        </div>
        <VoteStep context={context} listing={listing} state={state} />
        <a href={listingPath(listing)}>{t('vote.backToListing')}</a>
      </div>
    ),
  });
}

type VoteState = Awaited<ReturnType<typeof readVoteState>>;

async function readVoteState(context: WebContext, listing: ShownListing, attempted: Attempted) {
  const { app, person } = context.var;
  const { db, pushIdentity } = app;
  const vote = person && (await currentVote(db, listing.id, person.id));
  const otherAccountUntil = person && !vote ? await otherAccountWindowEnd(app, listing.id, person) : null;
  const hasListener = person !== null && listing.game === 'minecraft' && (await readListener(db, listing.id)) !== null;
  const reward = hasListener ? await voterReward(db, listing.id, person.id) : null;
  const link = person ? await readGameLink(db, person.id, listing) : null;
  const reminders = vote && person ? await selectReminders(db, person.id) : [];
  return {
    attempted,
    vote,
    otherAccountUntil,
    hasListener,
    reward,
    link,
    after: vote && (await readAfterVote(context, listing.id)),
    isReminded: reminders.some(({ listingId }) => listingId === listing.id),
    pushKey: vote ? (await pushIdentity()).publicKey : '',
    isPaused: listing.pausedAt !== null,
    mustConfirm: await mustConfirm(context),
    check: await voterCheckKind(context),
  };
}

function scriptsOf(
  context: WebContext,
  { vote, otherAccountUntil, isPaused, mustConfirm, attempted, check }: VoteState,
) {
  if (vote) return ['countdown', 'remind'] as const;
  const isBlocked = isPaused || otherAccountUntil !== null || attempted.networkRefusal !== undefined;
  if (!context.var.person || isBlocked || mustConfirm) return ['countdown'] as const;
  if (check === 'none') return [];
  return check === 'captcha' || check === 'blocked' ? (['vote-captcha'] as const) : (['vote-challenge'] as const);
}

interface VoteStepProps {
  readonly context: WebContext;
  readonly listing: ShownListing;
  readonly state: VoteState;
}

/** The card for the state that this visitor is in. */
function VoteStep({ context, listing, state }: VoteStepProps) {
  const { app, person } = context.var;
  const { vote, reward, hasListener, otherAccountUntil, attempted } = state;
  if (vote)
    return (
      <>
        <VotedCard listing={listing} vote={vote} reward={reward} hasListener={hasListener}>
          {state.link && <RewardRecipient listingId={listing.id} link={state.link} />}
        </VotedCard>
        {state.after && person && <AfterVoteCard listing={listing} person={person} facts={state.after} />}
        <ReminderCard listingId={listing.id} isReminded={state.isReminded} pushKey={state.pushKey} />
      </>
    );
  if (state.isPaused) return <PausedCard />;
  if (otherAccountUntil) return <OtherAccountVotedCard type={listing.type} until={otherAccountUntil} />;
  if (attempted.networkRefusal) return <NetworkLimitCard listing={listing} refusal={attempted.networkRefusal} />;
  if (person && state.mustConfirm)
    return <ConfirmAccountCard context={context} listingId={listing.id} email={person.email} />;
  if (person) return <VoteForm context={context} listing={listing} state={state} />;
  if (app.votingNeedsConfirmed() && !canConfirm(app.config)) return <VotingUnavailableCard context={context} />;
  return <SignInFirst listing={listing} />;
}

async function mustConfirm({ var: { app, person } }: WebContext): Promise<boolean> {
  return person !== null && app.votingNeedsConfirmed() && !(await isConfirmedVoter(app.db, person));
}

function SignInFirst({ listing }: { listing: ShownListing }) {
  const t = useTranslations();
  return (
    <section class="card stack close">
      <p>{t('vote.needAccount')}</p>
      <div class="row">
        <ButtonLink text={t('vote.signIn')} href={withNext('/sign-in', votePath(listing))} look="go" />
        <ButtonLink text={t('vote.createAccount')} href={withNext('/sign-up', votePath(listing))} />
      </div>
    </section>
  );
}

/** The player name of the person's last vote is prefilled, because most people have only one. */
function VoteForm({ context, listing, state }: VoteStepProps) {
  const t = useTranslations();
  const { attempted, reward, hasListener } = state;
  const formState = attempted.formState ?? prefilled({ playerName: reward?.playerName ?? '' });
  return (
    <FormContext.Provider value={formState}>
      <form class="card stack close" method="post" action={`/listings/${listing.id}/vote`} data-vote-form="">
        <ErrorSummary />
        {listing.game === 'minecraft' && (
          <Field
            name="playerName"
            label={t('vote.playerName')}
            optional
            autocomplete="nickname"
            hint={t(hasListener ? 'vote.playerNameHintWithListener' : 'vote.playerNameHint')}
          />
        )}
        <RecentRewardNote reward={reward} />
        {state.link && <RewardRecipient listingId={listing.id} link={state.link} />}
        {listing.type === 'bot' && <ConnectDiscordNote context={context} person={context.var.person} />}
        <VoterCheck votePath={votePath(listing)} kind={state.check} captcha={context.var.app.voteCaptcha} />
        <Button text={t('vote.vote')} look="go big full" />
        <p class="dim note">{t('vote.window', { hours: VOTING_WINDOW_HOURS[listing.type] })}</p>
      </form>
    </FormContext.Provider>
  );
}
