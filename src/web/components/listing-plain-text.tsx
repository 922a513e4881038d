// Everything the owner of a listing wrote, as plain text, for staff.
import type { Listing } from '../../listings/listing.ts';
import { useTranslations } from '../translations.ts';
import { Facts } from './facts.tsx';
import { webLink } from './listing-labels.ts';
import { LINK_KEYS, LINK_NAMES } from './listing-links.tsx';

export function ListingPlainText({ listing }: { listing: Listing }) {
  const t = useTranslations();
  const { summary, description, link, address, mods, video, tags } = listing;
  return (
    <div class="stack close written">
      {summary && (
        <p dir="auto">
          <b>{summary}</b>
        </p>
      )}
      {description && (
        <div dir="auto" class="kept-lines" tabindex={0}>
          {description}
        </div>
      )}
      {!summary && !description && <p class="dim">{t('approvals.noText')}</p>}
      <Facts
        facts={[
          linkFact(t('approvals.link'), link),
          address && [t('approvals.address'), <code>{address}</code>],
          ...LINK_NAMES.map((name) => linkFact(t(LINK_KEYS[name]), listing[name])),
          linkFact(t('approvals.video'), video),
          mods && [t('approvals.mods'), <bdi>{mods}</bdi>],
          tags.length > 0 && [t('approvals.tags'), tags.join(', ')],
        ]}
      />
    </div>
  );
}

function linkFact(name: string, link: string | null) {
  const url = webLink(link);
  if (!url) return null;
  const target = (
    <a href={url} rel="nofollow ugc noopener noreferrer">
      {url}
    </a>
  );
  return [name, target] as const;
}
