// What the site offers to integrators at /sdk/: one entry for each download. scripts/downloads/build.ts builds the files.

export interface DownloadKind {
  readonly id: string;
  readonly title: string;
  /** For whom, in one sentence. */
  readonly summary: string;
  /** The example address in its text files is replaced by the address of this site. */
  readonly fillsAddress: boolean;
  readonly contentType: string;
  /** The commands or steps that install it; `url` is where this site offers the file. */
  install(url: string): string;
}

/** What text files that are filled in contain instead of the site's address. */
export const EXAMPLE_ADDRESS = 'https://vote.example.com';

const ZIP = 'application/zip';

export const DOWNLOADS = [
  {
    id: 'sdk',
    title: 'TypeScript and JavaScript',
    summary:
      'For bots and websites on Node, Bun, Deno or Workers: receive votes, follow the live stream, call the API.',
    fillsAddress: false,
    contentType: 'application/gzip',
    install: (url) => `npm install ${url}`,
  },
  {
    id: 'cli',
    title: 'Command line for developers',
    summary: 'Receive votes on your own machine, send test votes, and check signatures. Needs Node 22.12 or later.',
    fillsAddress: false,
    contentType: 'application/gzip',
    install: (url) => `npm install --global ${url}\nplaudit-cli --help`,
  },
  {
    id: 'python',
    title: 'Python',
    summary: 'For bots and websites on Python 3.10 or later: receive votes, follow the live stream, call the API.',
    fillsAddress: false,
    contentType: ZIP,
    install: (url) => `pip install ${url}`,
  },
  {
    id: 'discord-js-bot',
    title: 'Bot with discord.js',
    summary:
      'A complete bot that rewards votes, with a role for voters, a /vote command and reminders. Set up for this site; its README has the next steps.',
    fillsAddress: true,
    contentType: ZIP,
    install: (url) => `curl -fO ${url}\nunzip ${fileOf(url)}\ncd discord-js-bot\nnpm install`,
  },
  {
    id: 'discord-py-bot',
    title: 'Bot with discord.py',
    summary: 'The same bot in Python. Set up for this site; its README has the next steps.',
    fillsAddress: true,
    contentType: ZIP,
    install: (url) =>
      `curl -fO ${url}\nunzip ${fileOf(url)}\ncd discord-py-bot\npython3 -m venv .venv\n.venv/bin/pip install -r requirements.txt`,
  },
  {
    id: 'minecraft',
    title: 'Minecraft plugin',
    summary: 'For Paper, Spigot, Folia and Velocity servers: votes reach your reward plugin without an open port.',
    fillsAddress: false,
    contentType: 'application/java-archive',
    install: (url) => `curl -fO ${url}\nmv ${fileOf(url)} plugins/`,
  },
  {
    id: 'minecraft-source',
    title: 'Minecraft plugin, source code',
    summary: 'To build the plugin yourself, with a JDK of version 17 or later.',
    fillsAddress: false,
    contentType: ZIP,
    install: (url) => `curl -fO ${url}\nunzip ${fileOf(url)}\ncd plaudit-minecraft\njava Build.java`,
  },
  {
    id: 'fivem',
    title: 'FiveM resource',
    summary: 'Rewards players when they join or type /vote. Set up for this site.',
    fillsAddress: true,
    contentType: ZIP,
    install: (url) => `curl -fO ${url}\nunzip ${fileOf(url)} -d resources/`,
  },
  {
    id: 'roblox',
    title: 'Roblox module',
    summary: 'Checks and claims votes from a game’s server scripts. Set up for this site.',
    fillsAddress: true,
    contentType: ZIP,
    install: (url) => `curl -fO ${url}\nunzip ${fileOf(url)}`,
  },
] as const satisfies readonly DownloadKind[];

export type DownloadId = (typeof DOWNLOADS)[number]['id'];

function fileOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}
