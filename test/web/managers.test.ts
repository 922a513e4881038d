// The pages for the people who manage a listing and for those they invite (decisions P61, P62).
import { describe, expect, test } from 'vitest';
import { byPerson } from '../../src/access/audit.ts';
import { inviteManager } from '../../src/access/invitations.ts';
import { selectTokens } from '../../src/access/token-queries.ts';
import { createToken } from '../../src/access/tokens.ts';
import type { AppContext } from '../../src/context.ts';
import { MANAGER, MINECRAFT, OWNER, VOTER } from '../support/seed/sample-site.ts';
import { openSite, type Site } from '../support/site.ts';

const PATH = `/dashboard/${MINECRAFT.id}/managers`;
const WITH_MAIL = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'votes@mail.example' };

async function invite({ db }: Pick<AppContext, 'db'>, email: string = VOTER.email): Promise<string> {
  const invited = await inviteManager(db, { listingId: MINECRAFT.id, owner: OWNER, email });
  if (!invited.ok) throw new Error(invited.reason);
  return invited.secret;
}

const managersOf = async ({ db }: Site) =>
  (await db.selectFrom('listing_manager').select('person_id').orderBy('person_id').execute()).map(
    ({ person_id }) => person_id,
  );
const invitations = ({ db }: Site) =>
  db.selectFrom('invitation').select(['id', 'email', 'role']).orderBy('created_at').execute();

describe('P61 the owner', () => {
  test('invites by address; without mail the link is shown once', async () => {
    const site = await openSite();
    const { location, page } = await site.postAndFollow(PATH, { email: 'new@mail.example' });
    expect(location).toBe(PATH);
    const link = /http:\/\/localhost\/invitations\/[a-z0-9]{40}/.exec(page)?.[0];
    expect(link).toBeDefined();
    expect(page).toContain('only for the address you entered');
    expect((await site.get(PATH)).page).not.toContain(link);
    expect(await invitations(site)).toMatchObject([{ email: 'new@mail.example', role: 'manager' }]);
  });

  test('invites by address; with mail the page says that the invitation was emailed', async () => {
    const site = await openSite({ environment: WITH_MAIL });
    const { page } = await site.postAndFollow(PATH, { email: 'new@mail.example' });
    expect(page).toContain('The invitation was emailed to new@mail.example.');
    expect(page).not.toContain('/invitations/');
    expect(await site.db.selectFrom('letter').select('kind').execute()).toHaveLength(1);
  });

  test('gets the form back as typed after an invalid address or too many invitations', async () => {
    const site = await openSite();
    const { status, page } = await site.post(PATH, { email: 'not an address' });
    expect(status).toBe(422);
    expect(page).toContain('value="not an address"');
    const statuses: number[] = [];
    for (let sent = 0; sent < 20; sent += 1) statuses.push((await site.post(PATH, { email: 'not an address' })).status);
    expect(statuses.at(-1)).toBe(429);
  });

  test('sees and revokes pending invitations', async () => {
    const site = await openSite({ arrange: (app) => invite(app, 'friend@mail.example') });
    expect((await site.get(PATH)).page).toContain('friend@mail.example');
    const [invitation] = await invitations(site);
    const revoke = (id: string) => site.postAndFollow(`${PATH}/withdraw`, { id });
    expect((await revoke(invitation!.id)).page).toContain('The invitation was revoked.');
    expect((await revoke('x')).page).toContain('already accepted or declined');
    expect(await invitations(site)).toEqual([]);
  });

  test('confirms before removing a manager and before transferring ownership', async () => {
    const site = await openSite();
    expect((await site.get(`${PATH}/${MANAGER.id}/remove`)).page).toContain('Remove this manager?');
    expect((await site.get(`${PATH}/hand-over?to=${MANAGER.id}`)).page).toContain('Transfer ownership?');
    await site.post(`${PATH}/hand-over`, { to: MANAGER.id });
    expect(await invitations(site)).toMatchObject([{ role: 'owner', email: MANAGER.email }]);
    await site.post(`${PATH}/${MANAGER.id}/remove`);
    expect(await managersOf(site)).toEqual([]);
    for (const path of [`${PATH}/nobody/remove`, `${PATH}/hand-over?to=nobody`, `${PATH}/hand-over`])
      expect((await site.get(path)).status).toBe(404);
    expect((await site.get(`${PATH}/leave`)).status).toBe(403);
  });
});

