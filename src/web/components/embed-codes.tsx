// Code to copy that shows a badge or a widget on other sites.
import type { SiteIdentity } from '../../config/settings.ts';
import type { Listing } from '../../listings/listing.ts';
import { listingPath } from '../../listings/listing-path.ts';
import type { MessageKey } from '../../messages/message.ts';
import type { BadgeName } from '../pages/public/badges.ts';
import { useTranslations } from '../translations.ts';
import { bbCode, type EmbeddedImage, htmlCode, markdownCode } from '../widget/embed-code.ts';
import { CopyField } from './copy-button.tsx';

export const BADGE_TITLES = {
  votes: 'embeds.badgeVotes',
  rank: 'embeds.badgeRank',
  players: 'embeds.badgePlayers',
  servers: 'embeds.badgeServers',
  webhook: 'embeds.badgeWebhook',
} as const satisfies Readonly<Record<BadgeName, MessageKey>>;

/** As in “the Markdown of the votes badge”. */
const BADGE_NAMES = {
  votes: 'embeds.votesBadge',
  rank: 'embeds.rankBadge',
  players: 'embeds.playersBadge',
  servers: 'embeds.serversBadge',
  webhook: 'embeds.webhookBadge',
} as const satisfies Readonly<Record<BadgeName, MessageKey>>;

interface BadgeEmbedProps {
  readonly name: BadgeName;
  readonly listing: Pick<Listing, 'id'>;
  readonly site: Pick<SiteIdentity, 'displayName' | 'baseUrl'>;
}

/** A badge, and its code. */
export function BadgeEmbed({ name, listing: { id }, site }: BadgeEmbedProps) {
  const t = useTranslations();
  const path = listingPath({ id }, `/badges/${name}.svg`);
  const alt = t('embeds.nameOnSite', { name: t(BADGE_TITLES[name]), site: site.displayName });
  const target = site.baseUrl + listingPath({ id }, name === 'votes' ? '/vote' : '');
  return (
    <>
      <p>
        <img src={path} alt={alt} height="20" />
      </p>
      <EmbedCodes image={{ image: `${site.baseUrl}${path}`, target, alt, height: 20 }} what={t(BADGE_NAMES[name])} />
    </>
  );
}

/** `what` tells the copy buttons of a page apart. */
export function EmbedCodes({ image, what }: { image: EmbeddedImage; what: string }) {
  return (
    <>
      <CodeLine name="Markdown" text={markdownCode(image)} what={what} />
      <CodeLine name="HTML" text={htmlCode(image)} what={what} />
      <CodeLine name="BBCode" text={bbCode(image)} what={what} />
    </>
  );
}

export function CodeLine({ name, text, what }: { name: string; text: string; what: string }) {
  const t = useTranslations();
  return (
    <div>
      <span class="dim note">{name}</span>
      <CopyField value={text} label={t('embeds.codeOf', { format: name, what })} wide />
    </div>
  );
}
