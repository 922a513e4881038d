// Help with the plugins of Minecraft servers. Names of plugins, files and settings stay as they are, and so does what is
// in <code>…</code>.
export default {
  // Where to find what the form of the vote listener asks for.
  whereToFind: 'Where to find the token or key',
  whereToFindText:
    'All of these plugins listen on port 8192 by default. The port must be open for TCP in your firewall and at your hosting provider. The game port 25565 does not accept votes.',
  nuVotifier:
    'The token is under <code>tokens</code>, next to <code>default</code>. With Velocity or BungeeCord, the file is in the proxy’s plugin folder, and you enter the proxy’s host and port.',
  votifierPlus: 'Enable tokens in config.yml and restart the server, then copy the token next to <code>default</code>.',
  votifierPlusKey: 'Or choose version 1 and paste the whole public key:',
  classicVotifier: 'Classic Votifier',
  classicVotifierText: 'Supports version 1 only. Paste the whole public key, never the private one:',

  // What is copied, read by screen readers after “Copy”.
  pathOfNuVotifier: 'the path of NuVotifier’s configuration',
  settingOfVotifierPlus: 'the setting of VotifierPlus',
  pathOfVotifierPlus: 'the path of VotifierPlus’s key',
  pathOfVotifier: 'the path of Votifier’s key',
  theServiceName: 'the service name',
  entryForVotingPlugin: 'the entry for VotingPlugin',
  entryForSuperbVote: 'the entry for SuperbVote',
  urlOfVotePage: 'the URL of the vote page',
  urlForOther: 'the URL for another plugin',

  // Plugins that give rewards.
  rewardPlugin: 'Set up your reward plugin',
  rewardPluginText:
    'The listener only receives votes. A separate plugin gives the rewards, and it needs this service name:',
  votingPlugin:
    'Add this to <code>VoteSites.yml</code> below <code>VoteSites:</code>, set the reward, and reload the plugin.',
  superbVote:
    'Add this to <code>config.yml</code> below <code>rewards:</code>, above the default reward, and set the commands. Votes are at least 24 hours apart, so keep <code>cooldown-per-service</code> below that, for example at its default of 3600 seconds.',
  azuriom:
    'Azuriom is a website and does not receive votes from a listener. In its vote plugin, add a site with this URL and a delay of 24 hours (1440 minutes). It can verify votes only on sites that it supports, so leave verification off if this site is not in its list.',
  other: 'Another plugin',
  otherText:
    'Enter the service name exactly as shown above, this URL if the plugin asks for one, and a delay of 24 hours.',
} as const;
