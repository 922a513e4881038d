// GET /account: profile, ways to sign in, and what to do next.
import { readSignInMethods } from '../../../access/connected-account.ts';
import type { Person } from '../../../access/person.ts';
import { DISCORD, isProvider, offeredProviders, providerName } from '../../../access/providers.ts';
import { ROBLOX } from '../../../access/roblox-account.ts';
import { selectSecondFactors } from '../../../access/second-factor-queries.ts';
import { isConfirmedVoter } from '../../../access/voter-identities.ts';
import type { AppContext } from '../../../context.ts';
import type { TimeFormat } from '../../../core/format-time.ts';
import { PROGRAM } from '../../../core/version.ts';
import { selectProfileSettings } from '../../../voters/profile-queries.ts';
import { Button, ButtonLink, PostButton } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { CopyField } from '../../components/copy-button.tsx';
import { GameAccountsCard } from '../../components/game-accounts.tsx';
import { showPage } from '../../components/layout.tsx';
import { OwnNewsCards, readOwnNews } from '../../components/own-news.tsx';
import { Pill } from '../../components/pill.tsx';
import { ProfileCard } from '../../components/profile-card.tsx';
import { connectTrouble } from '../../components/provider-buttons.tsx';
import { SignInMethodsCard } from '../../components/sign-in-methods.tsx';
import type { WebContext } from '../../context.ts';
import { readGameAccounts } from './game-accounts.tsx';

export async function showAccount(context: WebContext, person: Person) {
  const { app } = context.var;
  const methods = await readSignInMethods(app, person.id);
  const factors = await selectSecondFactors(app.db, person.id);
  const isConfirmed = await isConfirmedVoter(app.db, person);
  const games = await readGameAccounts(app, person.id);
  const profile = await selectProfileSettings(app.db, person.id);
  const news = await readOwnNews(app.db, person.id);
  return showPage(context, {
    title: 'Your account',
    account: 'account',
    scripts: ['copy'],
    content: (
      <div class="stack">
        <h1>Account</h1>
        {context.req.query('error') && (
          <p class="flash bad" role="alert">
            {connectTrouble(linkedName(context), context.req.query('error') ?? '')}
          </p>
        )}
        <OwnNewsCards news={news} back="/account" />
        {person.isStaffWithoutTwoStep && <StaffNeedsTwoStep />}
        {!person.emailVerified && <ConfirmAddress app={app} isConfirmed={isConfirmed} />}
        <div class="halves">
          <Profile person={person} times={context.var.times} />
          <SignInMethodsCard person={person} methods={methods} factors={factors} config={app.config} />
        </div>
        <GameAccountsCard {...games} />
        <ProfileCard profile={profile} />
        {person.role === 'staff' && <StaffHints app={app} />}
        <PostButton action="/sign-out" text="Sign out" />
      </div>
    ),
  });
}

/** What the failed attempt was about; the code of a proof of ownership with Discord has no name. */
function linkedName(context: WebContext): string {
  const linking = context.req.query('linking');
  if (linking === ROBLOX) return 'Roblox';
  return providerName(context.var.app.config, isProvider(linking) ? linking : DISCORD);
}

interface AppProps {
  readonly app: AppContext;
}

/** Without email, all that is left to do is to connect an account, if that is needed to vote. */
function ConfirmAddress({ app, isConfirmed }: AppProps & { isConfirmed: boolean }) {
  const waits = app.votingNeedsConfirmed() && !isConfirmed;
  const providers = offeredProviders(app.config).map(({ name }) => name);
  if (!app.outbox) return waits && providers.length > 0 ? <ConnectToVote providers={providers} /> : null;
  return (
    <Card title="Confirm your email address">
      <p>
        {waits
          ? `You cannot vote until you ${['confirm it', ...providers.map((name) => `connect ${name}`)].join(' or ')}. You can already use everything else.`
          : 'You can already use everything, but you need a confirmed address to reset a forgotten password.'}
      </p>
      <form method="post" action="/account/confirmation" class="stack close">
        <p class="dim">Open the link we sent you within 24 hours.</p>
        <Button text="Resend email" look="go" />
      </form>
    </Card>
  );
}

function ConnectToVote({ providers }: { providers: readonly string[] }) {
  const names = providers.join(' or ');
  return (
    <Card title={`Connect ${names} to vote`}>
      <p>You cannot vote until you connect {names} below. You can already use everything else.</p>
    </Card>
  );
}

function Profile({ person, times }: { person: Person; times: TimeFormat }) {
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
        <dt>Times</dt>
        <dd>
          {times.timeZone.replaceAll('_', ' ')}, {times.hourCycle === 'h23' ? '24 hours' : '12 hours'}
          {person.timeZone === null && person.hourCycle === null && ' (automatic)'}{' '}
          <a href="/account/times">Change times</a>
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
