// Instead of the vote form: why this visitor cannot vote now, and what they can do about it.
import type { NetworkRefusal } from '../../votes/admit-votes.ts';
import type { WebContext } from '../context.ts';
import type { Listing, Person } from '../web-parts.ts';
import { ContactLink } from './contact-link.tsx';
import { windowHours } from './listing-labels.ts';
import { ExactTime, Time } from './time.tsx';

interface WhoseProps {
  readonly context: WebContext;
  readonly listing: Listing;
  readonly person: Person;
}

/** Shown before anybody solves a puzzle for nothing. */
export function ConfirmAccountCard({ context, listing, person }: WhoseProps) {
  const { mail, discord } = context.var.parts.account.offers;
  if (!mail) return discord ? <ConnectFirst /> : <VotingUnavailableCard context={context} />;
  return (
    <section class="card stack close">
      <h2>First confirm your e-mail address</h2>
      <p>
        Open the link in the e-mail sent to <bdi>{person.email}</bdi>; it brings you back here. If you do not
        see it, look in your spam folder.
      </p>
      <form method="post" action="/account/confirmation">
        <input type="hidden" name="next" value={`/listings/${listing.id}/vote`} />
        <button class="btn go" type="submit">
          Send the mail again
        </button>
      </form>
      {discord && (
        <p class="dim note">
          Or connect Discord on <a href="/account">your account’s page</a>.
        </p>
      )}
    </section>
  );
}

function ConnectFirst() {
  return (
    <section class="card stack close">
      <h2>First connect your Discord account</h2>
      <p>Votes need a connected Discord account here, so that each person’s vote counts once.</p>
      <div class="row">
        <a class="btn go" href="/account">
          Connect it on your account’s page
        </a>
      </div>
    </section>
  );
}

/** The site needs confirmed accounts and has no way to confirm one. Visitors read no settings; staff read what to set. */
export function VotingUnavailableCard({ context }: { context: WebContext }) {
  const { person, parts } = context.var;
  const { contact } = parts.site;
  return (
    <section class="card stack close">
      <h2>Voting is not open yet</h2>
      <p>
        Votes need a confirmed account, and this site cannot confirm accounts yet. Please come back later.
        {contact && (
          <>
            {' '}
            If you have questions, <ContactLink contact={contact}>contact us</ContactLink>.
          </>
        )}
      </p>
      {person?.role === 'staff' && (
        <div class="doctor warn">
          <b>Only staff see this: nobody can vote.</b>
          <p>
            Set <code>SMTP_URL</code>, so that people can confirm their addresses, or{' '}
            <code>DISCORD_CLIENT_ID</code> and <code>DISCORD_CLIENT_SECRET</code>, so that they can connect
            Discord. Or let everybody vote with <code>REQUIRE_CONFIRMED_EMAIL=off</code>. Then restart the
            service.
          </p>
        </div>
      )}
    </section>
  );
}

/** The vote came from another account of the same person, which may have been deleted since. */
export function OtherAccountVotedCard({ listing, until }: { listing: Listing; until: Date }) {
  return (
    <section class="card voted">
      <span class="voted-mark" aria-hidden="true" />
      <h2>You voted with another account</h2>
      <p class="dim">
        A vote with your e-mail address or your Discord account already counts. Each person has one vote every{' '}
        {windowHours(listing.type)} hours.
      </p>
      <p class="countdown" data-countdown={until.toISOString()}>
        You can vote again <Time at={until} />
      </p>
      <p class="dim note">
        <ExactTime at={until} />
      </p>
    </section>
  );
}

interface NetworkLimitProps {
  readonly listing: Listing;
  readonly refusal: Pick<NetworkRefusal, 'bound' | 'limit' | 'retryAt'>;
}

export function NetworkLimitCard({ listing, refusal: { bound, limit, retryAt } }: NetworkLimitProps) {
  const votes = limit === 1 ? 'one vote' : `${limit} votes`;
  return (
    <section class="card stack close" tabindex={-1} autofocus>
      <h2>Too many votes from your network</h2>
      <p>
        {bound === 'listing' ? (
          <>
            <bdi>{listing.name}</bdi> takes {votes} from one network every {windowHours(listing.type)} hours.
          </>
        ) : (
          <>One network can cast {votes} an hour.</>
        )}{' '}
        Everyone on the same Wi-Fi, at the same school or with the same mobile carrier may share a network.
      </p>
      <p>
        Your vote was not used up. You can vote from this network again <Time at={retryAt} /> (
        <ExactTime at={retryAt} />
        ), or from another network right away.
      </p>
      <div class="row">
        <a class="btn" href={`/listings/${listing.id}/vote`}>
          Try again
        </a>
      </div>
    </section>
  );
}