test('P123 the owner is offered to revoke the tokens that a removed manager created, and may keep them', async () => {
  const arrange = async ({ db }: AppContext) => {
    const request = { listingId: MINECRAFT.id, name: 'Of the manager', scopes: ['votes:read'] };
    expect(await createToken(db, { ...request, by: byPerson(MANAGER) })).toMatchObject({ ok: true });
  };
  for (const [tokens, isKept] of [
    ['revoke', false],
    ['', true],
  ] as const) {
    const site = await openSite({ arrange });
    const { page } = await site.get(`${PATH}/${MANAGER.id}/remove`);
    expect(page).toContain('Revoke the token that this person created');
    expect(page).toMatch(/value="revoke"[^>]*checked|checked[^>]*value="revoke"/);
    await site.post(`${PATH}/${MANAGER.id}/remove`, { tokens });
    const left = await selectTokens(site.db, MINECRAFT.id);
    expect([tokens, left.some(({ name }) => name === 'Of the manager')]).toEqual([tokens, isKept]);
    expect(await managersOf(site)).toEqual([]);
  }
});

describe('P61 a manager', () => {
  test('sees the other managers, but neither addresses nor the owner’s actions', async () => {
    const site = await openSite({ as: 'manager', arrange: (app) => invite(app, 'friend@mail.example') });
    const { page } = await site.get(PATH);
    expect(page).toContain(`${PATH}/leave`);
    for (const hidden of ['friend@mail.example', 'Invite a manager', 'Transfer ownership', '/remove"'])
      expect(page).not.toContain(hidden);
  });

  test('can leave, and can do nothing else here', async () => {
    const site = await openSite({ as: 'manager' });
    for (const action of ['', '/withdraw', '/hand-over', `/${MANAGER.id}/remove`])
      expect((await site.post(PATH + action, { to: MANAGER.id })).status).toBe(403);
    expect((await site.get(`${PATH}/leave`)).page).toContain('Leave this listing?');
    expect(await managersOf(site)).toEqual([MANAGER.id]);
    expect((await site.post(`${PATH}/leave`)).location).toBe('/dashboard');
    expect(await managersOf(site)).toEqual([]);
  });

  test('another person sees and can do nothing', async () => {
    const site = await openSite({ as: 'stranger' });
    expect((await site.get(PATH)).status).toBe(403);
    for (const action of ['', '/withdraw', '/leave', '/hand-over', `/${MANAGER.id}/remove`])
      expect((await site.post(PATH + action)).status).toBe(403);
    expect(await managersOf(site)).toEqual([MANAGER.id]);
  });
});

describe('P61 an invited person', () => {
  test('reads what the invitation means and accepts it', async () => {
    const site = await openSite({ as: 'voter' });
    const path = `/invitations/${await invite(site)}`;
    const { page } = await site.get(path);
    for (const words of ['invites you to manage', MINECRAFT.name, 'You can leave at any time', 'Accept', 'Decline'])
      expect(page).toContain(words);
    const { location } = await site.post(path, { answer: 'accept' });
    expect(location).toBe(`/dashboard/${MINECRAFT.id}`);
    expect(await managersOf(site)).toEqual([MANAGER.id, VOTER.id]);
  });

  test('declines', async () => {
    const site = await openSite({ as: 'voter' });
    const path = `/invitations/${await invite(site)}`;
    expect((await site.post(path, { answer: 'decline' })).location).toBe('/dashboard');
    expect(await managersOf(site)).toEqual([MANAGER.id]);
    expect(await invitations(site)).toEqual([]);
  });

  test('signs in first and comes back; the page shows only a hint at the address', async () => {
    const site = await openSite({ as: null });
    const path = `/invitations/${await invite(site, 'friend@mail.example')}`;
    const { page } = await site.get(path);
    const next = encodeURIComponent(path);
    expect(page).toContain(`/sign-in?next=${next}`);
    expect(page).toContain(`/sign-up?next=${next}`);
    expect(page).toContain('f…@mail.example');
    expect(page).not.toContain('friend@mail.example');
  });

  test('cannot accept with another address', async () => {
    const site = await openSite({ as: 'stranger' });
    const { page } = await site.get(`/invitations/${await invite(site, 'friend@mail.example')}`);
    expect(page).toContain('you are signed in as');
    expect(page).not.toContain('Accept');
    expect(page).not.toContain('friend@mail.example');
  });

  test('sees that an invitation is no longer valid', async () => {
    const site = await openSite({ as: 'voter' });
    expect(await site.get('/invitations/wrong')).toMatchObject({ status: 404 });
    const { page } = await site.postAndFollow('/invitations/wrong', { answer: 'accept' });
    expect(page).toContain('This invitation is no longer valid');
  });

  test('sees it on the dashboard, too', async () => {
    const site = await openSite({ as: 'voter', arrange: (app) => invite(app) });
    const id = (await invitations(site))[0]?.id;
    expect((await site.get('/dashboard')).page).toContain(`href="/invitations/${id}"`);
  });
});
