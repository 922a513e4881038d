// Roblox experiences are asked for at Roblox itself, up to fifty in one call. A place, which is what links name, belongs
// to a universe, which is what has players; that never changes and is remembered.
import { fetchDocument } from './documents.ts';
import { type Asking, type Counted, failed } from './probe.ts';
import { fieldOf, readCount } from './untrusted.ts';

const GAMES_ORIGIN = 'https://games.roblox.com';
const PLACES_ORIGIN = 'https://apis.roblox.com';
const UNIVERSES_A_CALL = 50;
const REMEMBERED_PLACES = 20_000;

type Counts = ReadonlyMap<string, Counted>;

/** Answers for each place, over one socket a place at most. */
export type AskRoblox = (
  asking: Asking,
  placeIds: readonly string[],
) => Promise<ReadonlyMap<string, Counted>>;

/** `origin`: where tests answer in Roblox's place. */
export function createRoblox(origin: string | null = null): AskRoblox {
  const known = new Map<string, string>();

  async function universeOf(asking: Asking, placeId: string): Promise<string | Counted> {
    const remembered = known.get(placeId);
    if (remembered !== undefined) return remembered;
    const url = `${origin ?? PLACES_ORIGIN}/universes/v1/places/${placeId}/universe`;
    const fetched = await fetchDocument(asking, { url });
    if (!fetched.ok) return fetched;
    if (fetched.status === 404 || fetched.status === 400) return failed('place_unknown');
    if (fetched.status !== 200) return failed('roblox_unavailable');
    const universeId = readUniverseOf(fetched.value);
    if (universeId === null) return failed('place_unknown');
    if (known.size >= REMEMBERED_PLACES) known.clear();
    known.set(placeId, universeId);
    return universeId;
  }

  async function askUniverses(asking: Asking, ids: readonly string[]): Promise<Counts> {
    const url = `${origin ?? GAMES_ORIGIN}/v1/games?universeIds=${ids.join(',')}`;
    const fetched = await fetchDocument(asking, { url });
    const whyNot = fetched.ok ? failed('roblox_unavailable') : fetched;
    const playing = fetched.ok && fetched.status === 200 ? readPlaying(fetched.value) : null;
    return new Map(ids.map((id) => [id, playing ? (playing.get(id) ?? failed('place_unknown')) : whyNot]));
  }

  return async (asking, placeIds) => {
    const found = await Promise.all(
      placeIds.map(async (placeId) => [placeId, await universeOf(asking, placeId)] as const),
    );
    const universes = new Set(
      found.flatMap(([, universe]) => (typeof universe === 'string' ? universe : [])),
    );
    const counts = new Map<string, Counted>();
    for (const some of batches([...universes], UNIVERSES_A_CALL))
      for (const [id, counted] of await askUniverses(asking, some)) counts.set(id, counted);
    const countedAt = (universe: string | Counted) =>
      typeof universe === 'string' ? (counts.get(universe) ?? failed('internal_error')) : universe;
    return new Map(found.map(([placeId, universe]) => [placeId, countedAt(universe)]));
  };
}

function batches<T>(all: readonly T[], most: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, place) =>
    all.slice(place * most, (place + 1) * most),
  );
}

/** `{"universeId": N}`; null where the place belongs to none. */
export function readUniverseOf(document: unknown): string | null {
  const id = fieldOf(document, 'universeId');
  return isId(id) ? String(id) : null;
}

/** `{"data": [{"id": N, "playing": N}]}`: players by universe. Null where it is something else altogether. */
export function readPlaying(document: unknown): Counts | null {
  const data = fieldOf(document, 'data');
  if (!Array.isArray(data)) return null;
  const playing = new Map<string, Counted>();
  for (const entry of data) {
    const id = fieldOf(entry, 'id');
    const players = readCount(fieldOf(entry, 'playing'));
    // Roblox's maxPlayers is a single server's, not the experience's.
    if (isId(id))
      playing.set(
        String(id),
        players === null ? failed('not_understood') : { ok: true, players, maxPlayers: null },
      );
  }
  return playing;
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
