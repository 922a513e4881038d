// Tells owners that votes arrive without a Discord ID, and what to do about it (decision P142).
import type { Child } from 'hono/jsx';
import { isSignedFormat } from '../../channels/registry.ts';
import type { Webhook } from '../../endpoints/webhook-settings.ts';
import type { Listing } from '../../listings/listing.ts';
import { selectVoterIds, VOTER_ID_DAYS, type VoterIds } from '../../votes/list-votes-queries.ts';
import type { WebContext } from '../context.ts';
import { useTranslations } from '../translations.ts';
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
  const t = useTranslations();
  if (!facts) return null;
  return (
    <Card title={t('dashboard.votersWithoutDiscord')}>
      {facts.offersDiscord ? <SomeWithoutDiscord {...facts} /> : <NoDiscordSignIn {...facts} />}
      <a href={GUIDE}>{t('dashboard.handleTheseVotes')}</a>
    </Card>
  );
}

const code = (text: Child) => <code>{text}</code>;

function SomeWithoutDiscord({ ids: { voters, withoutDiscord } }: VoterIdFacts) {
  const t = useTranslations();
  const percent = Math.max(1, Math.round((withoutDiscord / voters) * 100));
  return (
    <>
      <p>
        {t.rich('dashboard.someWithoutDiscord', {
          b: (text) => <b>{text}</b>,
          code,
          percent: t.number(percent / 100, { style: 'percent' }),
          days: VOTER_ID_DAYS,
          without: withoutDiscord,
          voters,
        })}
      </p>
      <p>{t('dashboard.askToConnect')}</p>
    </>
  );
}

function NoDiscordSignIn({ contact }: VoterIdFacts) {
  const t = useTranslations();
  return (
    <p>
      {t.rich('dashboard.noDiscordSignIn', {
        code,
        contact: (text) => <ContactLink contact={contact}>{text}</ContactLink>,
      })}
    </p>
  );
}
