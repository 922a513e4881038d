// Instead of the vote form: why this visitor cannot vote now, and what they can do about it.
import { offeredProviders } from '../../access/providers.ts';
import { canConfirm } from '../../access/voter-identities.ts';
import { VOTING_WINDOW_HOURS } from '../../core/limits.ts';
import type { ListingType } from '../../listings/listing.ts';
import { listingPath } from '../../listings/listing-path.ts';
import type { NetworkRefusal } from '../../votes/admit-votes.ts';
import type { WebContext } from '../context.ts';
import { ButtonLink, PostButton } from './button.tsx';
import { Card } from './card.tsx';
import { ContactLink } from './contact-link.tsx';
import { ExactTime, Time } from './time.tsx';

interface ConfirmAccountProps {
  readonly context: WebContext;
  readonly listingId: string;
  readonly email: string;
}

/** Shown before the challenge, so that nobody solves it for nothing. */
export function ConfirmAccountCard({ context, listingId, email }: ConfirmAccountProps) {
  const { config } = context.var.app;
  if (!canConfirm(config)) return <VotingUnavailableCard context={context} />;
  const providers = offeredProviders(config).map(({ name }) => name);
  if (config.smtpUrl === null) return <ConnectAccountCard providers={providers} />;
  return (
    <Card title="Confirm your email address first">
      <p>
        Open the link in the email we sent to <bdi>{email}</bdi> to confirm your address and return here. If you do not
        see the email, check your spam folder.
      </p>
      <PostButton
        action="/account/confirmation"
        values={{ next: `/listings/${listingId}/vote` }}
        text="Resend email"
        look="go"
      />
      {providers.length > 0 && (
        <p class="dim note">
          Or connect {providers.join(' or ')} on <a href="/account">your account page</a>.
        </p>
      )}
    </Card>
  );
}

function ConnectAccountCard({ providers }: { providers: readonly string[] }) {
  const names = providers.join(' or ');
  return (
    <Card title={`Connect your ${names} account first`}>
      <p>Voting here requires a connected {names} account, so that each person’s vote counts once.</p>
      <div class="row">
        <ButtonLink text="Go to your account" href="/account" look="go" />
      </div>
    </Card>
  );
}

/** Votes need a confirmed account, and no way to confirm one is set up. Only staff see which settings are missing. */
export function VotingUnavailableCard({ context }: { context: WebContext }) {
  const { person, app } = context.var;
  const { contact } = app.site;
  return (
    <Card title="Voting is not open yet">
      <p>
        Voting requires a confirmed account, and this site cannot confirm accounts yet. Please come back later.
        {contact && (
          <>
            {' '}
            If you have questions, <ContactLink contact={contact}>contact us</ContactLink>.
          </>
        )}
      </p>
      {person?.role === 'staff' && (
        <div class="doctor warn">
          <b>Nobody can vote. Only staff can see this message.</b>
          <p>
            Set <code>SMTP_URL</code> so that people can confirm their addresses, or set up a sign-in provider, such as
            Discord with <code>DISCORD_CLIENT_ID</code> and <code>DISCORD_CLIENT_SECRET</code>, so that they can connect
            an account. To let everyone vote, set <code>REQUIRE_CONFIRMED_EMAIL=off</code>. Then restart the service.
          </p>
        </div>
      )}
    </Card>
  );
}

/** The other account may have been deleted since. */
export function OtherAccountVotedCard({ type, until }: { type: ListingType; until: Date }) {
  return (
    <section class="card voted">
      <span class="voted-mark" aria-hidden="true" />
      <h2>You voted with another account</h2>
      <p class="dim">
        A vote with your email address or a connected account was already counted. Each person can vote once every{' '}
        {VOTING_WINDOW_HOURS[type]} hours.
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
  readonly listing: { readonly id: string; readonly name: string; readonly type: ListingType };
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
            <bdi>{listing.name}</bdi> accepts {votes} from one network every {VOTING_WINDOW_HOURS[listing.type]} hours.
          </>
        ) : (
          <>One network can cast {votes} per hour.</>
        )}{' '}
        People on the same Wi-Fi, at the same school or with the same mobile carrier may share a network.
      </p>
      <p>
        Your vote was not used up. You can vote from this network again <Time at={retryAt} /> (
        <ExactTime at={retryAt} />
        ), or from another network right away.
      </p>
      <div class="row">
        <ButtonLink text="Try again" href={listingPath(listing, '/vote')} />
      </div>
    </section>
  );
}
