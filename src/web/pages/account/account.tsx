// GET /account: profile, ways to sign in, and what to do next.
import { readSignInMethods } from '../../../access/connected-account.ts';
import type { Person } from '../../../access/person.ts';
import { type SecondFactors, selectSecondFactors } from '../../../access/second-factor-queries.ts';
import type { AppContext } from '../../../context.ts';
import { PROGRAM } from '../../../core/version.ts';
import { Button, ButtonLink, PostButton } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { CopyField } from '../../components/copy-button.tsx';
import { Facts } from '../../components/facts.tsx';
import { formatCount } from '../../components/figures.tsx';
import { GameAccountsCard } from '../../components/game-accounts.tsx';
import { showPage } from '../../components/layout.tsx';
import { Pill } from '../../components/pill.tsx';
import type { WebContext } from '../../context.ts';
import { readGameAccounts } from './game-accounts.tsx';

const DISCORD_TROUBLE =
  'Discord was not connected. The Discord account may already be connected to another account here, or the attempt took too long. Please try again.';

const ROBLOX_TROUBLE =
  'Roblox was not connected. The Roblox account may already be linked to another account here, or the attempt took too long. Please try again.';

export async function showAccount(context: WebContext, person: Person) {
  const { app } = context.var;
  const methods = await readSignInMethods(app.db, person.id);
  const factors = await selectSecondFactors(app.db, person.id);
  const games = await readGameAccounts(app, person.id);
  return showPage(context, {
    title: 'Your account',
    account: 'account',
    scripts: ['copy'],
    content: (
      <div class="stack">
        <h1>Account</h1>
        {context.req.query('error') && (
          <p class="flash bad" role="alert">
            {context.req.query('linking') === 'roblox' ? ROBLOX_TROUBLE : DISCORD_TROUBLE}
          </p>
        )}
        {person.isStaffWithoutTwoStep && <StaffNeedsTwoStep />}
        {!person.emailVerified && <ConfirmAddress app={app} person={person} />}
        <div class="halves">
          <Profile person={person} />
          <SignInMethods person={person} methods={methods} factors={factors} app={app} />
        </div>
        <GameAccountsCard {...games} />
        {person.role === 'staff' && <StaffHints app={app} />}
        <PostButton action="/sign-out" text="Sign out" />
      </div>
    ),
  });
}

type SignInMethodsOf = Awaited<ReturnType<typeof readSignInMethods>>;
interface AppProps {
  readonly app: AppContext;
}

function ConfirmAddress({ app, person }: AppProps & { person: Person }) {
  const waits = app.votingNeedsConfirmed() && person.platformId === null;
  return (
    <Card title="Confirm your email address">
      <p>
        {waits
          ? 'You cannot vote until you confirm it or connect Discord. You can already use everything else.'
          : 'You can already use everything, but you need a confirmed address to reset a forgotten password.'}
      </p>
      {app.outbox ? (
        <form method="post" action="/account/confirmation" class="stack close">
          <p class="dim">Open the link we sent you within 24 hours.</p>
          <Button text="Resend email" look="go" />
        </form>
      ) : (
        <p class="dim">This site does not send email, so addresses cannot be confirmed here.</p>
      )}
    </Card>
  );
}

function Profile({ person }: { person: Person }) {
  return (
    <section class="card">
      <dl class="facts-list">
        <dt>Name</dt>
        <dd>
          <bdi>{person.name}</bdi> {person.role === 'staff' && <Pill tone="good">Staff</Pill>}{' '}
          <a href="/account/name">Change name</a>
        </dd>
        <dt>Email address</dt>
        <dd>
          <bdi>{person.email}</bdi>{' '}
          {person.emailVerified ? <Pill tone="good">Confirmed</Pill> : <Pill tone="idle">Not confirmed</Pill>}{' '}
          <a href="/account/address">Change address</a>
        </dd>
        <dt>Your voter ID</dt>
        <dd>
          <CopyField value={person.platformId ?? person.id} label="your ID" />
          <span class="hint">Sent with your votes. Your name and email address are not sent.</span>
        </dd>
      </dl>
    </section>
  );
}

