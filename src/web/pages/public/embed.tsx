// GET /listings/:id/embed: code to show a listing on other sites, for everyone.
import type { SiteIdentity } from '../../../config/settings.ts';
import { listingPath } from '../../../listings/listing-path.ts';
import { isWebhookBadgeShown } from '../../../listings/queries.ts';
import type { ShownListing } from '../../../listings/shown-listings.ts';
import { Card } from '../../components/card.tsx';
import { CopyField } from '../../components/copy-button.tsx';
import { BADGE_TITLES, BadgeEmbed, CodeLine, EmbedCodes } from '../../components/embed-codes.tsx';
import { showPage } from '../../components/layout.tsx';
import { ListingName } from '../../components/name.tsx';
import { publicListingInPath, type WebContext } from '../../context.ts';
import { inPageLanguage } from '../../listing-texts.ts';
import { frameCode, widgetFrame } from '../../widget/embed-code.ts';
import { parseWidgetTheme, WIDGET_SIZE, WIDGET_THEMES, type WidgetTheme } from '../../widget/read-widget.ts';
import { availableBadges } from './badges.ts';

export async function showEmbed(context: WebContext) {
  const listing = await publicListingInPath(context);
  const shown = await inPageLanguage(context, listing);
  const { db, site } = context.var.app;
  const theme = parseWidgetTheme(context.req.query('theme'));
  const isWebhookShown = await isWebhookBadgeShown(db, listing.id);
  const badges = availableBadges(listing).filter((name) => name !== 'webhook' || isWebhookShown);
  return showPage(context, {
    title: `Embed ${shown.name}`,
    section: listing.type === 'bot' ? 'bots' : 'servers',
    metadata: { path: listingPath(listing, '/embed'), hidden: true },
    scripts: ['copy'],
    code: true,
    content: (
      <div class="stack">
        <div>
          <h1>
            Embed <ListingName listing={shown} />
          </h1>
          <p class="dim">
            Copy the code into a README, a forum post or your own site. The numbers update every minute.{' '}
            <a href={listingPath(listing)}>Back to the listing</a>
          </p>
        </div>
        <ThemeChoice listing={listing} theme={theme} />
        <div class="halves">
          <ImageCard listing={listing} site={site} theme={theme} />
          <div class="stack">
            <FrameCard listing={listing} site={site} theme={theme} />
            <LinkCard listing={listing} site={site} />
          </div>
          {badges.map((name) => (
            <Card title={`Badge: ${BADGE_TITLES[name]}`}>
              <BadgeEmbed name={name} listing={listing} site={site} />
            </Card>
          ))}
        </div>
      </div>
    ),
  });
}

interface EmbedCardProps {
  readonly listing: ShownListing;
  readonly site: Pick<SiteIdentity, 'displayName' | 'baseUrl'>;
  readonly theme: WidgetTheme;
}

const THEME_NAMES: Readonly<Record<WidgetTheme, string>> = {
  auto: 'Match the visitor’s theme',
  light: 'Always light',
  dark: 'Always dark',
};

function ThemeChoice({ listing, theme }: Pick<EmbedCardProps, 'listing' | 'theme'>) {
  const pathOf = (name: WidgetTheme) => `${listingPath(listing, '/embed')}${queryOf(name)}`;
  return (
    <nav class="sorting" aria-label="Colors of the cards">
      {WIDGET_THEMES.map((name) => (
        <a href={pathOf(name)} aria-current={name === theme ? 'page' : undefined}>
          {THEME_NAMES[name]}
        </a>
      ))}
    </nav>
  );
}

function queryOf(theme: WidgetTheme): string {
  return theme === 'auto' ? '' : `?theme=${theme}`;
}

/** Pages of this site show no frames, so the card is only linked. */
function FrameCard({ listing, site, theme }: EmbedCardProps) {
  const frame = widgetFrame(listing, site, theme);
  return (
    <Card title="Card in a frame">
      <p>
        For sites that allow frames, on pages opened over http or https, not from a file. It looks like the image, and
        its text can be read by screen readers. It has no script and sets no cookies.{' '}
        <a href={frame.src.slice(site.baseUrl.length)}>Open the card</a>
      </p>
      <CodeLine name="HTML" text={frameCode(frame)} what="card in a frame" />
    </Card>
  );
}

function ImageCard({ listing, site, theme }: EmbedCardProps) {
  const { id } = listing;
  const path = `${listingPath({ id }, '/widget.svg')}${queryOf(theme)}`;
  const { width, height } = WIDGET_SIZE;
  const alt = `${listing.name} on ${site.displayName}`;
  const target = site.baseUrl + listingPath({ id }, '/vote');
  return (
    <Card title="Card as an image">
      <img class="widget-image" src={path} alt={alt} width={width} height={height} />
      <p class="dim note">For READMEs and forums. Some forums do not show SVG images.</p>
      <EmbedCodes image={{ image: `${site.baseUrl}${path}`, target, alt, width, height }} what="card as an image" />
    </Card>
  );
}

function LinkCard({ listing, site }: Pick<EmbedCardProps, 'listing' | 'site'>) {
  return (
    <Card title="Just the link">
      <p>
        On sites that support oEmbed, paste only the link, and it becomes the card. Chat apps show a preview with the
        icon.
      </p>
      <CopyField value={site.baseUrl + listingPath(listing)} label="the link" wide />
      <p class="dim note">
        The oEmbed endpoint is <code>{site.baseUrl}/oembed</code>.
      </p>
    </Card>
  );
}
