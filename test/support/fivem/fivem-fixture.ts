// The real service and FiveM servers that ask it: the fixture of tests of the FiveM resource.
import { openPluginSite, type PluginSite } from '../plugin-site.ts';
import { createFivemServer, type FivemServer } from './fivem-server.ts';

export const LICENSE = 'license:0123456789abcdef0123456789abcdef01234567';

/** Another resource, which rewards votes as the README says. */
export const REWARD_HANDLER = `
  AddEventHandler('plaudit:vote', function(vote)
    if not exports.plaudit:take(vote.eventId) then return end
    print(('reward %s %s'):format(vote.player, vote.eventId))
  end)
`;

export interface FivemFixture {
  readonly site: PluginSite;
  /** A Discord ID that has not voted yet. */
  newVoter(): string;
  /** A server on which nothing runs yet. */
  server(convars?: Readonly<Record<string, string>>): FivemServer;
  /** A server with the resource, and another that rewards votes. */
  start(config?: string, convars?: Readonly<Record<string, string>>): Promise<FivemServer>;
  /** The same again after a crash. */
  startAgain(server: FivemServer, config?: string): Promise<void>;
  /** The requests for claims. */
  claims(): readonly string[];
  /** The requests for checks. */
  checks(): readonly string[];
  /** Before each test: no faults, and a new minute, so that each has the service's whole rate limit. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export async function openFivemFixture(): Promise<FivemFixture> {
  const site = await openPluginSite('fivem');
  const token = await site.token();
  let voters = 0;
  const server = (convars = {}) =>
    createFivemServer({
      convars: { plaudit_url: site.url, plaudit_token: token, ...convars },
      hanging: site.hanging,
    });
  return {
    site,
    newVoter: () => String(300_000_000_000_000_000n + BigInt(++voters)),
    server,
    async start(config, convars) {
      const started = server(convars);
      await started.start(config);
      started.load('rewards', REWARD_HANDLER);
      return started;
    },
    async startAgain(crashed, config) {
      await crashed.start(config);
      crashed.load('rewards', REWARD_HANDLER);
      crashed.trigger('onResourceStart', 'rewards');
    },
    claims: () => site.requests.filter((line) => line.includes('/claim ')),
    checks: () => site.requests.filter((line) => line.includes('/check ')),
    async reset() {
      site.fault = null;
      site.requests.length = 0;
      await site.clock.advance('2m');
    },
    close: () => site.close(),
  };
}

/** The event IDs of the votes that were rewarded. */
export function rewardsOf({ output }: FivemServer): readonly string[] {
  return output.flatMap((line) => (line.startsWith('reward ') ? (line.split(' ')[2] ?? []) : []));
}
