// Imports a bot from what Discord publishes about its application.

import { isSnowflake } from '../core/ids.ts';
import { LISTING_DESCRIPTION_MAX_CHARACTERS } from '../core/limits.ts';
import { fetchDocument } from '../game-servers/fetch-document.ts';
import type { QueryContext } from '../game-servers/query-result.ts';
import { fieldOf } from '../game-servers/untrusted-values.ts';
import { invitedApplication } from '../listings/fingerprint.ts';
import { message } from '../messages/message.ts';
import { DISCORD_ORIGIN } from '../ownership/methods/discord-origin.ts';
import {
  filledIn,
  type ImportResult,
  importedName,
  importedSummary,
  importedTags,
  importedText,
} from './imported-listing.ts';

export const DISCORD_CDN_ORIGIN = 'https://cdn.discordapp.com';
/** Discord draws icons of 256 pixels in some ten kilobytes. */
const MAX_ICON_BYTES = 1024 * 1024;
const CONNECT_MS = 3_000;
const WHOLE_MS = 5_000;

export interface DiscordContext extends QueryContext {
  /** The origin of a test server that replaces Discord. */
  readonly discordOrigin?: string | undefined;
}

/** Reads an application ID, or an invite link that contains it; null for anything else. */
export function readApplicationId(text: string): string | null {
  const entered = text.trim();
  if (isSnowflake(entered)) return entered;
  return invitedApplication(/^https?:/i.test(entered) ? entered : `https://${entered}`);
}

export const ENTER_APPLICATION = message('listingValidation.importApplicationId');
const UNAVAILABLE = message('listingValidation.importDiscordDown');
const NO_ICON = 'Discord’s icon could not be read. Choose an image instead.';

export async function importFromDiscord(context: DiscordContext, applicationId: string): Promise<ImportResult> {
  const url = `${context.discordOrigin ?? DISCORD_ORIGIN}/api/v10/applications/${applicationId}/rpc`;
  const document = await fetchDocument(context, { url });
  if (!document.ok) return { ok: false, sentence: UNAVAILABLE };
  if (document.status === 404)
    return { ok: false, sentence: message('listingValidation.importNoApplication', { id: applicationId }) };
  const name = document.status === 200 ? importedName(fieldOf(document.value, 'name')) : '';
  if (name === '') return { ok: false, sentence: UNAVAILABLE };
  const hash = fieldOf(document.value, 'icon');
  const icon = typeof hash === 'string' ? await fetchIcon(context, applicationId, hash) : null;
  return {
    ok: true,
    found: {
      source: `Discord application ${applicationId}`,
      fields: fieldsOf(document.value, name, applicationId),
      icon,
      problem: typeof hash === 'string' && !icon ? NO_ICON : null,
    },
  };
}

function fieldsOf(application: unknown, name: string, applicationId: string) {
  const description = importedText(fieldOf(application, 'description'), LISTING_DESCRIPTION_MAX_CHARACTERS);
  return filledIn({
    name,
    applicationId,
    summary: importedSummary(description),
    description,
    link: `${DISCORD_ORIGIN}/oauth2/authorize?client_id=${applicationId}`,
    tags: importedTags(fieldOf(application, 'tags')),
  });
}

/** Null if there is no image at that address, whatever the reason. */
async function fetchIcon(context: DiscordContext, applicationId: string, hash: string): Promise<Uint8Array | null> {
  if (!/^(?:a_)?[0-9a-f]{32}$/.test(hash)) return null;
  const { outbound, signal, discordOrigin } = context;
  const result = await outbound.get({
    url: `${discordOrigin ?? DISCORD_CDN_ORIGIN}/app-icons/${applicationId}/${hash}.png?size=256`,
    headers: { 'User-Agent': 'Plaudit', Accept: 'image/png' },
    mostBytes: MAX_ICON_BYTES,
    asBytes: true,
    connectMs: CONNECT_MS,
    wholeMs: WHOLE_MS,
    signal,
  });
  return result.ok && result.status === 200 && result.whole ? (result.bytes ?? null) : null;
}
