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
import { useTranslations } from '../../translations.ts';
import { readGameAccounts } from './game-accounts.tsx';

export async function showAccount(context: WebContext, person: Person) {
  const { app, t } = context.var;
  const methods = await readSignInMethods(app, person.id);
  const factors = await selectSecondFactors(app.db, person.id);
  const isConfirmed = await isConfirmedVoter(app.db, person);
  const games = await readGameAccounts(app, person.id);
  const profile = await selectProfileSettings(app.db, person.id);
  const news = await readOwnNews(app.db, person.id);
  return showPage(context, {
    title: t('account.title'),
    account: 'account',
    scripts: ['copy'],
    content: (
      <div class="stack">
        <h1>{t('account.heading')}</h1>
        {context.req.query('error') && (
          <p class="flash bad" role="alert">
            {connectTrouble(t, linkedName(context), context.req.query('error') ?? '')}
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
        <PostButton action="/sign-out" text={t('signIn.signOut')} />
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
  const t = useTranslations();
  const waits = app.votingNeedsConfirmed() && !isConfirmed;
  const providers = offeredProviders(app.config).map(({ name }) => name);
  if (!app.outbox) return waits && providers.length > 0 ? <ConnectToVote providers={providers} /> : null;
  const ways = [t('account.wayConfirm'), ...providers.map((name) => t('account.wayConnect', { name }))];
  return (
    <Card title={t('account.confirmEmail')}>
      <p>{waits ? t('account.confirmToVote', { ways: t.list(ways, 'disjunction') }) : t('account.confirmToReset')}</p>
      <form method="post" action="/account/confirmation" class="stack close">
        <p class="dim">{t('account.openLink')}</p>
        <Button text={t('account.resendEmail')} look="go" />
      </form>
    </Card>
  );
}

function ConnectToVote({ providers }: { providers: readonly string[] }) {
  const t = useTranslations();
  const names = t.list(providers, 'disjunction');
  return (
    <Card title={t('account.connectToVote', { names })}>
      <p>{t('account.connectToVoteText', { names })}</p>
    </Card>
  );
}

function Profile({ person, times }: { person: Person; times: TimeFormat }) {
  const t = useTranslations();
  const isAutomatic = person.timeZone === null && person.hourCycle === null;
  return (
    <section class="card">
      <dl class="facts-list">
        <dt>{t('account.name')}</dt>
        <dd>
          <bdi>{person.name}</bdi> {person.role === 'staff' && <Pill tone="good">{t('account.staff')}</Pill>}{' '}
          <a href="/account/name">{t('account.changeName')}</a>
        </dd>
        <dt>{t('account.emailAddress')}</dt>
        <dd>
          <bdi>{person.email}</bdi>{' '}
          {person.emailVerified ? (
            <Pill tone="good">{t('account.confirmed')}</Pill>
          ) : (
            <Pill tone="idle">{t('account.notConfirmed')}</Pill>
          )}{' '}
          <a href="/account/address">{t('account.changeAddress')}</a>
        </dd>
        <dt>{t('account.times')}</dt>
        <dd>
          {t(isAutomatic ? 'account.timesAutomatic' : 'account.timesSet', {
            zone: times.timeZone.replaceAll('_', ' '),
            clock: times.hourCycle,
          })}{' '}
          <a href="/account/times">{t('account.changeTimes')}</a>
        </dd>
        <dt>{t('account.voterId')}</dt>
        <dd>
          <CopyField value={person.platformId ?? person.id} label={t('account.yourId')} />
          <span class="hint">{t('account.voterIdHint')}</span>
        </dd>
      </dl>
    </section>
  );
}

function StaffNeedsTwoStep() {
  const t = useTranslations();
  return (
    <Card title={t('account.setUpTwoStep')}>
      <p>{t('account.setUpTwoStepText')}</p>
      <div>
        <ButtonLink text={t('account.setUpTwoStep')} href="/account/two-step" look="go" />
      </div>
    </Card>
  );
}

/** Hints for staff about settings that are missing. */
function StaffHints({ app }: AppProps) {
  const t = useTranslations();
  return (
    <Card title={t('account.forStaff')}>
      {app.outbox ? (
        <p>
          <a href="/staff/mail">{t('account.emailStatus')}</a>
        </p>
      ) : (
        <p>
          {t.rich('account.emailNotSetUp', {
            variable: <code>SMTP_URL</code>,
            link: (text) => <a href="/staff/people">{text}</a>,
            command: <code>{PROGRAM} user reset-link --email ADDRESS</code>,
          })}
        </p>
      )}
      {!app.config.roblox && <RobloxHint app={app} />}
      {!app.config.discord && (
        <>
          <p>
            {t.rich('account.discordNotSetUp', {
              id: <code>DISCORD_CLIENT_ID</code>,
              secret: <code>DISCORD_CLIENT_SECRET</code>,
            })}
          </p>
          <CopyField value={`${app.config.baseUrl}/auth/callback/discord`} label={t('account.redirectUrl')} />
        </>
      )}
    </Card>
  );
}

function RobloxHint({ app }: AppProps) {
  const t = useTranslations();
  return (
    <>
      <p>
        {t.rich('account.robloxNotSetUp', {
          openid: <code>openid</code>,
          profile: <code>profile</code>,
          id: <code>ROBLOX_CLIENT_ID</code>,
          secret: <code>ROBLOX_CLIENT_SECRET</code>,
        })}
      </p>
      <CopyField value={`${app.config.baseUrl}/auth/callback/roblox`} label={t('account.robloxRedirectUrl')} />
    </>
  );
}
