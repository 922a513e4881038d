// Tells owners that votes arrive without a Discord ID, and what to do about it (decision P142).
import { isSignedFormat } from '../../channels/registry.ts';
import type { Webhook } from '../../endpoints/webhook-settings.ts';
import type { Listing } from '../../listings/listing.ts';
import { selectVoterIds, VOTER_ID_DAYS, type VoterIds } from '../../votes/list-votes-queries.ts';
import type { WebContext } from '../context.ts';
import { Card } from './card.tsx';
import { ContactLink } from './contact-link.tsx';

/** A smaller share of voters without Discord is normal. */
const SHARE_WORTH_SHOWING = 0.1;
const GUIDE = '/docs/receive-votes#votes-without-a-discord-id';

interface VoterIdFacts {
  readonly ids: VoterIds;
  /** Whether this site offers sign-in with Discord. */
  readonly offersDiscord: boolean;
  readonly contact: string | null;
}

/** Null if IDs do not matter: Minecraft servers reward players by name, and a chat channel rewards nobody. */
export async function readVoterIdFacts(
  context: WebContext,
  listing: Listing,
  webhook: Webhook | null,
): Promise<VoterIdFacts | null> {
  if (listing.game === 'minecraft' || (webhook && !isSignedFormat(webhook.format))) return null;
  const { db, config, site } = context.var.app;
  const ids = await selectVoterIds(db, listing.id);
  const offersDiscord = config.discord !== null;
  const isWorthShowing = ids.withoutDiscord > 0 && ids.withoutDiscord >= ids.voters * SHARE_WORTH_SHOWING;
  return offersDiscord && !isWorthShowing ? null : { ids, offersDiscord, contact: site.contact };
}

export function VoterIdsCard({ facts }: { facts: VoterIdFacts | null }) {
  if (!facts) return null;
  return (
    <Card title="Voters without a Discord ID">
      {facts.offersDiscord ? <SomeWithoutDiscord {...facts} /> : <NoDiscordSignIn {...facts} />}
      <a href={GUIDE}>How to handle these votes</a>
    </Card>
  );
}

function SomeWithoutDiscord({ ids: { voters, withoutDiscord } }: VoterIdFacts) {
  const percent = Math.max(1, Math.round((withoutDiscord / voters) * 100));
  return (
    <>
      <p>
        <b>{percent}% of your voters cannot be thanked by their Discord ID.</b> In the last {VOTER_ID_DAYS} days,{' '}
        {withoutDiscord} of your last {voters} voters had not connected Discord. In their votes,{' '}
        <code>data.userId</code> is the ID of their account on this site, such as <code>usr_…</code>.
      </p>
      <p>
        Ask your users to connect Discord on their account page here; the vote page asks them, too. Make sure that your
        code accepts these IDs without a reward instead of failing.
      </p>
    </>
  );
}

function NoDiscordSignIn({ contact }: VoterIdFacts) {
  return (
    <p>
      This site does not offer signing in with Discord, so <code>data.userId</code> is always the ID of an account on
      this site, such as <code>usr_…</code>, and never a Discord ID. Only{' '}
      <ContactLink contact={contact}>the operator</ContactLink> can enable it.
    </p>
  );
}
