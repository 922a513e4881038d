// Where to find the token or key, and the configuration of common reward plugins, ready to copy.
import type { Child } from 'hono/jsx';
import type { Config } from '../../config.ts';
import type { Listing } from '../../listings/listing.ts';
import { listingPath } from '../../listings/listing-path.ts';
import { Card } from './card.tsx';
import { CopyBlock, CopyField } from './copy-button.tsx';

export function WhereToFind({ open }: { open: boolean }) {
  return (
    <Card title="Where to find the token or key">
      <p class="dim">
        All of these plugins listen on port 8192 by default. The port must be open for TCP in your firewall and at your
        hosting provider. The game port 25565 does not accept votes.
      </p>
      <div class="folded">
        {' '}
        <Help title="NuVotifier" open={open}>
          <p>
            The token is under <code>tokens</code>, next to <code>default</code>. With Velocity or BungeeCord, the file
            is in the proxy’s plugin folder, and you enter the proxy’s host and port.
          </p>
          <CopyField value="plugins/Votifier/config.yml" label="the path of NuVotifier’s configuration" wide />
          <pre tabindex={0}>{'tokens:\n  default: this-is-the-token'}</pre>
        </Help>
        <Help title="VotifierPlus">
          <p>
            Enable tokens in config.yml and restart the server, then copy the token next to <code>default</code>.
          </p>
          <CopyBlock text="TokenSupport: true" label="the setting of VotifierPlus" />
          <p>Or choose version 1 and paste the whole public key:</p>
          <CopyField value="plugins/VotifierPlus/rsa/public.key" label="the path of VotifierPlus’s key" wide />
        </Help>
        <Help title="Classic Votifier">
          <p>Supports version 1 only. Paste the whole public key, never the private one:</p>
          <CopyField value="plugins/Votifier/rsa/public.key" label="the path of Votifier’s key" wide />
        </Help>
      </div>
    </Card>
  );
}

export function RewardPlugins({ listing, site }: { listing: Listing; site: Pick<Config, 'serviceName' | 'baseUrl'> }) {
  const { serviceName } = site;
  const voteUrl = `${site.baseUrl}${listingPath(listing, '/vote')}`;
  return (
    <Card title="Set up your reward plugin">
      <p class="dim">
        The listener only receives votes. A separate plugin gives the rewards, and it needs this service name:
      </p>
      <CopyField value={serviceName} label="the service name" wide />
      <div class="folded">
        {' '}
        <Help title="VotingPlugin">
          <p>
            Add this to <code>VoteSites.yml</code> below <code>VoteSites:</code>, set the reward, and reload the plugin.
          </p>
          <CopyBlock text={votingPlugin(serviceName, voteUrl)} label="the entry for VotingPlugin" />
        </Help>
        <Help title="SuperbVote">
          <p>
            Add this to <code>config.yml</code> below <code>rewards:</code>, above the default reward, and set the
            commands. Votes are at least 24 hours apart, so keep <code>cooldown-per-service</code> below that, for
            example at its default of 3600 seconds.
          </p>
          <CopyBlock text={superbVote(serviceName)} label="the entry for SuperbVote" />
        </Help>
        <Help title="Azuriom">
          <p>
            Azuriom is a website and does not receive votes from a listener. In its vote plugin, add a site with this
            URL and a delay of 24 hours (1440 minutes). It can verify votes only on sites that it supports, so leave
            verification off if this site is not in its list.
          </p>
          <CopyField value={voteUrl} label="the URL of the vote page" wide />
        </Help>
        <Help title="Another plugin">
          <p>
            Enter the service name exactly as shown above, this URL if the plugin asks for one, and a delay of 24 hours.
          </p>
          <CopyField value={voteUrl} label="the URL for another plugin" wide />
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