function StaffNeedsTwoStep() {
  return (
    <Card title="Set up two-step verification">
      <p>You are staff. The staff pages open once you have added an authenticator app or a passkey.</p>
      <div>
        <ButtonLink text="Set up two-step verification" href="/account/two-step" look="go" />
      </div>
    </Card>
  );
}

function TwoStepMethod({ factors: { app, passkeys } }: { factors: SecondFactors }) {
  const isOn = app !== null || passkeys.length > 0;
  return (
    <>
      {isOn ? <Pill tone="good">On</Pill> : <Pill tone="idle">Off</Pill>}{' '}
      <a href="/account/two-step">{isOn ? 'Manage' : 'Set up'}</a>
      {passkeys.length > 0 && <span class="hint">{formatCount(passkeys.length, 'passkey')}</span>}
    </>
  );
}

interface SignInMethodsProps extends AppProps {
  readonly person: Person;
  readonly methods: SignInMethodsOf;
  readonly factors: SecondFactors;
}

function SignInMethods({ person, methods, factors, app }: SignInMethodsProps) {
  return (
    <Card title="Sign-in methods">
      <Facts
        facts={[
          [
            'Password',
            <>
              {methods.password ? <Pill tone="good">Set</Pill> : <Pill tone="idle">Not set</Pill>}{' '}
              <a href="/account/password">{methods.password ? 'Change password' : 'Set a password'}</a>
            </>,
          ],
          ['Discord', <DiscordMethod person={person} methods={methods} app={app} />],
          ['Two-step verification and passkeys', <TwoStepMethod factors={factors} />],
        ]}
      />
      <p class="hint">
        Connect Discord to send your Discord ID with your votes, so that bots can reward you. Connecting or
        disconnecting affects future votes only.
      </p>
    </Card>
  );
}

function DiscordMethod({ person, methods, app }: AppProps & { person: Person; methods: SignInMethodsOf }) {
  if (methods.discord)
    return (
      <>
        <Pill tone="good">Connected</Pill>
        {methods.password ? (
          <a href="/account/discord/disconnect">Disconnect</a>
        ) : (
          <span class="hint">Set a password before you disconnect it.</span>
        )}
      </>
    );
  if (app.config.discord)
    return (
      <>
        <Pill tone="idle">Not connected</Pill> <a href="/account/discord">Connect</a>
      </>
    );
  return (
    <>
      <Pill tone="idle">{person.platformId ? 'ID known' : 'Not available'}</Pill>
      <span class="hint">Signing in with Discord is not set up on this site.</span>
    </>
  );
}

/** Hints for staff about settings that are missing. */
function StaffHints({ app }: AppProps) {
  return (
    <Card title="For staff">
      {app.outbox ? (
        <p>
          <a href="/staff/mail">Email status</a>
        </p>
      ) : (
        <p>
          Email is not set up. Set <code>SMTP_URL</code>. Until then, create password reset links on each person’s page
          under <a href="/staff/people">People</a>, or on the command line:{' '}
          <code>{PROGRAM} user reset-link --email ADDRESS</code>
        </p>
      )}
      {!app.config.roblox && <RobloxHint app={app} />}
      {!app.config.discord && (
        <>
          <p>
            Signing in with Discord is not set up. In Discord’s developer portal, under OAuth2, add this redirect URL,
            then set <code>DISCORD_CLIENT_ID</code> and <code>DISCORD_CLIENT_SECRET</code>.
          </p>
          <CopyField value={`${app.config.baseUrl}/auth/callback/discord`} label="the redirect URL" />
        </>
      )}
    </Card>
  );
}

function RobloxHint({ app }: AppProps) {
  return (
    <>
      <p>
        Linking Roblox accounts is not set up. In Roblox’s Creator Dashboard, create an OAuth 2.0 app with the scopes{' '}
        <code>openid</code> and <code>profile</code> and this redirect URL, then set <code>ROBLOX_CLIENT_ID</code> and{' '}
        <code>ROBLOX_CLIENT_SECRET</code>.
      </p>
      <CopyField value={`${app.config.baseUrl}/auth/callback/roblox`} label="the redirect URL for Roblox" />
    </>
  );
}
