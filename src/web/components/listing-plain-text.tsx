// Everything the owner of a listing wrote, as plain text, for staff.
import type { Listing } from '../../listings/listing.ts';
import { Facts } from './facts.tsx';
import { webLink } from './listing-labels.ts';
import { LINK_LABELS, LINK_NAMES } from './listing-links.tsx';

export function ListingPlainText({ listing }: { listing: Listing }) {
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
      {!summary && !description && <p class="dim">No summary or description.</p>}
      <Facts
        facts={[
          linkFact('Link', link),
          address && ['Address', <code>{address}</code>],
          ...LINK_NAMES.map((name) => linkFact(LINK_LABELS[name], listing[name])),
          linkFact('Video', video),
          mods && ['Mods', <bdi>{mods}</bdi>],
          tags.length > 0 && ['Tags', tags.join(', ')],
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
