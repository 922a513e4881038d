// Imports a Minecraft server from its entry in the game's server list: its message of the day and its icon.
import { SERVER_ADDRESS_MAX_CHARACTERS } from '../core/limits.ts';
import { readPongMessage } from '../game-servers/bedrock-ping.ts';
import { pingBedrock } from '../game-servers/query-bedrock.ts';
import { pingMinecraft } from '../game-servers/query-minecraft.ts';
import { type HostAndPort, isHostFault, isOwnFault, type QueryContext } from '../game-servers/query-result.ts';
import { explainMissingCount } from '../game-servers/reason-codes.ts';
import { explainServerAddress, parseServerAddress } from '../game-servers/server-address.ts';
import { readLegacyMessage, readServerCard, type ServerCard } from '../game-servers/server-list-ping.ts';
import { shownMinecraftVersion } from '../game-servers/version-text.ts';
import { filledIn, type ImportResult, importedSummary, importedText } from './imported-listing.ts';

const MAX_MESSAGE_CHARACTERS = 2_000;
const NO_ICON = 'The server’s icon could not be read. Choose an image instead.';

export async function importFromServer(context: QueryContext, address: string): Promise<ImportResult> {
  const entered = address.trim();
  const read = entered.length <= SERVER_ADDRESS_MAX_CHARACTERS ? parseServerAddress(entered, 'minecraft') : null;
  if (read?.kind !== 'host') return { ok: false, sentence: explainServerAddress('minecraft') };
  const card = await readCard(context, read);
  if (!card.ok) return { ok: false, sentence: explainMissingCount(card.code, 'minecraft') };
  const icon = card.favicon === null ? null : decodeFavicon(card.favicon);
  const version = card.version && shownMinecraftVersion(card.version.name, card.version.versions);
  const summary = importedSummary(importedText(card.message, MAX_MESSAGE_CHARACTERS));
  return {
    ok: true,
    found: {
      source: version ? `${entered}, which has Minecraft ${version}` : entered,
      fields: filledIn({ address: entered, summary }),
      icon,
      problem: card.favicon !== null && !icon ? NO_ICON : null,
    },
  };
}

/** A server that does not respond to Java Edition may be one for Bedrock Edition, which has no icon. */
async function readCard(context: QueryContext, address: HostAndPort) {
  const card = await pingMinecraft<ServerCard>(context, address, { modern: asCard, legacy: legacyCard });
  if (card.ok || isHostFault(card.code) || isOwnFault(card.code)) return card;
  const pong = await pingBedrock(context, address);
  const message = pong.ok ? readPongMessage(pong.bytes) : null;
  return message === null ? card : withoutIcon(message);
}

function asCard(bytes: Buffer) {
  return readServerCard(bytes);
}

function legacyCard(bytes: Buffer) {
  const read = readLegacyMessage(bytes);
  return read.ok ? withoutIcon(read.message) : read;
}

function withoutIcon(message: string): ServerCard {
  return { ok: true, message, favicon: null, version: null };
}

/** Null unless it is a PNG as a data URL. What is in it is decoded by the code that uploads go through. */
function decodeFavicon(favicon: string): Uint8Array | null {
  const [, base64] = /^data:image\/png;base64,([A-Za-z0-9+/=\s]+)$/.exec(favicon) ?? [];
  return base64 === undefined ? null : Buffer.from(base64, 'base64');
}
