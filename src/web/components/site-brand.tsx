// What makes a page look like the site: the stylesheet and icons in its head, and the logo in its top bar. A site that
// has no brand of its own has nothing of this, and no request more.
import { brandStylesheet } from '../../site/brand-stylesheet.ts';
import { iconFile, LOGO_FILE } from '../../site/render-brand-image.ts';
import type { SiteView } from '../../site/site.ts';
import type { BrandImage } from '../../site/site-parts.ts';
import { assetUrl } from '../assets.ts';
import type { Theme } from '../theme.ts';
import { HeadLink } from './head-link.tsx';

export function BrandHead({ site: { brand } }: { site: SiteView }) {
  const stylesheet = brandStylesheet(brand.accent);
  return (
    <>
      {stylesheet && <link rel="stylesheet" href={stylesheet.path} />}
      {brand.icon ? (
        <>
          <HeadLink rel="icon" href={brandImagePath(brand.icon, iconFile(32))} type="image/png" sizes="32x32" />
          <HeadLink rel="apple-touch-icon" href={brandImagePath(brand.icon, iconFile(180))} />
          <HeadLink rel="manifest" href="/site.webmanifest" />
        </>
      ) : (
        <HeadLink rel="icon" href={assetUrl('icon.svg')} type="image/svg+xml" />
      )}
    </>
  );
}

export function brandImagePath({ hash }: BrandImage, file: string): string {
  return `/site/images/${hash}/${file}`;
}

const LOGO_HEIGHT = 32;
const ICON_SIDE = 28;

/** The link to the home page: the logo, or the name, with the icon if there is one. */
interface BrandLinkProps {
  readonly site: SiteView;
  /** What the visitor chose. */
  readonly theme: Theme;
}

export function BrandLink({ site: { brand, displayName }, theme }: BrandLinkProps) {
  const { logo, logoDark, icon } = brand;
  return (
    <a class="brand" href="/">
      {logo ? (
        <Logo
          logo={theme === 'dark' && logoDark ? logoDark : logo}
          dark={theme === 'system' ? logoDark : null}
          name={displayName}
        />
      ) : (
        <>
          {icon && (
            <img
              class="brand-icon"
              src={brandImagePath(icon, iconFile(64))}
              width={ICON_SIDE}
              height={ICON_SIDE}
              alt=""
            />
          )}
          <b>
            <bdi>{displayName}</bdi>
          </b>
        </>
      )}
    </a>
  );
}

function Logo({ logo, dark, name }: { logo: BrandImage; dark: BrandImage | null; name: string }) {
  const picture = (
    <img
      class="logo"
      src={brandImagePath(logo, LOGO_FILE)}
      width={Math.round((logo.width / logo.height) * LOGO_HEIGHT)}
      height={LOGO_HEIGHT}
      alt={name}
    />
  );
  if (!dark) return picture;
  return (
    <picture>
      <source
        media="(prefers-color-scheme: dark)"
        srcset={brandImagePath(dark, LOGO_FILE)}
        width={Math.round((dark.width / dark.height) * LOGO_HEIGHT)}
        height={LOGO_HEIGHT}
      />
      {picture}
    </picture>
  );
}
