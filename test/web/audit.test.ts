// The audit log page (decision P60).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINECRAFT, OWNER } from '../support/seed/sample-site.ts';
import { createSite, type OpenSite } from '../support/site.ts';

const PATH = `/dashboard/${MINECRAFT.id}/audit`;
let site: OpenSite;

beforeAll(async () => {
  site = await createSite({ arrange: addOlderEvents });
});
afterAll(() => site?.close());

/** Fills the first page of fifty, so that the creation of the listing is on the second. */
async function addOlderEvents({ db }: OpenSite['app']) {
  const event = { listing_id: MINECRAFT.id, person_id: OWNER.id, act: 'changelog.written', subject: '1.0' };
  await db
    .insertInto('audit_entry')
    .values(Array.from({ length: 43 }, () => event))
    .execute();
}

const get = (path: string, cookie?: string) => site.get(path, cookie === undefined ? {} : { cookie });
const text = (page: string) => page.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');

describe('P60 the audit log', () => {
  test('describes each event in a sentence with its actor', async () => {
    const shown = text((await get(PATH)).page);
    expect(shown).toContain('The token Sample reward bot paused the webhook.');
    expect(shown).toContain('Sample Owner saved the webhook URL at survival.example.');
    expect(shown).toContain('started redelivering 31 events (failed).');
    expect(shown).toContain('Sample Owner changed name, tags.');
  });

  test('says that staff acted, but not which staff member', async () => {
    const shown = text((await get(`${PATH}?about=plan`)).page);
    expect(shown).toContain('Staff set the plan to Plus, with Changelog Pro.');
    expect(shown).not.toContain('Sample Staff set');
  });

  test('can be filtered and paged, and accepts any query', async () => {
    const first = await get(PATH);
    const older = /href="([^"]*\?before=\d+)"/.exec(first.page)?.[1];
    expect(first.page).not.toContain('The operator');
    const second = await get(older!);
    expect(text(second.page)).toContain('The operator added the listing Sample Survival.');
    expect(second.page).toContain('Newest');
    expect((await get(`${PATH}?about=webhook`)).page).not.toContain('created the token');
    expect((await get(`${PATH}?about=redelivery&before=1`)).page).toContain('No entries');
    for (const odd of ['about=x', 'before=-1', 'before=1e99', 'before=%00', 'about=webhook&about=x'])
      expect((await get(`${PATH}?${odd}`)).status).toBe(200);
  });

  test('is visible only to the owner and the managers', async () => {
    expect((await get(PATH, await site.cookieOf('stranger'))).status).toBe(403);
    expect((await get(PATH, 'none=1')).location).toContain('/sign-in?next=');
    expect((await get('/dashboard/none/audit')).status).toBe(404);
  });
});
