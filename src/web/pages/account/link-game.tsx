// GET and POST /listings/:id/link: a code that links the person's game account when it is typed in the game.
import { HTTPException } from 'hono/http-exception';
import { describeIdentity, PLATFORM_NAMES } from '../../../access/describe-identity.ts';
import type { LinkablePlatform } from '../../../access/game-identity.ts';
import { type GameLink, readGameLink } from '../../../access/game-link.ts';
import { selectOpenCodeEnd } from '../../../access/identity-code-queries.ts';
import { createIdentityCode } from '../../../access/identity-codes.ts';
import type { Person } from '../../../access/person.ts';
import { IDENTITY_CODE_MINUTES, PAGE_LIMITS } from '../../../core/limits.ts';
import { consume } from '../../../db/rate-limit.ts';
import { listingPath } from '../../../listings/listing-path.ts';
import type { ShownListing } from '../../../listings/shown-listings.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FreshSecret } from '../../components/fresh-secret.tsx';
import { showPage } from '../../components/layout.tsx';
import { Time } from '../../components/time.tsx';
import { publicListingInPath, type WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { useTranslations } from '../../translations.ts';

const pathOf = ({ id }: Pick<ShownListing, 'id'>) => `/listings/${id}/link`;

/** Bots know people by their Discord ID, so there is nothing to link. */
async function gameInPath(context: WebContext, person: Person) {
  const listing = await publicListingInPath(context);
  const link = await readGameLink(context.var.app.db, person.id, listing);
  if (!link) throw new HTTPException(404);
  return { listing, link };
}

export async function showLinkGame(context: WebContext, person: Person) {
  const { app, flash, t } = context.var;
  const { listing, link } = await gameInPath(context, person);
  const openUntil = await selectOpenCodeEnd(app.db, person.id, listing.id);
  const code = flash.secret?.of === 'link_code' ? flash.secret.value : null;
  const title = t('account.linkTitle', { platform: PLATFORM_NAMES[link.platform] });
  return showPage(context, {
    title,
    section: 'servers',
    scripts: ['copy'],
    content: (
      <div class="narrow-page stack">
        <h1>{title}</h1>
        <p>{t.rich('account.linkText', { name: <bdi>{listing.name}</bdi> })}</p>
        <CurrentLink link={link} />
        {code !== null && <FreshCode code={code} platform={link.platform} />}
        {link.linked?.listingId !== null && <CodeForm listing={listing} openUntil={code === null ? openUntil : null} />}
        {link.platform === 'roblox' && !link.linked && app.auth.offersRoblox && <ConnectRoblox />}
        <a href={listingPath(listing, '/vote')}>{t('account.backToVoting')}</a>
      </div>
    ),
  });
}

function CurrentLink({ link: { linked } }: { link: GameLink }) {
  const t = useTranslations();
  if (!linked) return null;
  return (
    <Card title={t('account.linked')}>
      <p>
        {t.rich(linked.listingId === null ? 'account.linkedEverywhere' : 'account.linkedHere', {
          account: <bdi>{describeIdentity(t, linked)}</bdi>,
          link: (text) => <a href={`/account/game-accounts/${linked.id}/unlink`}>{text}</a>,
        })}
      </p>
    </Card>
  );
}

/** The plugins that this site offers for these games have the chat command; a server may use others (decision P330). */
const WITH_CHAT_COMMAND: readonly LinkablePlatform[] = ['fivem', 'roblox'];

function FreshCode({ code, platform }: { code: string; platform: LinkablePlatform }) {
  const t = useTranslations();
  const minutes = IDENTITY_CODE_MINUTES;
  return (
    <FreshSecret title={t('account.yourCode')} value={code} label={t('account.theCode')}>
      {WITH_CHAT_COMMAND.includes(platform)
        ? t.rich('account.codeForChat', { command: <code>/votelink {code}</code>, minutes })
        : t('account.codeForGame', { minutes })}
    </FreshSecret>
  );
}

function CodeForm({ listing, openUntil }: { listing: ShownListing; openUntil: Date | null }) {
  const t = useTranslations();
  return (
    <form class="card stack close" method="post" action={pathOf(listing)}>
      <h2>{t('account.codeForServer')}</h2>
      <p>{t('account.codeForServerText')}</p>
      {openUntil && <p class="dim note">{t.rich('account.codeStillWorks', { time: <Time at={openUntil} /> })}</p>}
      <Button text={t('account.getCode')} look="go" />
    </form>
  );
}

function ConnectRoblox() {
  const t = useTranslations();
  return (
    <Card title={t('account.forEveryRobloxGame')}>
      <p>{t('account.connectRobloxInstead')}</p>
      <div class="row">
        <ButtonLink text={t('account.connectNamed', { name: 'Roblox' })} href="/account/roblox" />
      </div>
    </Card>
  );
}

export async function submitLinkCode(context: WebContext, person: Person) {
  const { app } = context.var;
  const { listing, link } = await gameInPath(context, person);
  if (link.linked?.listingId === null) return redirectWithFlash(context, pathOf(listing));
  const { ok, resetSeconds } = await consume(app.db, { key: `link-codes:${person.id}`, ...PAGE_LIMITS.identityCodes });
  if (!ok) {
    context.header('Retry-After', String(resetSeconds));
    throw new HTTPException(429);
  }
  const { code } = await createIdentityCode(app, person.id, listing.id);
  return redirectWithFlash(context, pathOf(listing), { secret: { of: 'link_code', value: code } });
}
