// Roblox experiences are asked for at Roblox itself, up to fifty in one call. A place, which is what links name, belongs
// to a universe, which is what has players; that never changes and is remembered.
import { fetchDocument } from './fetch-document.ts';
import { failedQuery, type QueryContext, type QueryResult } from './query-result.ts';
import { fieldOf, readCount } from './untrusted-values.ts';

const GAMES_ORIGIN = 'https://games.roblox.com';
const PLACES_ORIGIN = 'https://apis.roblox.com';
const UNIVERSES_A_CALL = 50;
const REMEMBERED_PLACES = 20_000;

type Counts = ReadonlyMap<string, QueryResult>;

/** Answers for each place, over one socket a place at most. */
export type QueryRoblox = (
  asking: QueryContext,
  placeIds: readonly string[],
) => Promise<ReadonlyMap<string, QueryResult>>;

/** `origin`: where tests answer in Roblox's place. */
export function createRobloxQuery(origin: string | null = null): QueryRoblox {
  const known = new Map<string, string>();

  async function universeOf(asking: QueryContext, placeId: string): Promise<string | QueryResult> {
    const remembered = known.get(placeId);
    if (remembered !== undefined) return remembered;
    const url = `${origin ?? PLACES_ORIGIN}/universes/v1/places/${placeId}/universe`;
    const fetched = await fetchDocument(asking, { url });
    if (!fetched.ok) return fetched;
    if (fetched.status === 404 || fetched.status === 400) return failedQuery('place_unknown');
    if (fetched.status !== 200) return failedQuery('roblox_unavailable');
    const universeId = readUniverseId(fetched.value);
    if (universeId === null) return failedQuery('place_unknown');
    if (known.size >= REMEMBERED_PLACES) known.clear();
    known.set(placeId, universeId);
    return universeId;
  }

  async function askUniverses(asking: QueryContext, ids: readonly string[]): Promise<Counts> {
    const url = `${origin ?? GAMES_ORIGIN}/v1/games?universeIds=${ids.join(',')}`;
    const fetched = await fetchDocument(asking, { url });
    const whyNot = fetched.ok ? failedQuery('roblox_unavailable') : fetched;
    const playing = fetched.ok && fetched.status === 200 ? readPlayersByUniverse(fetched.value) : null;
    return new Map(
      ids.map((id) => [id, playing ? (playing.get(id) ?? failedQuery('place_unknown')) : whyNot]),
    );
  }

  return async (asking, placeIds) => {
    const found = await Promise.all(
      placeIds.map(async (placeId) => [placeId, await universeOf(asking, placeId)] as const),
    );
    const universes = new Set(
      found.flatMap(([, universe]) => (typeof universe === 'string' ? universe : [])),
    );
    const counts = new Map<string, QueryResult>();
    for (const some of batches([...universes], UNIVERSES_A_CALL))
      for (const [id, counted] of await askUniverses(asking, some)) counts.set(id, counted);
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

/** `{"universeId": N}`; null where the place belongs to none. */
export function readUniverseId(document: unknown): string | null {
  const id = fieldOf(document, 'universeId');
  return isId(id) ? String(id) : null;
}

/** `{"data": [{"id": N, "playing": N}]}`: players by universe. Null where it is something else altogether. */
export function readPlayersByUniverse(document: unknown): Counts | null {
  const data = fieldOf(document, 'data');
  if (!Array.isArray(data)) return null;
  const playing = new Map<string, QueryResult>();
  for (const entry of data) {
    const id = fieldOf(entry, 'id');
    const players = readCount(fieldOf(entry, 'playing'));
    // Roblox's maxPlayers is a single server's, not the experience's.
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
