// GET and POST /dashboard/:id/listener: the vote listener of a Minecraft server (§1), whether votes reach it, and what
// became of them. The test vote: listener-test.tsx; its smaller acts: listener-acts.tsx.

import { DashboardFrame } from '../../components/dashboard-frame.tsx';
import { UNCONFIRMED_LISTENER } from '../../components/first-steps.tsx';
import { showPage } from '../../components/layout.tsx';
import { LISTENER_PORT, ListenerForm } from '../../components/listener-form.tsx';
import { RewardPlugins, WhereToFind } from '../../components/listener-help.tsx';
import { RecentVotes, UnrewardedPlayers } from '../../components/listener-votes.tsx';
import { ListenerPill } from '../../components/pill.tsx';
import { TestVoteForm } from '../../components/test-vote-form.tsx';
import { Time } from '../../components/time.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import type { Listener, ShownListenerVote } from '../../listener-parts.ts';
import { EMPTY_FORM, type Form, readForm } from '../../read-form.ts';
import type { FieldError, Listing } from '../../web-parts.ts';

const UNREWARDED_SHOWN = 20;
const HOST_MOST_CHARACTERS = 255;

export async function showListener(context: WebContext, place: DashboardContext) {
  return listenerPage(context, place, {});
}

export async function submitListener(context: WebContext, place: DashboardContext) {
  const form = await readForm(context);
  const typed = readSettings(form);
  if (!typed.ok) return listenerPage(context, place, { form, errors: typed.errors });
  const { listing, person } = place;
  const saved = await context.var.parts.listener.save({ listingId: listing.id, person, ...typed.settings });
  if (!saved.ok) {
    const field = saved.field === 'listing' ? '' : saved.field;
    return listenerPage(context, place, { form, errors: [{ field, message: saved.sentence }] });
  }
  return redirectWithFlash(context, `/dashboard/${listing.id}/listener`, {
    tone: 'good',
    message: 'Saved. New votes go there from now on. Send a test vote to see that they arrive.',
  });
}

/** What can be told from the form alone. */
function readSettings(form: Form) {
  const errors: FieldError[] = [];
  const complain = (field: string, message: string) => void errors.push({ field, message });
  const host = form.text('host').trim();
  const typedPort = form.text('port').trim();
  const port = /^\d{1,5}$/.test(typedPort) ? Number(typedPort) : 0;
  const protocol = form.text('protocol') === 'v1' ? ('v1' as const) : ('v2' as const);
  if (!host) complain('host', 'Enter the host of your vote listener.');
  else if (host.length > HOST_MOST_CHARACTERS)
    complain('host', `Use at most ${HOST_MOST_CHARACTERS} characters for the host.`);
  if (port < 1 || port > 65_535)
    complain('port', `Enter a number from 1 to 65535. Most listeners use ${LISTENER_PORT}.`);
  if (errors.length > 0) return { ok: false as const, errors };
  return { ok: true as const, settings: { host, port, protocol, secret: form.text('secret') || null } };
}

/** What was sent from here and has to be looked at again. */
interface Tried {
  readonly form?: Form;
  readonly errors?: readonly FieldError[];
  readonly test?: { readonly playerName: string; readonly message: string };
  readonly status?: 409 | 429;
}

export async function listenerPage(context: WebContext, place: DashboardContext, tried: Tried) {
  const { listing } = place;
  const { listener: parts, site } = context.var.parts;
  const { form = EMPTY_FORM, errors = [], test = null } = tried;
  const [listener, votes, unrewarded] = await Promise.all([
    parts.read(listing.id),
    parts.votes(listing.id),
    parts.unrewarded(listing.id, UNREWARDED_SHOWN),
  ]);
  const wrong = errors.length > 0 || test !== null;
  return showPage(context, {
    title: `${wrong ? 'Error: ' : ''}Vote listener · ${listing.name}`,
    section: 'dashboard',
    code: true,
    scripts: ['copy'],
    status: wrong ? (tried.status ?? 422) : 200,
    content: (
      <DashboardFrame listing={listing} tab="listener">
        <div class="stack">
          <h1>Vote listener</h1>
          <p class="lead">
            Each vote goes to the Votifier plugin of your server, once and never twice, and your reward plugin
            rewards the player.
          </p>
          <div class="split">
            <ListenerForm listing={listing} listener={listener} form={form} errors={errors} />
            <aside class="stack" aria-label="Test and state">
              {listener ? <TestVoteForm listing={listing} tried={test} /> : <WhatComes />}
              {listener && <HowItFares listener={listener} votes={votes} />}
              {listener && <Removing listing={listing} />}
            </aside>
          </div>
          <div class="halves">
            <WhereToFind open={listener === null} />
            <RewardPlugins listing={listing} site={site} />
          </div>
          {unrewarded.length > 0 && (
            <UnrewardedPlayers listing={listing} votes={unrewarded} most={UNREWARDED_SHOWN} />
          )}
          {(listener || votes.length > 0) && <RecentVotes votes={votes} />}
        </div>
      </DashboardFrame>
    ),
  });
}

function WhatComes() {
  return (
    <section class="card">
      <h2>What happens then</h2>
      <ol class="path">
        <li>You send a test vote and see each step, and why if it fails.</li>
        <li>You tell your reward plugin the name of this service.</li>
        <li>
          Each vote that names a player is sent within seconds. A player is rewarded once in 24 hours,
          whichever accounts voted.
        </li>
      </ol>
    </section>
  );
}

const V1_DISABLED =
  'If no vote shows in the server console, the public key is wrong, or v1 is disabled there: disable-v1-protocol in NuVotifier, DisableV1 in VotifierPlus.';

function HowItFares({ listener, votes }: { listener: Listener; votes: readonly ShownListenerVote[] }) {
  const { status, lastAcceptedAt, lastUnconfirmedAt, lastFailure, consecutiveFailures } = listener;
  const failed = consecutiveFailures > 0 && votes.find((vote) => isFailure(vote, lastFailure));
  return (
    <section class="card stack close">
      <div class="row between">
        <h2>How it fares</h2>
        <ListenerPill listener={listener} />
      </div>
      <dl class="facts-list">
        <dt>Last accepted</dt>
        <dd>{lastAcceptedAt ? <Time at={lastAcceptedAt} /> : 'not yet'}</dd>
        {lastUnconfirmedAt && (
          <>
            <dt>Last sent, not confirmed</dt>
            <dd>
              <Time at={lastUnconfirmedAt} />
            </dd>
          </>
        )}
        <dt>Last failure</dt>
        <dd>{lastFailure ? <Time at={lastFailure.at} /> : 'none'}</dd>
      </dl>
      {failed && <p class="note">{failed.diagnosis?.happened}</p>}
      {status === 'unconfirmed' && (
        <p class="note">
          {UNCONFIRMED_LISTENER} {V1_DISABLED}
        </p>
      )}
    </section>
  );
}

/** Tests are never counted. */
function isFailure(vote: ShownListenerVote, lastFailure: Listener['lastFailure']): boolean {
  return !vote.isTest && vote.code !== null && vote.code === lastFailure?.code;
}

function Removing({ listing }: { listing: Listing }) {
  return (
    <section class="card stack close">
      <h2>Keeping it</h2>
      <p class="dim note">
        The token or key is kept encrypted and never shown. Paste a new one whenever the plugin made one.
      </p>
      <div>
        <a class="btn small danger" href={`/dashboard/${listing.id}/listener/remove`}>
          Remove
        </a>
      </div>
    </section>
  );
}
