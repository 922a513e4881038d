// GET and POST /dashboard/:id/badges: badges that show a listing's numbers on other sites, with the code to copy.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../access/audit.ts';
import type { SiteIdentity } from '../../../config/settings.ts';
import { listingPath } from '../../../listings/listing-path.ts';
import { isOpenToAll } from '../../../listings/publicity.ts';
import { isWebhookBadgeShown } from '../../../listings/queries.ts';
import { setWebhookBadge } from '../../../listings/save-listing.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { BADGE_TITLES, BadgeEmbed } from '../../components/embed-codes.tsx';
import { showPage } from '../../components/layout.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithSuccess } from '../../flash.ts';
import { readForm } from '../../read-form.ts';
import { useTranslations } from '../../translations.ts';
import { availableBadges } from '../public/badges.ts';

export async function showBadgeSettings(context: WebContext, { listing }: DashboardContext) {
  const { app, t } = context.var;
  const { db, config, site } = app;
  const isWebhookShown = await isWebhookBadgeShown(db, listing.id);
  const names = availableBadges(listing).filter((name) => name !== 'webhook');
  return showPage(context, {
    title: t('team.badges'),
    dashboard: { listing, tab: 'badges' },
    scripts: ['copy'],
    code: true,
    content: (
      <div class="stack">
        <h1>{t('team.badges')}</h1>
        <p>{t('team.badgesText')}</p>
        {isOpenToAll(listing, config) && (
          <p>{t.rich('team.embedText', { link: (text) => <a href={listingPath(listing, '/embed')}>{text}</a> })}</p>
        )}
        <div class="halves">
          {names.map((name) => (
            <Card title={t(BADGE_TITLES[name])}>
              <BadgeEmbed name={name} listing={listing} site={site} />
            </Card>
          ))}
          <WebhookCard listing={listing} isShown={isWebhookShown} site={site} />
          <Card title={t('team.badgeStyles')}>
            <p>{t.rich('team.badgeStylesText', { code: (text) => <code>{text}</code> })}</p>
          </Card>
        </div>
      </div>
    ),
  });
}

/** Shows or hides the webhook's badge. */
export async function submitBadgeSettings(context: WebContext, { listing, person }: DashboardContext) {
  const isShown = (await readForm(context)).text('webhook') === 'shown';
  const isSaved = await setWebhookBadge(context.var.app.db, listing.id, isShown, byPerson(person));
  if (!isSaved) throw new HTTPException(404);
  const message = isShown ? 'team.webhookPublic' : 'team.webhookPrivate';
  return redirectWithSuccess(context, `/dashboard/${listing.id}/badges`, context.var.t(message));
}

interface BadgeProps {
  readonly listing: DashboardContext['listing'];
  readonly site: Pick<SiteIdentity, 'displayName' | 'baseUrl'>;
}

/** Hidden from visitors until the owner shows it. */
function WebhookCard({ isShown, ...badge }: BadgeProps & { isShown: boolean }) {
  const t = useTranslations();
  return (
    <Card title={t('team.webhookBadge')}>
      <p>{t('team.webhookBadgeText')}</p>
      {isShown && <BadgeEmbed {...badge} name="webhook" />}
      <form method="post" action={`/dashboard/${badge.listing.id}/badges`} class="row">
        <input type="hidden" name="webhook" value={isShown ? 'hidden' : 'shown'} />
        <Button text={isShown ? t('team.makePrivate') : t('team.makePublic')} />
      </form>
    </Card>
  );
}
