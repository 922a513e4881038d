// Where the owner finds the token or key, and what the usual reward plugins have to be told; ready to be copied.
import type { Child } from 'hono/jsx';
import type { Listing, Site } from '../web-parts.ts';
import { CopyBlock, CopyField } from './copy-button.tsx';

export function WhereToFind({ open }: { open: boolean }) {
  return (
    <section class="card stack close">
      <h2>Where to find the token or key</h2>
      <p class="dim">
        All of these listen on port 8192 unless it was changed. It must be open for TCP, in the firewall and
        at your host. The game port 25565 stays silent to votes.
      </p>
      <div class="folded">
        {' '}
        <Help title="NuVotifier" open={open}>
          <p>
            The token stands under <code>tokens</code> beside <code>default</code>. On Velocity and BungeeCord
            the file lies in the plugin’s folder of the proxy, and the proxy’s host and port are what to
            enter.
          </p>
          <CopyField
            value="plugins/Votifier/config.yml"
            label="the path of NuVotifier’s configuration"
            wide
          />
          <pre tabindex={0}>{'tokens:\n  default: this-is-the-token'}</pre>
        </Help>
        <Help title="VotifierPlus">
          <p>
            Switch tokens on in its config.yml and restart; then take the token beside <code>default</code>.
          </p>
          <CopyBlock text="TokenSupport: true" label="the setting of VotifierPlus" />
          <p>Or choose version 1 and paste the whole of its public key:</p>
          <CopyField
            value="plugins/VotifierPlus/rsa/public.key"
            label="the path of VotifierPlus’s key"
            wide
          />
        </Help>
        <Help title="Classic Votifier">
          <p>It knows version 1 only. Paste the whole of the public key, never the private one:</p>
          <CopyField value="plugins/Votifier/rsa/public.key" label="the path of Votifier’s key" wide />
        </Help>
      </div>
    </section>
  );
}

export function RewardPlugins({ listing, site }: { listing: Listing; site: Site }) {
  const { serviceName } = site;
  const voteUrl = `${site.baseUrl}/listings/${listing.id}/vote`;
  return (
    <section class="card stack close">
      <h2>Tell your reward plugin</h2>
      <p class="dim">
        The listener only takes votes; another plugin gives the reward. It must know this name:
      </p>
      <CopyField value={serviceName} label="the service name" wide />
      <div class="folded">
        {' '}
        <Help title="VotingPlugin">
          <p>
            Add this to <code>VoteSites.yml</code> below <code>VoteSites:</code>, choose the reward, and
            reload the plugin.
          </p>
          <CopyBlock text={votingPlugin(serviceName, voteUrl)} label="the entry for VotingPlugin" />
        </Help>
        <Help title="SuperbVote">
          <p>
            Add this to <code>config.yml</code> below <code>rewards:</code>, above the reward for all, and
            choose the commands. Votes here come 24 hours apart; keep <code>cooldown-per-service</code> below
            that, at its 3600 seconds for example.
          </p>
          <CopyBlock text={superbVote(serviceName)} label="the entry for SuperbVote" />
        </Help>
        <Help title="Azuriom">
          <p>
            Azuriom is a website and takes no votes from a listener. Under its vote plugin, add a site with
            this address and a delay of 24 hours (1440 minutes). It can verify only the sites that it knows:
            leave the verification off where it does not offer this one.
          </p>
          <CopyField value={voteUrl} label="the address of the vote page" wide />
        </Help>
        <Help title="Another plugin">
          <p>
            Enter the service name exactly as above, this address where it asks for one, and a delay of 24
            hours.
          </p>
          <CopyField value={voteUrl} label="the address for another plugin" wide />
        </Help>
      </div>
    </section>
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

/** A service name is letters and digits only (config.ts), so it is YAML as it stands. */
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
