// GET /listings/:id/embed: code to show a listing on other sites, for everyone.
import type { SiteIdentity } from '../../../config/settings.ts';
import { listingPath } from '../../../listings/listing-path.ts';
import { isWebhookBadgeShown } from '../../../listings/queries.ts';
import type { ShownListing } from '../../../listings/shown-listings.ts';
import type { MessageKey } from '../../../messages/message.ts';
import { Card } from '../../components/card.tsx';
import { CopyField } from '../../components/copy-button.tsx';
import { BADGE_TITLES, BadgeEmbed, CodeLine, EmbedCodes } from '../../components/embed-codes.tsx';
import { showPage } from '../../components/layout.tsx';
import { ListingName } from '../../components/name.tsx';
import { publicListingInPath, type WebContext } from '../../context.ts';
import { inPageLanguage } from '../../listing-texts.ts';
import { useTranslations } from '../../translations.ts';
import { frameCode, widgetFrame } from '../../widget/embed-code.ts';
import { parseWidgetTheme, WIDGET_SIZE, WIDGET_THEMES, type WidgetTheme } from '../../widget/read-widget.ts';
import { availableBadges } from './badges.ts';

export async function showEmbed(context: WebContext) {
  const listing = await publicListingInPath(context);
  const shown = await inPageLanguage(context, listing);
  const { app, t } = context.var;
  const { db, site } = app;
  const theme = parseWidgetTheme(context.req.query('theme'));
  const isWebhookShown = await isWebhookBadgeShown(db, listing.id);
  const badges = availableBadges(listing).filter((name) => name !== 'webhook' || isWebhookShown);
  return showPage(context, {
    title: t('embeds.title', { name: shown.name }),
    section: listing.type === 'bot' ? 'bots' : 'servers',
    metadata: { path: listingPath(listing, '/embed'), hidden: true },
    scripts: ['copy'],
    code: true,
    content: (
      <div class="stack">
        <div>
          <h1>{t.rich('embeds.title', { name: <ListingName listing={shown} /> })}</h1>
          <p class="dim">{t.rich('embeds.lead', { link: (text) => <a href={listingPath(listing)}>{text}</a> })}</p>
        </div>
        <ThemeChoice listing={listing} theme={theme} />
        <div class="halves">
          <ImageCard listing={listing} site={site} theme={theme} />
          <div class="stack">
            <FrameCard listing={listing} site={site} theme={theme} />
            <LinkCard listing={listing} site={site} />
          </div>
          {badges.map((name) => (
            <Card title={t('embeds.badge', { title: t(BADGE_TITLES[name]) })}>
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

const THEME_NAMES = {
  auto: 'embeds.auto',
  light: 'embeds.light',
  dark: 'embeds.dark',
} as const satisfies Readonly<Record<WidgetTheme, MessageKey>>;

function ThemeChoice({ listing, theme }: Pick<EmbedCardProps, 'listing' | 'theme'>) {
  const t = useTranslations();
  const pathOf = (name: WidgetTheme) => `${listingPath(listing, '/embed')}${queryOf(name)}`;
  return (
    <nav class="sorting" aria-label={t('embeds.colors')}>
      {WIDGET_THEMES.map((name) => (
        <a href={pathOf(name)} aria-current={name === theme ? 'page' : undefined}>
          {t(THEME_NAMES[name])}
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
  const t = useTranslations();
  const frame = widgetFrame(t, { listing, site, theme });
  return (
    <Card title={t('embeds.frame')}>
      <p>{t.rich('embeds.frameText', { link: (text) => <a href={frame.src.slice(site.baseUrl.length)}>{text}</a> })}</p>
      <CodeLine name="HTML" text={frameCode(frame)} what={t('embeds.cardInFrame')} />
    </Card>
  );
}

function ImageCard({ listing, site, theme }: EmbedCardProps) {
  const t = useTranslations();
  const { id } = listing;
  const path = `${listingPath({ id }, '/widget.svg')}${queryOf(theme)}`;
  const { width, height } = WIDGET_SIZE;
  const alt = t('embeds.nameOnSite', { name: listing.name, site: site.displayName });
  const target = site.baseUrl + listingPath({ id }, '/vote');
  return (
    <Card title={t('embeds.image')}>
      <img class="widget-image" src={path} alt={alt} width={width} height={height} />
      <p class="dim note">{t('embeds.imageText')}</p>
      <EmbedCodes
        image={{ image: `${site.baseUrl}${path}`, target, alt, width, height }}
        what={t('embeds.cardAsImage')}
      />
    </Card>
  );
}

function LinkCard({ listing, site }: Pick<EmbedCardProps, 'listing' | 'site'>) {
  const t = useTranslations();
  return (
    <Card title={t('embeds.link')}>
      <p>{t('embeds.linkText')}</p>
      <CopyField value={site.baseUrl + listingPath(listing)} label={t('embeds.theLink')} wide />
      <p class="dim note">
        {t.rich('embeds.linkEndpoint', { url: `${site.baseUrl}/oembed`, code: (text) => <code>{text}</code> })}
      </p>
    </Card>
  );
}
