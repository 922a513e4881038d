// Tells an owner that votes arrive without a Discord ID, and what to do about it (decision P142).
import { isSignedFormat } from '../../channels/registry.ts';
import type { WebContext } from '../context.ts';
import type { Webhook } from '../integration-parts.ts';
import type { VoterIds } from '../overview-parts.ts';
import type { Listing } from '../web-parts.ts';
import { ContactLink } from './contact-link.tsx';

/** Fewer than one in ten is how it always is, and no news. */
const WORTH_TELLING = 0.1;
const GUIDE = '/docs/receive-votes#votes-without-a-discord-id';

export interface VoterIdFacts {
  readonly ids: VoterIds;
  /** Whether this site offers sign-in with Discord. */
  readonly offersDiscord: boolean;
  readonly contact: string | null;
}

/** Null where it does not matter: Minecraft servers reward by player name, and a chat channel matches nobody. */
export async function voterIdFacts(
  context: WebContext,
  listing: Listing,
  webhook: Webhook | null,
): Promise<VoterIdFacts | null> {
  if (listing.game === 'minecraft' || (webhook && !isSignedFormat(webhook.format))) return null;
  const { overview, account, site } = context.var.parts;
  const ids = await overview.voterIds(listing.id);
  const offersDiscord = account.offers.discord;
  const isWorthTelling = ids.withoutDiscord > 0 && ids.withoutDiscord >= ids.voters * WORTH_TELLING;
  return offersDiscord && !isWorthTelling ? null : { ids, offersDiscord, contact: site.contact };
}

export function VoterIdsCard({ facts }: { facts: VoterIdFacts | null }) {
  if (!facts) return null;
  return (
    <section class="card stack close">
      <h2>Voters without a Discord ID</h2>
      {facts.offersDiscord ? <SomeWithout {...facts} /> : <NoneWith {...facts} />}
      <a href={GUIDE}>How to handle these votes</a>
    </section>
  );
}

function SomeWithout({ ids: { voters, withoutDiscord } }: VoterIdFacts) {
  return (
    <p>
      {withoutDiscord} of your last {voters} voters had not connected Discord. In their votes{' '}
      <code>data.userId</code> is the ID of their account on this site, such as <code>usr_…</code>.
    </p>
  );
}

function NoneWith({ contact }: VoterIdFacts) {
  return (
    <p>
      This site does not offer sign-in with Discord, so <code>data.userId</code> is always the ID of an
      account on this site, such as <code>usr_…</code>, and never a Discord ID. Only{' '}
      <ContactLink contact={contact}>the operator</ContactLink> can set it up.
    </p>
  );
}
