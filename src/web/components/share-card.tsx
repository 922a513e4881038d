// How to pass a listing on: its link, the share sheet of the device, a QR code, and code for other sites.
import type { Config } from '../../config.ts';
import type { Listing } from '../../listings/listing.ts';
import { listingPath } from '../../listings/listing-path.ts';
import { useTranslations } from '../translations.ts';
import { Card } from './card.tsx';
import { CopyField } from './copy-button.tsx';

interface ShareCardProps {
  readonly listing: Pick<Listing, 'id' | 'slug' | 'name'>;
  readonly site: Pick<Config, 'baseUrl'>;
}

/** The QR code is loaded when it is opened. */
export function ShareCard({ listing, site }: ShareCardProps) {
  const t = useTranslations();
  const url = `${site.baseUrl}${listingPath(listing)}`;
  const qr = listingPath({ id: listing.id }, '/qr.svg');
  return (
    <Card title={t('listing.share')}>
      <CopyField value={url} label={t('listing.pageLink')} wide />
      <details class="share-qr">
        <summary>{t('listing.qrCode')}</summary>
        <div class="stack close">
          <img class="qr" src={qr} alt={t('listing.qrCodeOfPage')} width="208" height="208" loading="lazy" />
          <a href={qr} download={`${listing.id}-qr.svg`}>
            {t('listing.downloadSvg')}
          </a>
        </div>
      </details>
      <div class="between share-row">
        <a href={listingPath(listing, '/embed')}>{t('listing.embed')}</a>
        <button class="btn small" type="button" data-share={url} data-share-title={listing.name} hidden>
          {t('listing.openShareSheet')}
        </button>
      </div>
    </Card>
  );
}
