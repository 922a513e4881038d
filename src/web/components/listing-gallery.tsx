// The images of a listing and its video. An image opens in its full size, a video loads only when the visitor asks.
import type { Listing } from '../../listings/listing.ts';
import { listingPath } from '../../listings/listing-path.ts';
import { type ListingVideo, parseVideo } from '../../listings/listing-video.ts';
import type { GalleryPicture } from '../../listings/picture-queries.ts';
import { THUMBNAIL_SIZE } from '../../listings/render-pictures.ts';
import type { Translations } from '../../messages/translations.ts';
import { useTranslations } from '../translations.ts';
import { ButtonLink } from './button.tsx';
import { Card } from './card.tsx';

interface ListingGalleryProps {
  readonly listing: Pick<Listing, 'id' | 'slug' | 'name' | 'video' | 'visibility'>;
  readonly pictures: readonly GalleryPicture[];
  /** The visitor asked for the video, and the page's policy allows its frame. */
  readonly playsVideo?: boolean;
}

export function ListingGallery({ listing, pictures: all, playsVideo = false }: ListingGalleryProps) {
  const t = useTranslations();
  // While staff hide a listing, nobody can load its images.
  const pictures = listing.visibility.state === 'hidden' ? [] : all;
  const video = parseVideo(listing.video);
  if (pictures.length === 0 && !video) return null;
  return (
    <Card title={t(titleOf(pictures.length, video !== null))}>
      {pictures.length > 0 && (
        <ul class="gallery" data-gallery="" {...lightboxTexts(t)}>
          {pictures.map((picture) => (
            <li>
              <a
                href={picturePath(listing.id, picture.hash, '.webp')}
                data-avif={picturePath(listing.id, picture.hash, '.avif')}
                data-width={picture.width}
                data-height={picture.height}
              >
                <Thumbnail listingId={listing.id} picture={picture} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {video && <VideoPart listing={listing} video={video} plays={playsVideo} />}
    </Card>
  );
}

function titleOf(images: number, hasVideo: boolean) {
  if (images === 0) return 'listing.video';
  return hasVideo ? 'listing.imagesAndVideo' : 'listing.images';
}

/** What the script `gallery` shows. */
function lightboxTexts(t: Translations) {
  return {
    'data-label': t('listing.images'),
    'data-previous': t('buttons.previous'),
    'data-next': t('buttons.next'),
    'data-close': t('buttons.close'),
    'data-number': t('listing.imageNumber', { number: '{number}', count: '{count}' }),
  };
}

function picturePath(listingId: string, hash: string, end: string): string {
  return `/listings/${listingId}/pictures/${hash}${end}`;
}

export function Thumbnail({ listingId, picture }: { listingId: string; picture: GalleryPicture }) {
  return (
    <picture>
      <source type="image/avif" srcset={picturePath(listingId, picture.hash, '-small.avif')} />
      <img
        src={picturePath(listingId, picture.hash, '-small.webp')}
        alt={picture.alt}
        {...THUMBNAIL_SIZE}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

interface VideoPartProps {
  readonly listing: Pick<Listing, 'id' | 'slug' | 'name'>;
  readonly video: ListingVideo;
  readonly plays: boolean;
}

/**
 * Nothing of the provider is loaded before the visitor asks, which the page's policy forbids as well (decision P472).
 * The frame may run scripts of its own origin, but not open windows or navigate this page.
 */
function VideoPart({ listing, video: { provider, link, player }, plays }: VideoPartProps) {
  const t = useTranslations();
  const { name, company } = provider;
  if (!plays)
    return (
      <div class="video-offer" id="video">
        <ButtonLink text={t('listing.loadVideo', { provider: name })} href={listingPath(listing, '?video=1#video')} />
        <p class="dim note">
          {t(company === name ? 'listing.videoNotLoaded' : 'listing.videoOfCompanyNotLoaded', {
            provider: name,
            company,
          })}
        </p>
      </div>
    );
  return (
    <div class="stack close" id="video">
      <iframe
        class="video"
        src={player}
        title={t('listing.videoTitle', { name: listing.name, provider: name })}
        width="1280"
        height="720"
        sandbox="allow-scripts allow-same-origin allow-presentation"
        // Players refuse pages that they know nothing of; the origin is enough.
        referrerpolicy="strict-origin"
        allow="fullscreen; encrypted-media; picture-in-picture"
        allowfullscreen
      />
      <p class="row note">
        <a href={link} rel="nofollow ugc noopener">
          {t('listing.watchOn', { provider: name })}
        </a>
        <a href={listingPath(listing, '#video')}>{t('listing.unloadVideo')}</a>
      </p>
    </div>
  );
}
