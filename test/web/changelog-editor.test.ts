// Release notes written by hand (decision P63), and a token's new secret.
import { describe, expect, test } from 'vitest';
import { BOT, MINECRAFT } from '../support/sample-data.ts';
import type { Sample } from '../support/sample-parts.ts';
import { openSite } from '../support/sample-site.ts';

const PATH = `/dashboard/${BOT.id}/changelog`;

function site(change: Partial<Sample> = {}) {
  const { state, get, postAndFollow } = openSite(change);
  return { state, get, post: postAndFollow };
}

describe('P63 the changelog in the dashboard', () => {
  test('lists entries, with staff’s reason and no acts where staff removed one', async () => {
    const { page } = await site().get(PATH);
    expect(page).toContain(`${PATH}/edit?version=2.3.8`);
    expect(page).toContain('Removed by staff');
    expect(page).not.toContain(`${PATH}/edit?version=2.3.9`);
  });

  test('says before one writes that the plan has none; what stands can be deleted', async () => {
    const { page } = await site({ writes: false }).get(PATH);
    expect(page).toContain('Your plan has no changelog.');
    expect(page).not.toContain(`${PATH}/new`);
    expect(page).toContain(`${PATH}/delete?version=2.3.8`);
    const { status, shown } = await site({ writes: false }).post(`${PATH}/new`, { version: '3', body: 'x' });
    expect([status, shown.includes('Ask the staff for Verified or Enterprise')]).toEqual([422, true]);
  });

  test('publishes a new version', async () => {
    const { post, state } = site();
    const fields = {
      version: ' 3.0 ',
      title: 'New',
      body: '## Hi\r\nthere',
      releasedAt: '2026-11-20T12:00+01:00',
    };
    expect(await post(`${PATH}/new`, fields)).toMatchObject({ status: 303, location: PATH });
    expect(state.calls).toEqual(['write 3.0 New ## Hi\nthere 2026-11-20T11:00:00.000Z']);
  });

  test('replaces a version under its own name, whatever is typed besides', async () => {
    const { get, post, state } = site();
    expect((await get(`${PATH}/edit?version=2.3.8`)).page).toContain('name="edits" value="2.3.8"');
    await post(`${PATH}/edit`, { edits: '2.3.8', version: '1.0', title: '', body: 'Better' });
    expect(state.calls).toEqual(['write 2.3.8 null Better null']);
  });

  test('does not replace by accident, and keeps what was typed', async () => {
    const { post, state } = site();
    const { status, shown } = await post(`${PATH}/new`, {
      version: '2.3.8',
      title: 'T <b>',
      body: 'Kept words',
    });
    expect(status).toBe(422);
    for (const words of ['Edit that one instead', 'Kept words', 'T &lt;b&gt;'])
      expect(shown).toContain(words);
    expect(state.calls).toEqual([]);
  });

  test.each([
    [{ version: '', body: 'x' }, 'begin with a letter or digit'],
    [{ version: '3 0', body: 'x' }, 'begin with a letter or digit'],
    [{ version: '3.0', body: ' \n ' }, 'Write what changed'],
    [{ version: '3.0', body: '😀'.repeat(8_001) }, 'At most 8000 characters; these are 8001'],
    [{ version: '3.0', body: 'x', title: 'x'.repeat(121) }, 'At most 120 characters'],
    [{ version: '3.0', body: 'x', releasedAt: 'yesterday' }, 'with its offset'],
    [{ version: '3.0', body: 'a\0b' }, 'cannot be stored'],
    [{ version: '9.9.9', body: 'x' }, 'Please wait 25 min'],
  ])('refuses what is wrong: %#', async (fields, words) => {
    const { status, shown } = await site().post(`${PATH}/new`, fields as Record<string, string>);
    expect(status).toBe(422);
    expect(shown).toContain(words);
  });

  test('shows how it will look, with HTML as text, and writes nothing', async () => {
    const { post, state } = site();
    const fields = { act: 'preview', version: '3.0', body: '**Bold** <script>alert(1)</script>' };
    const { status, shown } = await post(`${PATH}/new`, fields);
    expect(status).toBe(200);
    expect(shown).toContain('<strong>Bold</strong> &lt;script&gt;');
    expect(shown).toContain('value="3.0"');
    const alone = await post(`${PATH}/preview`, { body: '*a* <img src=x>' });
    expect(alone.shown).toBe('<p><em>a</em> &lt;img src=x&gt;</p>\n');
    expect(state.calls).toEqual([]);
  });

  test('asks before deleting', async () => {
    const { get, post, state } = site();
    const path = `${PATH}/delete?version=${encodeURIComponent('2.4.0+build.77')}`;
    expect((await get(path)).page).toContain('Delete 2.4.0+build.77?');
    expect(await post(path)).toMatchObject({ status: 303, location: PATH });
    expect(state.calls).toEqual(['delete 2.4.0+build.77']);
    expect((await get(`${PATH}/delete?version=none`)).status).toBe(404);
  });

  test('is for bots; what is gone or removed is not edited', async () => {
    const { get, post } = site();
    expect((await get(`/dashboard/${MINECRAFT.id}/changelog`)).status).toBe(404);
    expect((await post(`/dashboard/${MINECRAFT.id}/changelog/new`, { version: '1', body: 'x' })).status).toBe(
      404,
    );
    for (const version of ['none', '2.3.9', '%00', ''])
      expect((await get(`${PATH}/edit?version=${version}`)).status).toBe(303);
  });
});

describe('A18 a token', () => {
  test('gets a new secret, asked first and shown once', async () => {
    const { get, post, state } = site();
    const path = `/dashboard/${MINECRAFT.id}/tokens/tok_1/rotate`;
    expect((await get(path)).page).toContain('The old secret stops working at once');
    expect((await post(path)).shown).toContain('plaudit_sample_token_shown_once');
    expect(state.calls).toEqual(['rotate tok_1']);
    expect((await post(`/dashboard/${MINECRAFT.id}/tokens/tok_9/rotate`)).status).toBe(404);
  });
});
