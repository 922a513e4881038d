// Signs in like the pages do, from any network and any browser, with the browser's cookies and the log.
import pino from 'pino';
import { createAccountContext } from '../../src/access/account-context.ts';
import { DEVICE_COOKIE } from '../../src/access/known-devices.ts';
import { signInWithPassword, type Visitor } from '../../src/access/visitor-sign-in.ts';
import type { AccountFixture } from './account-fixture.ts';
import { createTestAuth } from './auth.ts';
import { siteValues } from './site-values.ts';

export interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly event?: string;
  readonly network?: string;
  readonly account?: string;
}

export function openSignInVisits({ db, vault, outbox }: Pick<AccountFixture, 'db' | 'vault' | 'outbox'>) {
  const lines: LogLine[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const auth = createTestAuth(db, { outbox, log });
  const config = {
    serviceName: 'Sample',
    baseUrl: 'https://votes.example',
    discord: null,
    google: null,
    github: null,
    oidc: null,
    roblox: null,
    staffTwoStep: false,
  };
  const context = createAccountContext(
    { db, config, site: siteValues({ ...config, accountsPerNetwork: null }), log, outbox },
    vault,
    () => true,
  );
  const parts = { ...context, auth, limits: context.signInLimits, devices: context.knownDevices };
  return {
    ...parts,
    lines,
    /** Returns `ok` or the reason for the refusal. */
    async signIn(email: string, password: string, visitor: Partial<Visitor> = {}) {
      const from = { network: 'a network', devices: '', ...visitor };
      const signed = await signInWithPassword(parts, { email, password, userAgent: null }, from);
      return signed.ok ? 'ok' : signed.reason;
    },
    /** Signs in from a new browser and returns its device cookie. */
    async deviceAt(network: string, email: string, password: string, kept = ''): Promise<string> {
      const signed = await signInWithPassword(parts, { email, password, userAgent: null }, { network, devices: kept });
      return signed.ok ? deviceIn(signed.cookies) : '';
    },
  };
}

export function deviceIn(cookies: readonly string[]): string {
  const cookie = cookies.find((one) => one.startsWith(`${DEVICE_COOKIE}=`));
  return /=([^;]*)/.exec(cookie ?? '')?.[1] ?? '';
}
