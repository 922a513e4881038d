// Instead of the vote form: why this visitor cannot vote now, and what they can do about it.
import { offeredProviders } from '../../access/providers.ts';
import { canConfirm } from '../../access/voter-identities.ts';
import { VOTING_WINDOW_HOURS } from '../../core/limits.ts';
import type { ListingType } from '../../listings/listing.ts';
import { listingPath } from '../../listings/listing-path.ts';
import type { NetworkRefusal } from '../../votes/admit-votes.ts';
import type { WebContext } from '../context.ts';
import { countdownTexts } from '../countdown-texts.ts';
import { useTranslations } from '../translations.ts';
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
  const t = useTranslations();
  const { config } = context.var.app;
  if (!canConfirm(config)) return <VotingUnavailableCard context={context} />;
  const providers = offeredProviders(config).map(({ name }) => name);
  if (config.smtpUrl === null) return <ConnectAccountCard providers={providers} />;
  return (
    <Card title={t('vote.confirmFirst')}>
      <p>{t.rich('vote.openLink', { email: <bdi>{email}</bdi> })}</p>
      <PostButton
        action="/account/confirmation"
        values={{ next: `/listings/${listingId}/vote` }}
        text={t('vote.resendEmail')}
        look="go"
      />
      {providers.length > 0 && (
        <p class="dim note">
          {t.rich('vote.orConnect', {
            providers: t.list(providers, 'disjunction'),
            link: (text) => <a href="/account">{text}</a>,
          })}
        </p>
      )}
    </Card>
  );
}

function ConnectAccountCard({ providers }: { providers: readonly string[] }) {
  const t = useTranslations();
  const names = t.list(providers, 'disjunction');
  return (
    <Card title={t('vote.connectFirst', { providers: names })}>
      <p>{t('vote.connectionRequired', { providers: names })}</p>
      <div class="row">
        <ButtonLink text={t('vote.goToAccount')} href="/account" look="go" />
      </div>
    </Card>
  );
}

/** Votes need a confirmed account, and no way to confirm one is set up. Only staff see which settings are missing. */
export function VotingUnavailableCard({ context }: { context: WebContext }) {
  const t = useTranslations();
  const { person, app } = context.var;
  const { contact } = app.site;
  return (
    <Card title={t('vote.notOpen')}>
      <p>
        {t('vote.cannotConfirm')}
        {contact && (
          <> {t.rich('vote.contactUs', { contact: (text) => <ContactLink contact={contact}>{text}</ContactLink> })}</>
        )}
      </p>
      {person?.role === 'staff' && (
        <div class="doctor warn">
          <b>{t('vote.nobodyCanVote')}</b>
          <p>{t.rich('vote.howToConfirm', { code: (text) => <code>{text}</code> })}</p>
        </div>
      )}
    </Card>
  );
}

/** The other account may have been deleted since. */
export function OtherAccountVotedCard({ type, until }: { type: ListingType; until: Date }) {
  const t = useTranslations();
  return (
    <section class="card voted">
      <span class="voted-mark" aria-hidden="true" />
      <h2>{t('vote.otherAccount')}</h2>
      <p class="dim">{t('vote.otherAccountVoted', { hours: VOTING_WINDOW_HOURS[type] })}</p>
      <p class="countdown" {...countdownTexts(t)} data-countdown={until.toISOString()}>
        {t.rich('vote.againAt', { time: <Time at={until} /> })}
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
  const t = useTranslations();
  return (
    <section class="card stack close" tabindex={-1} autofocus>
      <h2>{t('vote.networkLimit')}</h2>
      <p>
        {bound === 'listing'
          ? t.rich('vote.networkLimitOfListing', {
              name: <bdi>{listing.name}</bdi>,
              limit,
              hours: VOTING_WINDOW_HOURS[listing.type],
            })
          : t('vote.networkLimitOfSite', { limit })}{' '}
        {t('vote.sharedNetworks')}
      </p>
      <p>{t.rich('vote.notUsedUp', { time: <Time at={retryAt} />, exactTime: <ExactTime at={retryAt} /> })}</p>
      <div class="row">
        <ButtonLink text={t('vote.tryAgain')} href={listingPath(listing, '/vote')} />
      </div>
    </section>
  );
}
