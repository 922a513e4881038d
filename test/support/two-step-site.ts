// The standard site with second factors, and what tests read from its pages.
import type { Site } from './site.ts';
import { SoftwarePasskey } from './software-passkey.ts';

const ORIGIN = 'http://localhost';
export const TWO_STEP = '/account/two-step';

export const newSoftwarePasskey = () => new SoftwarePasskey(ORIGIN);

/** The cookies that a response sets, as a browser sends them. */
export const cookiesSetBy = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** What a page asks a passkey for. */
export const optionsOn = (page: string) =>
  JSON.parse(/data-options="([^"]+)"/.exec(page)![1]!.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));

/** The value of a hidden field. */
export const hiddenField = (page: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? 'no such field';

export const sessionsOn = ({ db }: Site) => db.selectFrom('session').selectAll().execute();

/** As if nobody had confirmed who they are for a long time. */
export async function expireProofs({ db }: Site): Promise<void> {
  await db
    .updateTable('session')
    .set({ confirmed_at: new Date(0) })
    .execute();
}

export async function addPasskeyOn(site: Site) {
  const passkey = newSoftwarePasskey();
  const { page } = await site.get(`${TWO_STEP}/passkeys/new`);
  const response = passkey.create(optionsOn(page));
  const added = await site.post(`${TWO_STEP}/passkeys/new`, { name: 'Sample phone', passkey: response });
  return { passkey, added };
}
