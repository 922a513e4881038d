// The audit log's page (decision P60).
import { describe, expect, test } from 'vitest';
import { createWeb } from '../../src/web/web.tsx';
import { MINECRAFT, OWNER } from '../support/sample-data.ts';
import { type Sample, sample, sampleParts } from '../support/sample-parts.ts';

const PATH = `/dashboard/${MINECRAFT.id}/audit`;

async function get(path: string, change: Partial<Sample> = {}) {
  const answer = await createWeb(sampleParts(sample(change))).request(path);
  return { status: answer.status, page: await answer.text(), location: answer.headers.get('location') };
}

/** Markup taken away. */
const text = (page: string) => page.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');

describe('P60 the audit log', () => {
  test('tells acts in sentences, with who did them', async () => {
    const words = text((await get(PATH)).page);
    expect(words).toContain('The token Sample reward bot paused the webhook.');
    expect(words).toContain('Sample owner saved the webhook’s address, at survival.example.');
    expect(words).toContain('ordered 31 events to be sent again (undelivered).');
    expect(words).toContain('Somebody changed name, tags.');
  });

  test('says that it was staff, and not which of them', async () => {
    const words = text((await get(`${PATH}?about=plan`)).page);
    expect(words).toContain('Staff set the plan to Verified, with Changelog Pro.');
    expect(words).not.toContain('Sample owner set');
  });

  test('is filtered and paged, and whatever is asked is a page', async () => {
    const first = await get(PATH);
    expect(first.page).toContain(`href="${PATH}?before=2"`);
    const older = await get(`${PATH}?before=2`);
    expect(text(older.page)).toContain('The operator added the listing Sample Survival.');
    expect(older.page).toContain('Newest');
    expect((await get(`${PATH}?about=webhook`)).page).not.toContain('made the token');
    expect((await get(`${PATH}?about=redelivery&before=1`)).page).toContain('Nothing here');
    for (const odd of ['about=x', 'before=-1', 'before=1e99', 'before=%00', 'about=webhook&about=x'])
      expect((await get(`${PATH}?${odd}`)).status).toBe(200);
  });

  test('is for owners and managers alone', async () => {
    expect((await get(PATH, { person: { ...OWNER, id: 'usr_other' } })).status).toBe(403);
    expect((await get(PATH, { person: null })).location).toContain('/sign-in?next=');
    expect((await get('/dashboard/none/audit')).status).toBe(404);
  });
});
