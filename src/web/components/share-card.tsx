// How to pass a listing on: its link, the share sheet of the device, a QR code, and code for other sites.
import type { Config } from '../../config.ts';
import type { Listing } from '../../listings/listing.ts';
import { listingPath } from '../../listings/listing-path.ts';
import { Card } from './card.tsx';
import { CopyField } from './copy-button.tsx';

interface ShareCardProps {
  readonly listing: Pick<Listing, 'id' | 'slug' | 'name'>;
  readonly site: Pick<Config, 'baseUrl'>;
}

/** The QR code is loaded when it is opened. */
export function ShareCard({ listing, site }: ShareCardProps) {
  const url = `${site.baseUrl}${listingPath(listing)}`;
  const qr = listingPath({ id: listing.id }, '/qr.svg');
  return (
    <Card title="Share">
      <CopyField value={url} label="the link" wide />
      <details class="share-qr">
        <summary>QR code</summary>
        <div class="stack close">
          <img class="qr" src={qr} alt="QR code with this page’s link" width="208" height="208" loading="lazy" />
          <a href={qr} download={`${listing.id}-qr.svg`}>
            Download as SVG
          </a>
        </div>
      </details>
      <div class="between share-row">
        <a href={listingPath(listing, '/embed')}>Embed on your site</a>
        <button class="btn small" type="button" data-share={url} data-share-title={listing.name} hidden>
          Share…
        </button>
      </div>
    </Card>
  );
}
