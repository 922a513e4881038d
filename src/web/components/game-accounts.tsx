// Linked game accounts: whom the reward of a vote goes to, and the list on the account page.
import { accountName, describeIdentity, PLATFORM_NAMES } from '../../access/describe-identity.ts';
import type { GameLink } from '../../access/game-link.ts';
import type { ShownLink } from '../../access/linked-identity-queries.ts';
import { Card } from './card.tsx';
import { NameLink } from './name.tsx';
import { Pill } from './pill.tsx';

const linkPath = (listingId: string) => `/listings/${listingId}/link`;

export function RewardRecipient({ listingId, link }: { listingId: string; link: GameLink }) {
  const { platform, linked } = link;
  const name = PLATFORM_NAMES[platform];
  if (platform === 'minecraft') return <MinecraftLink listingId={listingId} linked={linked} />;
  if (linked)
    return (
      <p class="note reward">
        The reward goes to <bdi>{describeIdentity(linked)}</bdi>. <a href={linkPath(listingId)}>Change</a>
      </p>
    );
  return (
    <p class="note reward">
      No {name} account is linked, so the server may not know whom to reward.{' '}
      <a href={linkPath(listingId)}>Link your {name} account</a>
    </p>
  );
}

/** On Minecraft servers the reward goes to the player that the voter names, so a link is only an addition. */
function MinecraftLink({ listingId, linked }: { listingId: string; linked: GameLink['linked'] }) {
  if (linked)
    return (
      <p class="dim note">
        Linked: <bdi>{describeIdentity(linked)}</bdi>. <a href={linkPath(listingId)}>Change</a>
      </p>
    );
  return (
    <p class="dim note">
      <a href={linkPath(listingId)}>Link your Minecraft account</a>, if this server asks for a code.
    </p>
  );
}

export interface GameAccounts {
  readonly links: readonly ShownLink[];
  /** Null if this site does not offer signing in at Roblox. */
  readonly roblox: 'connected' | 'not_connected' | null;
  /** Game servers that the person has voted for recently. */
  readonly servers: readonly { readonly listingId: string; readonly name: string }[];
}

export function GameAccountsCard({ links, roblox, servers }: GameAccounts) {
  return (
    <Card title="Game accounts" id="game-accounts">
      <p class="dim">Servers that know you only by your account in the game need a link to reward your votes.</p>
      {links.length > 0 && (
        <dl class="facts-list">
          {links.map((link) => (
            <LinkedAccount link={link} />
          ))}
        </dl>
      )}
      {roblox === 'not_connected' && (
        <p>
          <Pill tone="idle">Roblox: not connected</Pill> <a href="/account/roblox">Connect Roblox</a>
        </p>
      )}
      {servers.length > 0 ? (
        <>
          <p>To link an account for one server, get a code and type it in the game:</p>
          <ul>
            {servers.map(({ listingId, name }) => (
              <li>
                <NameLink name={name} href={linkPath(listingId)} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p class="hint">To link an account for one server, open its vote page.</p>
      )}
    </Card>
  );
}

function LinkedAccount({ link }: { link: ShownLink }) {
  const { listingId, listingName } = link;
  return (
    <>
      <dt>{PLATFORM_NAMES[link.platform]}</dt>
      <dd>
        <bdi>{accountName(link)}</bdi>{' '}
        {listingId === null || listingName === null ? (
          'for every server'
        ) : (
          <>
            for <NameLink name={listingName} href={`/listings/${listingId}`} />
          </>
        )}{' '}
        <a href={`/account/game-accounts/${link.id}/unlink`}>
          Unlink <span class="unseen">{describeIdentity(link)}</span>
        </a>
      </dd>
    </>
  );
}
