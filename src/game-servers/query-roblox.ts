// Queries Roblox's own API, up to fifty experiences in one call. Links contain a place ID, but players are counted by
// universe. The universe of a place never changes, so it is cached.
import { fetchDocument } from './fetch-document.ts';
import { failedQuery, type QueryContext, type QueryResult } from './query-result.ts';
import { fieldOf, readCount } from './untrusted-values.ts';

export const GAMES_ORIGIN = 'https://games.roblox.com';
export const PLACES_ORIGIN = 'https://apis.roblox.com';
const UNIVERSES_PER_CALL = 50;
const MAX_CACHED_PLACES = 20_000;

type Counts = ReadonlyMap<string, QueryResult>;

/** Returns a result for each place, using at most one socket per place. */
export type QueryRoblox = (
  context: QueryContext,
  placeIds: readonly string[],
) => Promise<ReadonlyMap<string, QueryResult>>;

/** `origin`: that of a test server that replaces Roblox. */
export function createRobloxQuery(origin: string | null = null): QueryRoblox {
  const known = new Map<string, string>();

  async function universeOf(context: QueryContext, placeId: string): Promise<string | QueryResult> {
    const cached = known.get(placeId);
    if (cached !== undefined) return cached;
    const url = `${origin ?? PLACES_ORIGIN}/universes/v1/places/${placeId}/universe`;
    const document = await fetchDocument(context, { url });
    if (!document.ok) return document;
    if (document.status === 404 || document.status === 400) return failedQuery('place_unknown');
    if (document.status !== 200) return failedQuery('roblox_unavailable');
    const universeId = readUniverseId(document.value);
    if (universeId === null) return failedQuery('place_unknown');
    if (known.size >= MAX_CACHED_PLACES) known.clear();
    known.set(placeId, universeId);
    return universeId;
  }

  async function queryUniverses(context: QueryContext, ids: readonly string[]): Promise<Counts> {
    const url = `${origin ?? GAMES_ORIGIN}/v1/games?universeIds=${ids.join(',')}`;
    const document = await fetchDocument(context, { url });
    const failure = document.ok ? failedQuery('roblox_unavailable') : document;
    const playing = document.ok && document.status === 200 ? readPlayersByUniverse(document.value) : null;
    return new Map(ids.map((id) => [id, playing ? (playing.get(id) ?? failedQuery('place_unknown')) : failure]));
  }

  return async (context, placeIds) => {
    const found = await Promise.all(
      placeIds.map(async (placeId) => [placeId, await universeOf(context, placeId)] as const),
    );
    const universes = new Set(found.flatMap(([, universe]) => (typeof universe === 'string' ? universe : [])));
    const counts = new Map<string, QueryResult>();
    for (const some of batches([...universes], UNIVERSES_PER_CALL))
      for (const [id, counted] of await queryUniverses(context, some)) counts.set(id, counted);
    const countedAt = (universe: string | QueryResult) =>
      typeof universe === 'string' ? (counts.get(universe) ?? failedQuery('internal_error')) : universe;
    return new Map(found.map(([placeId, universe]) => [placeId, countedAt(universe)]));
  };
}

function batches<T>(all: readonly T[], most: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, place) =>
    all.slice(place * most, (place + 1) * most),
  );
}

/** Parses `{"universeId": N}`; null if the place belongs to none. */
export function readUniverseId(document: unknown): string | null {
  const id = fieldOf(document, 'universeId');
  return isId(id) ? String(id) : null;
}

/** Parses `{"data": [{"id": N, "playing": N}]}` into players by universe. Null for anything else. */
export function readPlayersByUniverse(document: unknown): Counts | null {
  const data = fieldOf(document, 'data');
  if (!Array.isArray(data)) return null;
  const playing = new Map<string, QueryResult>();
  for (const entry of data) {
    const id = fieldOf(entry, 'id');
    const players = readCount(fieldOf(entry, 'playing'));
    // Roblox's maxPlayers applies to a single server, not to the experience.
    if (isId(id))
      playing.set(
        String(id),
        players === null ? failedQuery('not_understood') : { ok: true, players, maxPlayers: null },
      );
  }
  return playing;
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
