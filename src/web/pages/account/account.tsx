// GET /account: who one is here, how one signs in, and what to do next.
import type { AccountParts, WaysIn } from '../../account-parts.ts';
import { AccountFrame } from '../../components/account-frame.tsx';
import { CopyField } from '../../components/copy-button.tsx';
import { showPage } from '../../components/layout.tsx';
import { Pill } from '../../components/pill.tsx';
import type { WebContext } from '../../context.ts';
import type { Person } from '../../web-parts.ts';

const DISCORD_TROUBLE =
  'Discord was not connected. It may belong to another account here, or the try took too long. You can try again.';

export async function showAccount(context: WebContext, person: Person) {
  const { account } = context.var.parts;
  const ways = await account.waysIn(person.id);
  return showPage(context, {
    title: 'Your account',
    section: 'account',
    scripts: ['copy'],
    content: (
      <AccountFrame tab="account">
        <div class="stack">
          <h1>Account</h1>
          {context.req.query('error') && (
            <p class="flash bad" role="alert">
              {DISCORD_TROUBLE}
            </p>
          )}
          {!person.emailVerified && <Unconfirmed offers={account.offers} person={person} />}
          <div class="halves">
            <Profile person={person} />
            <SignInWays person={person} ways={ways} offers={account.offers} />
          </div>
          {person.role === 'staff' && <ForStaff offers={account.offers} />}
          <form method="post" action="/sign-out">
            <button class="btn" type="submit">
              Sign out
            </button>
          </form>
        </div>
      </AccountFrame>
    ),
  });
}

type Offered = { readonly offers: AccountParts['offers'] };

function Unconfirmed({ offers, person }: Offered & { person: Person }) {
  const waits = offers.votingNeedsConfirmed && person.platformId === null;
  return (
    <section class="card stack close">
      <h2>Your address is not confirmed yet</h2>
      <p>
        {waits
          ? 'Until it is, you cannot vote, unless you connect Discord. Everything else works.'
          : 'Everything works already. Confirm it, so that you get back in when you forget your password.'}
      </p>
      {offers.mail ? (
        <form method="post" action="/account/confirmation" class="stack close">
          <p class="dim">The link is in the mail you got. It works for 24 hours.</p>
          <button class="btn go" type="submit">
            Send the mail again
          </button>
        </form>
      ) : (
        <p class="dim">This service sends no mail, so addresses cannot be confirmed here.</p>
      )}
    </section>
  );
}

function Profile({ person }: { person: Person }) {
  return (
    <section class="card">
      <dl class="facts-list">
        <dt>Name</dt>
        <dd>
          <bdi>{person.name}</bdi> {person.role === 'staff' && <Pill tone="good">staff</Pill>}{' '}
          <a href="/account/name">Change it</a>
        </dd>
        <dt>E-mail address</dt>
        <dd>
          <bdi>{person.email}</bdi>{' '}
          {person.emailVerified ? <Pill tone="good">confirmed</Pill> : <Pill tone="idle">not confirmed</Pill>}{' '}
          <a href="/account/address">Change it</a>
        </dd>
        <dt>Your ID as voter</dt>
        <dd>
          <CopyField value={person.platformId ?? person.id} label="your ID" />
          <span class="hint">Your votes carry this ID; your name and your address stay here.</span>
        </dd>
      </dl>
    </section>
  );
}

function SignInWays({ person, ways, offers }: Offered & { person: Person; ways: WaysIn }) {
  return (
    <section class="card stack close">
      <h2>How you sign in</h2>
      <dl class="facts-list">
        <dt>Password</dt>
        <dd>
          {ways.password ? <Pill tone="good">set</Pill> : <Pill tone="idle">none</Pill>}{' '}
          <a href="/account/password">{ways.password ? 'Change it' : 'Set one'}</a>
        </dd>
        <dt>Discord</dt>
        <dd>
          <DiscordWay person={person} ways={ways} offers={offers} />
        </dd>
      </dl>
      <p class="hint">
        With Discord connected your votes carry your Discord ID, so that bots know you. Votes you cast before
        keep the ID they carried; disconnecting changes only the votes that follow.
      </p>
    </section>
  );
}

function DiscordWay({ person, ways, offers }: Offered & { person: Person; ways: WaysIn }) {
  if (ways.discord)
    return (
      <>
        <Pill tone="good">connected</Pill>
        {ways.password ? (
          <a href="/account/discord/disconnect">Disconnect it</a>
        ) : (
          <span class="hint">Set a password to be able to disconnect it.</span>
        )}
      </>
    );
  if (offers.discord)
    return (
      <>
        <Pill tone="idle">not connected</Pill> <a href="/account/discord">Connect it</a>
      </>
    );
  return (
    <>
      <Pill tone="idle">{person.platformId ? 'known by its ID' : 'not offered'}</Pill>
      <span class="hint">This service has not set up signing in with Discord.</span>
    </>
  );
}

/** What only the operator can set up, shown where it is missing. */
function ForStaff({ offers }: Offered) {
  return (
    <section class="card stack close">
      <h2>For the staff</h2>
      {offers.mail ? (
        <p>
          <a href="/staff/mail">How the mail does</a>
        </p>
      ) : (
        <p>
          No mail is sent: set <code>SMTP_URL</code>. Until then you can make links for people who forgot
          their password, on their page under <a href="/staff/people">People</a> or by command:{' '}
          <code>npm run -s plaudit -- user reset-link --email ADDRESS</code>
        </p>
      )}
      {!offers.discord && (
        <>
          <p>
            Signing in with Discord is off. In Discord’s developer portal, under OAuth2, register this
            redirect, then set <code>DISCORD_CLIENT_ID</code> and <code>DISCORD_CLIENT_SECRET</code>.
          </p>
          <CopyField value={offers.discordRedirect} label="the redirect" />
        </>
      )}
    </section>
  );
}
