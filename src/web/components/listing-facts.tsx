// The facts of a listing: below its name how to join and how many people are there, and beside the page the rest.
import type { Child } from 'hono/jsx';
import type { PlayerCount } from '../../game-servers/player-counts.ts';
import { countryName, regionOf } from '../../listings/countries.ts';
import type { Listing } from '../../listings/listing.ts';
import { languageName } from '../../listings/listing-fields.ts';
import type { ShownTeam } from '../../listings/team-queries.ts';
import { Card } from './card.tsx';
import { CopyField } from './copy-button.tsx';
import { Facts } from './facts.tsx';
import { formatCount, formatNumber } from './figures.tsx';
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
  const { type, link, address, servers, players } = listing;
  const invitation = type === 'bot' ? webLink(link) : null;
  const count =
    type === 'bot' ? servers && <InServers count={servers.serverCount} /> : <PlayersOnline players={players} />;
  const hasCount = type === 'bot' ? servers !== null : players?.state === 'online' || players?.state === 'offline';
  if (!invitation && !address && !hasCount && !children) return null;
  return (
    <section class="card join" aria-label={type === 'bot' ? 'Add to Discord' : 'Join'}>
      {address && <CopyField value={address} label="server address" wide />}
      {invitation && (
        <div class="join-way">
          <a class="btn" href={invitation} rel="nofollow ugc noopener">
            Add to Discord
          </a>
          <span class="dim note ellipsis">Opens {new URL(invitation).host}</span>
        </div>
      )}
      {hasCount && <p class="join-count">{count}</p>}
      {children}
    </section>
  );
}

function InServers({ count }: { count: number }) {
  return (
    <>
      In <b>{formatCount(count, 'server')}</b>
    </>
  );
}

function PlayersOnline({ players }: { players: PlayerCount | null | undefined }) {
  if (players?.state === 'offline')
    return (
      <>
        <Pill tone="bad">Offline</Pill>{' '}
        {players.failingSince && (
          <span class="dim">
            since <Time at={players.failingSince} />
          </span>
        )}
      </>
    );
  if (players?.state !== 'online') return null;
  const { players: count, maxPlayers } = players;
  return (
    <>
      <Pill tone="good">Online</Pill>{' '}
      {count !== null && (
        <span>
          <b>{formatNumber(count)}</b>
          {maxPlayers === null ? '' : ` of ${formatNumber(maxPlayers)}`}{' '}
          {count === 1 && maxPlayers === null ? 'player' : 'players'}
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
  const { mods, country, languages, createdAt } = listing;
  return (
    <Card title="Details">
      <Facts
        facts={[
          mods && ['Mods', <bdi>{mods}</bdi>],
          country !== null && ['Country', <CountryLinks country={country} />],
          languages.length > 0 && ['Languages', languages.map(languageName).join(', ')],
          team.owner !== null && ['Run by', <bdi>{team.owner}</bdi>],
          team.managers.length > 0 && ['Team', <Names names={team.managers} />],
          ['Listed', <Time at={createdAt} />],
        ]}
      />
    </Card>
  );
}

function CountryLinks({ country }: { country: string }) {
  const region = regionOf(country);
  return (
    <span>
      <a href={`/servers?country=${country}`}>{countryName(country)}</a>
      {region && (
        <>
          , <a href={`/servers?country=${region.slug}`}>{region.name}</a>
        </>
      )}
    </span>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <span>
      {names.map((name, place) => (
        <>
          {place > 0 && ', '}
          <bdi>{name}</bdi>
        </>
      ))}
    </span>
  );
}
