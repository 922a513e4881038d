// How many players are on a game server: for visitors the number, for its owner also why there is none. Of what the
// server says of itself only numbers are shown.
import type { HourPlayers, Listing, PlayerCount } from '../web-parts.ts';
import { CountChart } from './count-chart.tsx';
import { formatCount, formatNumber } from './figures.tsx';
import { Pill } from './pill.tsx';
import { Time } from './time.tsx';

/** `37 players`, for lists; null where there is nothing to say. */
export function shortPlayerCount(players: PlayerCount | null | undefined): string | null {
  return players?.state === 'online' && players.players !== null
    ? formatCount(players.players, 'player')
    : null;
}

interface PlayersCardProps {
  readonly listing: Listing;
  readonly hours: readonly HourPlayers[];
  readonly days: number;
}

/** There is no card where there is no server to ask. */
export function PlayersCard({ listing, hours, days }: PlayersCardProps) {
  const { players } = listing;
  if (!players) return null;
  const values = hours.map(({ hour, players: count }) => ({ hour, count }));
  return (
    <section class="card">
      <h2>Players</h2>
      <PlayersNow players={players} />
      <CountChart hours={values} days={days} what="Players" />
    </section>
  );
}

function PlayersNow({ players }: { players: PlayerCount }) {
  const { state, players: count, maxPlayers, answeredAt, failingSince } = players;
  if (state === 'online' && count !== null && answeredAt)
    return (
      <p>
        <b>
          {maxPlayers === null
            ? formatNumber(count)
            : `${formatNumber(count)} of ${formatNumber(maxPlayers)}`}{' '}
          online
        </b>
        <span class="dim">
          {' '}
          · updated <Time at={answeredAt} />
        </span>
      </p>
    );
  if (state === 'offline' && failingSince)
    return (
      <p class="dim">
        Offline, first noticed <Time at={failingSince} />.
      </p>
    );
  return <p class="dim">{isNew(players) ? NOT_YET : UNKNOWN}</p>;
}

const NOT_YET = 'Not known yet: the server is being asked for the first time.';
const UNKNOWN = 'Unknown: the server does not tell how many players it has. It may be online all the same.';

function isNew({ state, problem, answeredAt }: PlayerCount): boolean {
  return state === 'unknown' && problem === null && answeredAt === null;
}

/** For the owner's overview. */
export function OwnerPlayersCard({ listing }: { listing: Listing }) {
  const { players } = listing;
  // An address without a count: this service counts nobody's players.
  if (listing.type !== 'game' || (!players && listing.address)) return null;
  return (
    <section class="card stack close">
      <div class="row between">
        <h2>Players</h2>
        {players && <StatePill state={players.state} />}
      </div>
      {players ? (
        <PlayersNow players={players} />
      ) : (
        <p class="dim">The server’s address is not known here.</p>
      )}
      {players?.problem && <p>{players.problem}</p>}
      {(!players || players.problem) && (
        <a href={`/dashboard/${listing.id}/settings`}>
          {players ? 'Change the address' : 'Enter the address'}
        </a>
      )}
    </section>
  );
}

function StatePill({ state }: { state: PlayerCount['state'] }) {
  if (state === 'online') return <Pill tone="good">Online</Pill>;
  return state === 'offline' ? <Pill tone="bad">Offline</Pill> : <Pill tone="idle">Unknown</Pill>;
}
