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

const pathOf = ({ id }: Pick<ShownListing, 'id'>) => `/listings/${id}/link`;

/** Bots know people by their Discord ID, so there is nothing to link. */
async function gameInPath(context: WebContext, person: Person) {
  const listing = await publicListingInPath(context);
  const link = await readGameLink(context.var.app.db, person.id, listing);
  if (!link) throw new HTTPException(404);
  return { listing, link };
}

export async function showLinkGame(context: WebContext, person: Person) {
  const { app, flash } = context.var;
  const { listing, link } = await gameInPath(context, person);
  const openUntil = await selectOpenCodeEnd(app.db, person.id, listing.id);
  const code = flash.secret?.of === 'link_code' ? flash.secret.value : null;
  const name = PLATFORM_NAMES[link.platform];
  return showPage(context, {
    title: `Link your ${name} account`,
    section: 'servers',
    scripts: ['copy'],
    content: (
      <div class="narrow-page stack">
        <h1>Link your {name} account</h1>
        <p>
          <bdi>{listing.name}</bdi> can then find your votes by your account in the game. Its team can see that this
          account and your voter ID belong together.
        </p>
        <CurrentLink link={link} />
        {code !== null && <FreshCode code={code} platform={link.platform} />}
        {link.linked?.listingId !== null && <CodeForm listing={listing} openUntil={code === null ? openUntil : null} />}
        {link.platform === 'roblox' && !link.linked && app.auth.offersRoblox && <ConnectRoblox />}
        <a href={listingPath(listing, '/vote')}>Back to voting</a>
      </div>
    ),
  });
}

function CurrentLink({ link: { linked } }: { link: GameLink }) {
  if (!linked) return null;
  return (
    <Card title="Linked">
      <p>
        <bdi>{describeIdentity(linked)}</bdi>{' '}
        {linked.listingId === null
          ? 'is linked for every server, so you need no code.'
          : 'is linked for this server. A new link replaces it.'}{' '}
        <a href={`/account/game-accounts/${linked.id}/unlink`}>Unlink</a>
      </p>
    </Card>
  );
}

/** The plugins that this site offers for these games have the chat command; a server may use others (decision P330). */
const WITH_CHAT_COMMAND: readonly LinkablePlatform[] = ['fivem', 'roblox'];

function FreshCode({ code, platform }: { code: string; platform: LinkablePlatform }) {
  return (
    <FreshSecret title="Your code" value={code} label="the code">
      {WITH_CHAT_COMMAND.includes(platform) ? (
        <>
          In the game’s chat, type <code>/votelink {code}</code>. If the game does not know this command, ask its team
          where to type the code.
        </>
      ) : (
        'Type it in the game, where the server asks for it.'
      )}{' '}
      It works once, for {IDENTITY_CODE_MINUTES} minutes, and only on this server. Do not show it to anyone else.
    </FreshSecret>
  );
}

function CodeForm({ listing, openUntil }: { listing: ShownListing; openUntil: Date | null }) {
  return (
    <form class="card stack close" method="post" action={pathOf(listing)}>
      <h2>Code for this server</h2>
      <p>Get a code here and type it in the game. The server’s team can tell you where.</p>
      {openUntil && (
        <p class="dim note">
          Your last code still works; it expires <Time at={openUntil} />. A new one replaces it.
        </p>
      )}
      <Button text="Get code" look="go" />
    </form>
  );
}

function ConnectRoblox() {
  return (
    <Card title="For every Roblox game">
      <p>Connect Roblox instead to link your account for every Roblox game on this site at once.</p>
      <div class="row">
        <ButtonLink text="Connect Roblox" href="/account/roblox" />
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
