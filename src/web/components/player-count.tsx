// How many players are on a game server. Its owner also sees why there is no number. Only numbers of the server's
// response are shown, never its text.
import type { Child } from 'hono/jsx';
import type { selectPlayerHours } from '../../game-servers/player-count-queries.ts';
import type { PlayerCount } from '../../game-servers/player-counts.ts';
import type { ServerFactRow } from '../../game-servers/server-fact-queries.ts';
import type { Listing } from '../../listings/listing.ts';
import type { Translations } from '../../messages/translations.ts';
import { useTranslations } from '../translations.ts';
import { Card } from './card.tsx';
import { CountChart } from './count-chart.tsx';
import { Pill } from './pill.tsx';
import { UptimeStrip } from './server-facts.tsx';
import { Time } from './time.tsx';

/** `37 players`; null unless the server is online and reports a number. */
export function shortPlayerCount(t: Translations, players: PlayerCount | null | undefined): string | null {
  if (players?.state !== 'online' || players.players === null) return null;
  return t('browse.players', { count: players.players });
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
  const t = useTranslations();
  if (!players) return null;
  const values = hours.map(({ hour, players: count }) => ({ hour, count }));
  return (
    <section class="card">
      <h2>{t('charts.players')}</h2>
      <PlayersNow players={players} />
      <CountChart hours={values} days={days} what={t('charts.players')} />
      <UptimeStrip facts={facts} />
    </section>
  );
}

function PlayersNow({ players }: { players: PlayerCount }) {
  const t = useTranslations();
  const { state, players: count, maxPlayers, answeredAt, failingSince } = players;
  if (state === 'online' && count !== null && answeredAt) {
    const time = <Time at={answeredAt} />;
    return (
      <p>
        {maxPlayers === null
          ? t.rich('charts.playersOnline', { count, time, b: bold, dim })
          : t.rich('charts.playersOfMost', { count, most: maxPlayers, time, b: bold, dim })}
      </p>
    );
  }
  if (state === 'offline' && failingSince)
    return <p class="dim">{t.rich('charts.offlineSince', { time: <Time at={failingSince} /> })}</p>;
  return <p class="dim">{t(isNew(players) ? 'charts.notKnownYet' : 'charts.notReported')}</p>;
}

const bold = (text: Child) => <b>{text}</b>;
const dim = (text: Child) => <span class="dim">{text}</span>;

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
    <Card title={t('charts.players')} beside={players && <StatePill state={players.state} />}>
      {players ? <PlayersNow players={players} /> : <p class="dim">{t('charts.noAddress')}</p>}
      {players?.problem && <p>{t.text(players.problem)}</p>}
      {(!players || players.problem) && (
        <a href={`/dashboard/${listing.id}/page#address`}>
          {t(players ? 'charts.changeAddress' : 'charts.addAddress')}
        </a>
      )}
    </Card>
  );
}

function StatePill({ state }: { state: PlayerCount['state'] }) {
  const t = useTranslations();
  if (state === 'online') return <Pill tone="good">{t('charts.online')}</Pill>;
  const isOffline = state === 'offline';
  return <Pill tone={isOffline ? 'bad' : 'idle'}>{t(isOffline ? 'charts.offline' : 'charts.unknown')}</Pill>;
}
