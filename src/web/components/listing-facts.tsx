// The facts of a listing: below its name how to join and how many people are there, and beside the page the rest.
import type { Child } from 'hono/jsx';
import type { PlayerCount } from '../../game-servers/player-counts.ts';
import { regionOf } from '../../listings/countries.ts';
import type { Listing } from '../../listings/listing.ts';
import type { ShownTeam } from '../../listings/team-queries.ts';
import type { Translations } from '../../messages/translations.ts';
import { regionName } from '../place-names.ts';
import { useTranslations } from '../translations.ts';
import { Card } from './card.tsx';
import { CopyField } from './copy-button.tsx';
import { Facts } from './facts.tsx';
import { webLink } from './listing-labels.ts';
import { Pill } from './pill.tsx';
import { Time } from './time.tsx';

interface JoinFactsProps {
  readonly listing: Pick<Listing, 'type' | 'link' | 'address' | 'servers'> & {
    readonly players?: PlayerCount | null | undefined;
  };
  /** Further facts, such as a server's version. */
  readonly children?: Child;
}

/** Nothing if there is nothing to say. */
export function JoinFacts({ listing, children }: JoinFactsProps) {
  const t = useTranslations();
  const { type, link, address, servers, players } = listing;
  const invitation = type === 'bot' ? webLink(link) : null;
  const count =
    type === 'bot' ? servers && <InServers count={servers.serverCount} /> : <PlayersOnline players={players} />;
  const hasCount = type === 'bot' ? servers !== null : players?.state === 'online' || players?.state === 'offline';
  if (!invitation && !address && !hasCount && !children) return null;
  return (
    <section class="card join" aria-label={t(type === 'bot' ? 'listing.addToDiscord' : 'listing.join')}>
      {address && <CopyField value={address} label={t('listing.serverAddress')} wide />}
      {invitation && (
        <div class="join-way">
          <a class="btn" href={invitation} rel="nofollow ugc noopener">
            {t('listing.addToDiscord')}
          </a>
          <span class="dim note ellipsis">{t('listing.opens', { host: new URL(invitation).host })}</span>
        </div>
      )}
      {hasCount && <p class="join-count">{count}</p>}
      {children}
    </section>
  );
}

function InServers({ count }: { count: number }) {
  const t = useTranslations();
  return <>{t.rich('listing.inServers', { count, b: bold })}</>;
}

const bold = (text: Child) => <b>{text}</b>;

function PlayersOnline({ players }: { players: PlayerCount | null | undefined }) {
  const t = useTranslations();
  if (players?.state === 'offline')
    return (
      <>
        <Pill tone="bad">{t('listing.offline')}</Pill>{' '}
        {players.failingSince && (
          <span class="dim">{t.rich('listing.offlineSince', { time: <Time at={players.failingSince} /> })}</span>
        )}
      </>
    );
  if (players?.state !== 'online') return null;
  const { players: count, maxPlayers } = players;
  return (
    <>
      <Pill tone="good">{t('listing.online')}</Pill>{' '}
      {count !== null && (
        <span>
          {maxPlayers === null
            ? t.rich('listing.players', { count, b: bold })
            : t.rich('listing.playersOfMost', { count, most: maxPlayers, b: bold })}
        </span>
      )}
    </>
  );
}

interface DetailsCardProps {
  readonly listing: Pick<Listing, 'mods' | 'country' | 'languages' | 'createdAt'>;
  readonly team: ShownTeam;
}

/** People appear only if they agreed to show their name. */
export function ListingDetailsCard({ listing, team }: DetailsCardProps) {
  const t = useTranslations();
  const { mods, country, languages, createdAt } = listing;
  return (
    <Card title={t('listing.details')}>
      <Facts
        facts={[
          mods && [t('listing.mods'), <bdi>{mods}</bdi>],
          country !== null && [t('listing.country'), <CountryLinks country={country} />],
          languages.length > 0 && [t('listing.languages'), nameByName(t, languages.map(t.languageName))],
          team.owner !== null && [t('listing.runBy'), <bdi>{team.owner}</bdi>],
          team.managers.length > 0 && [t('listing.team'), <Names names={team.managers} />],
          [t('listing.listed'), <Time at={createdAt} />],
        ]}
      />
    </Card>
  );
}

function CountryLinks({ country }: { country: string }) {
  const t = useTranslations();
  const region = regionOf(country);
  const link = <a href={`/servers?country=${country}`}>{t.countryName(country)}</a>;
  if (!region) return <span>{link}</span>;
  return (
    <span>
      {t.rich('listing.countryInRegion', {
        country: link,
        region: <a href={`/servers?country=${region.slug}`}>{regionName(t, region.slug)}</a>,
      })}
    </span>
  );
}

function Names({ names }: { names: readonly string[] }) {
  const named = names.map((name) => <bdi>{name}</bdi>);
  return <span>{nameByName(useTranslations(), named)}</span>;
}

function nameByName(t: Translations, names: readonly Child[]): Child {
  return names.reduce((before, name) => t.rich('listing.nextName', { names: before, name }));
}
