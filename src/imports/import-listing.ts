// Imports values for the form of a listing, and keeps them for an hour as a draft (decision P484). The listing changes
// only when its form is submitted.

import { isSnowflake, randomLetters } from '../core/ids.ts';
import { PAGE_LIMITS } from '../core/limits.ts';
import type { Db } from '../db/database.ts';
import { consume } from '../db/rate-limit.ts';
import { imageHash } from '../images/render-upload.ts';
import { invitedApplication } from '../listings/fingerprint.ts';
import type { Listing } from '../listings/listing.ts';
import { type Icon, renderIcon } from '../listings/render-icon.ts';
import { type Message, message } from '../messages/message.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { type DraftOwner, insertImportDraft, selectDraftIcon } from './import-draft-queries.ts';
import { ENTER_APPLICATION, importFromDiscord, readApplicationId } from './import-from-discord.ts';
import { importFromServer } from './import-from-server.ts';
import type { ImportResult } from './imported-listing.ts';

export interface ImportDependencies {
  readonly db: Db;
  readonly outbound: Outbound;
  /** Aborted when this process stops. */
  readonly stopping: AbortSignal;
  readonly discordOrigin?: string | undefined;
}

/** What is asked: Discord about a bot, or a Minecraft server. */
export type ImportSource = 'discord' | 'minecraft';

/** Null for games that cannot be asked. */
export function importSourceOf(kind: Pick<Listing, 'type' | 'game'>): ImportSource | null {
  if (kind.type === 'bot') return 'discord';
  return kind.game === 'minecraft' ? 'minecraft' : null;
}

/** What an existing listing says about where to ask; null if it does not. */
export function importTextOf(listing: Pick<Listing, 'id' | 'type' | 'address' | 'link'>): string | null {
  if (listing.type !== 'bot') return listing.address;
  return isSnowflake(listing.id) ? listing.id : invitedApplication(listing.link);
}

export type ImportOutcome =
  | { readonly ok: true; readonly draftId: string }
  | { readonly ok: false; readonly sentence: Message; readonly retryAfterSeconds?: number };

interface ImportRequest extends DraftOwner {
  readonly source: ImportSource;
  /** As it was entered. */
  readonly text: string;
}

const TOO_MANY = message('listingValidation.importedOften', { times: PAGE_LIMITS.importsOfPerson.limit });
const UNUSABLE_ICON = 'The icon cannot be used. Choose an image instead.';

export async function importListing(deps: ImportDependencies, request: ImportRequest): Promise<ImportOutcome> {
  const limit = await consume(deps.db, { key: `import:${request.personId}`, ...PAGE_LIMITS.importsOfPerson });
  if (!limit.ok) return { ok: false, sentence: TOO_MANY, retryAfterSeconds: limit.resetSeconds };
  const result = await find(deps, request);
  if (!result.ok) return result;
  const { source, fields, icon: file, problem } = result.found;
  const rendered = file && (await renderIcon(file));
  const icon = rendered?.ok ? rendered.image : null;
  const draft = {
    id: `imp_${randomLetters(20)}`,
    source,
    fields,
    icon,
    problem: rendered && !icon ? UNUSABLE_ICON : problem,
  };
  await insertImportDraft(deps.db, draft, request);
  return { ok: true, draftId: draft.id };
}

async function find(deps: ImportDependencies, { source, text }: ImportRequest): Promise<ImportResult> {
  const { outbound, stopping: signal, discordOrigin } = deps;
  if (source === 'minecraft') return importFromServer({ outbound, signal }, text);
  const applicationId = readApplicationId(text);
  if (applicationId === null) return { ok: false, sentence: ENTER_APPLICATION };
  return importFromDiscord({ outbound, signal, discordOrigin }, applicationId);
}

/** The icon of a draft, as it was rendered when it was imported. Null if the draft is gone, or somebody else's. */
export async function readImportedIcon(db: Db, draftId: string, personId: string): Promise<Icon | null> {
  const icon = await selectDraftIcon(db, draftId, personId);
  return icon && { ...icon, hash: imageHash(icon.large) };
}
