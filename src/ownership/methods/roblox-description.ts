// Proves a Roblox game by a code in its description, or in that of the group that made it.

import { type FetchedDocument, fetchDocument } from '../../game-servers/fetch-document.ts';
import { GAMES_ORIGIN, PLACES_ORIGIN, readUniverseId } from '../../game-servers/query-roblox.ts';
import { fieldOf } from '../../game-servers/untrusted-values.ts';
import { message } from '../../messages/message.ts';
import { containsCode } from '../ownership-code.ts';
import { notProven, type ProofContext, type ProofMethod, type ProofResult } from '../proof-method.ts';
import { serverFailure, serviceFailure } from './server-failures.ts';

const GROUPS_ORIGIN = 'https://groups.roblox.com';
const UNAVAILABLE = serviceFailure('Roblox');

export const ROBLOX_DESCRIPTION: ProofMethod = {
  id: 'roblox-description',
  title: message('ownershipProofs.robloxDescription'),
  by: message('ownershipProofs.byRobloxDescription'),
  fits: (target) => target.kind === 'place',
  instruct: (_, code) => ({
    text: message('ownershipProofs.doRobloxDescription'),
    copy: [{ label: message('ownershipProofs.copyCode'), value: code }],
  }),
  async check(context, target, code) {
    if (target.kind !== 'place') return UNAVAILABLE;
    const game = await readGame(context, target.placeId);
    if (!game.ok) return game.failure;
    if (containsCode(game.description, code)) return { ok: true };
    const group = game.groupId === null ? null : await readGroup(context, game.groupId);
    if (group && !group.ok) return group.failure;
    if (group && containsCode(group.description, code)) return { ok: true };
    return notProven(message(group ? 'ownershipProofs.notInGameOrGroup' : 'ownershipProofs.notInGame', { code }));
  },
};

interface Unreadable {
  readonly ok: false;
  readonly failure: ProofResult;
}

type Game = { readonly ok: true; readonly description: string; readonly groupId: number | null } | Unreadable;

async function readGame(context: ProofContext, placeId: string): Promise<Game> {
  const { robloxOrigin: origin } = context;
  const place = await fetchDocument(context, {
    url: `${origin ?? PLACES_ORIGIN}/universes/v1/places/${placeId}/universe`,
  });
  if (place.ok && (place.status === 404 || place.status === 400)) return unknownPlace();
  if (!isRead(place)) return unreadable();
  const universeId = readUniverseId(place.value);
  if (universeId === null) return unknownPlace();
  const games = await fetchDocument(context, { url: `${origin ?? GAMES_ORIGIN}/v1/games?universeIds=${universeId}` });
  const data = isRead(games) ? fieldOf(games.value, 'data') : null;
  if (!Array.isArray(data)) return unreadable();
  const game = data.find((one) => String(fieldOf(one, 'id')) === universeId);
  return { ok: true, description: textIn(game), groupId: groupIn(fieldOf(game, 'creator')) };
}

async function readGroup(context: ProofContext, groupId: number) {
  const url = `${context.robloxOrigin ?? GROUPS_ORIGIN}/v1/groups/${groupId}`;
  const group = await fetchDocument(context, { url });
  return isRead(group) ? ({ ok: true, description: textIn(group.value) } as const) : unreadable();
}

function isRead(document: FetchedDocument): document is Extract<FetchedDocument, { ok: true }> {
  return document.ok && document.status === 200;
}

function textIn(value: unknown): string {
  const description = fieldOf(value, 'description');
  return typeof description === 'string' ? description : '';
}

function groupIn(creator: unknown): number | null {
  const id = fieldOf(creator, 'id');
  return fieldOf(creator, 'type') === 'Group' && Number.isSafeInteger(id) ? (id as number) : null;
}

function unreadable(): Unreadable {
  return { ok: false, failure: UNAVAILABLE };
}

function unknownPlace(): Unreadable {
  return { ok: false, failure: serverFailure('place_unknown', 'roblox') };
}
