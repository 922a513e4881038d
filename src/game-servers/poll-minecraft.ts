// Polls a Minecraft server for either edition. The edition that answered last is asked each time; the other one at most
// once an hour, so a server that has both costs one more datagram an hour (decision P481).
import { queryBedrock } from './query-bedrock.ts';
import { queryMinecraft } from './query-minecraft.ts';
import { type HostAndPort, isHostFault, isOwnFault, type QueryContext, type QueryResult } from './query-result.ts';
import type { Edition, ServerPoll, ServerToPoll } from './server-poll.ts';

const QUERIES = { java: queryMinecraft, bedrock: queryBedrock } as const;
/** How often Java Edition may fail before a server that answers for Bedrock Edition is one for Bedrock Edition. */
const FAILURES_TO_CHANGE = 2;

export async function pollMinecraft(
  context: QueryContext,
  address: HostAndPort,
  server: ServerToPoll,
): Promise<ServerPoll> {
  const isBedrockOnly = server.editions.includes('bedrock') && !server.editions.includes('java');
  const [usual, other]: readonly [Edition, Edition] = isBedrockOnly ? ['bedrock', 'java'] : ['java', 'bedrock'];
  const result = await QUERIES[usual](context, address);
  if (!server.moreDue || isFutile(result)) return { result, facts: factsOf(result, usual, server), askedMore: false };
  const more = await QUERIES[other](context, address);
  const askedMore = more.ok || !isOwnFault(more.code);
  if (!isHere(result)) return { ...takeOver(result, more, other, server), askedMore };
  const editions = askedMore ? [usual, ...(isHere(more) ? [other] : [])] : server.editions;
  // Players of Java Edition are those who choose by version.
  const best = isHere(more) && other === 'java' ? more : result;
  const facts = factsOf(best, best === more ? other : usual, { ...server, editions });
  return { result: best, facts, askedMore };
}

/** The other edition could not be reached either. */
function isFutile(result: QueryResult): boolean {
  return !result.ok && (isHostFault(result.code) || isOwnFault(result.code));
}

/** Whether the server responded at all. */
function isHere(result: QueryResult): boolean {
  return result.ok || result.code === 'players_hidden';
}

/** A short outage of one edition does not change what the server is. */
function takeOver(result: QueryResult, more: QueryResult, other: Edition, server: ServerToPoll) {
  const isKnown = server.editions.length > 0 && !(server.editions.length === 1 && server.editions[0] === other);
  if (!isHere(more) || (isKnown && server.failures < FAILURES_TO_CHANGE)) return { result, facts: null };
  return { result: more, facts: factsOf(more, other, { editions: [other] }) };
}

function factsOf(
  result: QueryResult,
  edition: Edition,
  { editions }: { readonly editions: readonly string[] },
): ServerPoll['facts'] {
  if (!isHere(result)) return null;
  const { name = null, versions = [] } = result.version ?? {};
  const all = (['java', 'bedrock'] as const).filter((one) => one === edition || editions.includes(one));
  return { version: name, versions, editions: all };
}
