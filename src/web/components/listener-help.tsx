// Where to find the token or key, and the configuration of common reward plugins, ready to copy.
import type { Child } from 'hono/jsx';
import type { Config } from '../../config.ts';
import type { Listing } from '../../listings/listing.ts';
import { listingPath } from '../../listings/listing-path.ts';
import { useTranslations } from '../translations.ts';
import { Card } from './card.tsx';
import { CopyBlock, CopyField } from './copy-button.tsx';

const code = (text: Child) => <code>{text}</code>;

export function WhereToFind({ open }: { open: boolean }) {
  const t = useTranslations();
  return (
    <Card title={t('listenerHelp.whereToFind')}>
      <p class="dim">{t('listenerHelp.whereToFindText')}</p>
      <div class="folded">
        {' '}
        <Help title="NuVotifier" open={open}>
          <p>{t.rich('listenerHelp.nuVotifier', { code })}</p>
          <CopyField value="plugins/Votifier/config.yml" label={t('listenerHelp.pathOfNuVotifier')} wide />
          <pre tabindex={0}>{'tokens:\n  default: this-is-the-token'}</pre>
        </Help>
        <Help title="VotifierPlus">
          <p>{t.rich('listenerHelp.votifierPlus', { code })}</p>
          <CopyBlock text="TokenSupport: true" label={t('listenerHelp.settingOfVotifierPlus')} />
          <p>{t('listenerHelp.votifierPlusKey')}</p>
          <CopyField value="plugins/VotifierPlus/rsa/public.key" label={t('listenerHelp.pathOfVotifierPlus')} wide />
        </Help>
        <Help title={t('listenerHelp.classicVotifier')}>
          <p>{t('listenerHelp.classicVotifierText')}</p>
          <CopyField value="plugins/Votifier/rsa/public.key" label={t('listenerHelp.pathOfVotifier')} wide />
        </Help>
      </div>
    </Card>
  );
}

export function RewardPlugins({ listing, site }: { listing: Listing; site: Pick<Config, 'serviceName' | 'baseUrl'> }) {
  const t = useTranslations();
  const { serviceName } = site;
  const voteUrl = `${site.baseUrl}${listingPath(listing, '/vote')}`;
  return (
    <Card title={t('listenerHelp.rewardPlugin')}>
      <p class="dim">{t('listenerHelp.rewardPluginText')}</p>
      <CopyField value={serviceName} label={t('listenerHelp.theServiceName')} wide />
      <div class="folded">
        {' '}
        <Help title="VotingPlugin">
          <p>{t.rich('listenerHelp.votingPlugin', { code })}</p>
          <CopyBlock text={votingPlugin(serviceName, voteUrl)} label={t('listenerHelp.entryForVotingPlugin')} />
        </Help>
        <Help title="SuperbVote">
          <p>{t.rich('listenerHelp.superbVote', { code })}</p>
          <CopyBlock text={superbVote(serviceName)} label={t('listenerHelp.entryForSuperbVote')} />
        </Help>
        <Help title="Azuriom">
          <p>{t('listenerHelp.azuriom')}</p>
          <CopyField value={voteUrl} label={t('listenerHelp.urlOfVotePage')} wide />
        </Help>
        <Help title={t('listenerHelp.other')}>
          <p>{t('listenerHelp.otherText')}</p>
          <CopyField value={voteUrl} label={t('listenerHelp.urlForOther')} wide />
        </Help>
      </div>
    </Card>
  );
}

function Help({ title, open = false, children }: { title: string; open?: boolean; children?: Child }) {
  return (
    <details open={open}>
      <summary>
        <h3>{title}</h3>
      </summary>
      <div class="stack close">{children}</div>
    </details>
  );
}

/** A service name has letters and digits only (config.ts), so YAML needs no quoting. */
function votingPlugin(serviceName: string, voteUrl: string): string {
  return `  ${serviceName}:
    Enabled: true
    Name: '${serviceName}'
    ServiceSite: '${serviceName}'
    VoteURL: '${voteUrl}'
    VoteDelay: 24
    Rewards:
      Commands:
      - 'give %player% diamond 1'
`;
}

function superbVote(serviceName: string): string {
  return `  - if:
      service: ${serviceName}
    commands:
    - give %player% diamond 1
    player-message: "&aThank you for voting on %service%."
    broadcast-message: "&a%player% voted for us on %service%."
`;
}
