// Linked game accounts: whom the reward of a vote goes to, and the list on the account page.
import type { Child } from 'hono/jsx';
import { accountName, describeIdentity, PLATFORM_NAMES } from '../../access/describe-identity.ts';
import type { GameLink } from '../../access/game-link.ts';
import type { ShownLink } from '../../access/linked-identity-queries.ts';
import { useTranslations } from '../translations.ts';
import { unseen } from './button.tsx';
import { Card } from './card.tsx';
import { NameLink } from './name.tsx';
import { Pill } from './pill.tsx';

const linkPath = (listingId: string) => `/listings/${listingId}/link`;
const linkTo = (path: string) => (text: Child) => <a href={path}>{text}</a>;

export function RewardRecipient({ listingId, link }: { listingId: string; link: GameLink }) {
  const t = useTranslations();
  const { platform, linked } = link;
  const change = linkTo(linkPath(listingId));
  if (platform === 'minecraft') return <MinecraftLink listingId={listingId} linked={linked} />;
  if (linked)
    return (
      <p class="note reward">
        {t.rich('forms.rewardGoesTo', { account: <bdi>{describeIdentity(t, linked)}</bdi>, link: change })}
      </p>
    );
  return (
    <p class="note reward">{t.rich('forms.rewardUnknown', { platform: PLATFORM_NAMES[platform], link: change })}</p>
  );
}

/** On Minecraft servers the reward goes to the player that the voter names, so a link is only an addition. */
function MinecraftLink({ listingId, linked }: { listingId: string; linked: GameLink['linked'] }) {
  const t = useTranslations();
  const link = linkTo(linkPath(listingId));
  if (linked)
    return (
      <p class="dim note">{t.rich('forms.linkedTo', { account: <bdi>{describeIdentity(t, linked)}</bdi>, link })}</p>
    );
  return <p class="dim note">{t.rich('forms.linkMinecraft', { link })}</p>;
}

export interface GameAccounts {
  readonly links: readonly ShownLink[];
  /** Null if this site does not offer signing in at Roblox. */
  readonly roblox: 'connected' | 'not_connected' | null;
  /** Game servers that the person has voted for recently. */
  readonly servers: readonly { readonly listingId: string; readonly name: string }[];
}

export function GameAccountsCard({ links, roblox, servers }: GameAccounts) {
  const t = useTranslations();
  return (
    <Card title={t('account.gameAccounts')} id="game-accounts">
      <p class="dim">{t('account.gameAccountsText')}</p>
      {links.length > 0 && (
        <dl class="facts-list">
          {links.map((link) => (
            <LinkedAccount link={link} />
          ))}
        </dl>
      )}
      {roblox === 'not_connected' && (
        <p>
          <Pill tone="idle">{t('account.robloxNotConnected')}</Pill>{' '}
          <a href="/account/roblox">{t('account.connectNamed', { name: 'Roblox' })}</a>
        </p>
      )}
      {servers.length > 0 ? (
        <>
          <p>{t('account.linkWithCode')}</p>
          <ul>
            {servers.map(({ listingId, name }) => (
              <li>
                <NameLink name={name} href={linkPath(listingId)} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p class="hint">{t('account.linkOnVotePage')}</p>
      )}
    </Card>
  );
}

function LinkedAccount({ link }: { link: ShownLink }) {
  const t = useTranslations();
  const { listingId, listingName } = link;
  const account = <bdi>{accountName(link)}</bdi>;
  return (
    <>
      <dt>{PLATFORM_NAMES[link.platform]}</dt>
      <dd>
        {listingId === null || listingName === null
          ? t.rich('account.linkedForAll', { account })
          : t.rich('account.linkedForOne', {
              account,
              server: <NameLink name={listingName} href={`/listings/${listingId}`} />,
            })}{' '}
        <a href={`/account/game-accounts/${link.id}/unlink`}>
          {t.rich('account.unlinkNamed', { unseen, account: describeIdentity(t, link) })}
        </a>
      </dd>
    </>
  );
}
