// How many players are on a game server. Its owner also sees why there is no number. Only numbers of the server's
// response are shown, never its text.

import type { selectPlayerHours } from '../../game-servers/player-count-queries.ts';
import type { PlayerCount } from '../../game-servers/player-counts.ts';
import type { ServerFactRow } from '../../game-servers/server-fact-queries.ts';
import type { Listing } from '../../listings/listing.ts';
import { useTranslations } from '../translations.ts';
import { Card } from './card.tsx';
import { CountChart } from './count-chart.tsx';
import { formatCount, formatNumber } from './figures.tsx';
import { Pill } from './pill.tsx';
import { UptimeStrip } from './server-facts.tsx';
import { Time } from './time.tsx';

/** `37 players`; null unless the server is online and reports a number. */
export function shortPlayerCount(players: PlayerCount | null | undefined): string | null {
  return players?.state === 'online' && players.players !== null ? formatCount(players.players, 'player') : null;
}

type PlayerHistory = Awaited<ReturnType<typeof selectPlayerHours>>;

interface PlayersCardProps {
  /** Null or absent if there is no server to query. */
  readonly players: PlayerCount | null | undefined;
  readonly hours: PlayerHistory;
  readonly days: number;
  readonly facts: ServerFactRow | null;
}

export function PlayersCard({ players, hours, days, facts }: PlayersCardProps) {
  if (!players) return null;
  const values = hours.map(({ hour, players: count }) => ({ hour, count }));
  return (
    <section class="card">
      <h2>Players</h2>
      <PlayersNow players={players} />
      <CountChart hours={values} days={days} what="Players" />
      <UptimeStrip facts={facts} />
    </section>
  );
}

function PlayersNow({ players }: { players: PlayerCount }) {
  const { state, players: count, maxPlayers, answeredAt, failingSince } = players;
  if (state === 'online' && count !== null && answeredAt)
    return (
      <p>
        <b>
          {maxPlayers === null ? formatNumber(count) : `${formatNumber(count)} of ${formatNumber(maxPlayers)}`} online
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
        Offline since <Time at={failingSince} />.
      </p>
    );
  return <p class="dim">{isNew(players) ? NOT_YET : UNKNOWN}</p>;
}

const NOT_YET = 'Not known yet. The server is being queried for the first time.';
const UNKNOWN = 'Unknown. The server does not report its player count, but it may still be online.';

function isNew({ state, problem, answeredAt }: PlayerCount): boolean {
  return state === 'unknown' && problem === null && answeredAt === null;
}

type PlayersSubject = Pick<Listing, 'id' | 'type' | 'address'> & { readonly players?: PlayerCount | null };

/** Shown on the owner's overview. */
export function OwnerPlayersCard({ listing }: { listing: PlayersSubject }) {
  const t = useTranslations();
  const { players } = listing;
  // An address without a count means that PLAYER_COUNTS is off.
  if (listing.type !== 'game' || (!players && listing.address)) return null;
  return (
    <Card title="Players" beside={players && <StatePill state={players.state} />}>
      {players ? <PlayersNow players={players} /> : <p class="dim">This listing has no server address yet.</p>}
      {players?.problem && <p>{t.text(players.problem)}</p>}
      {(!players || players.problem) && (
        <a href={`/dashboard/${listing.id}/page#address`}>{players ? 'Change address' : 'Add address'}</a>
      )}
    </Card>
  );
}

function StatePill({ state }: { state: PlayerCount['state'] }) {
  if (state === 'online') return <Pill tone="good">Online</Pill>;
  return state === 'offline' ? <Pill tone="bad">Offline</Pill> : <Pill tone="idle">Unknown</Pill>;
}
