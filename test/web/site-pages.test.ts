// Pages that staff write, the announcement above every page, and the settings in the browser.
import { describe, expect, test } from 'vitest';
import { brandSite, savedAsStaff } from '../support/seed/site-brand.ts';
import { openSite } from '../support/site.ts';
import { changeIn, fieldValue, openAsStaff, pagesForVisitor, publish } from '../support/site-changes.ts';

describe('P535 pages that staff write', () => {
  test('are in the footer and the sitemap once they are published', async () => {
    const site = await openSite({ as: 'staff', arrange: brandSite });
    const visitor = pagesForVisitor(site);
    expect((await visitor('/pages/rules')).page).toContain('<h2>Voting</h2>');
    expect((await visitor('/')).page).toContain('href="/pages/rules"');
    expect((await visitor('/sitemap/pages.xml')).page).toContain('http://localhost/pages/rules');
    expect((await visitor('/pages/imprint')).status).toBe(404);
    expect((await visitor('/')).page).not.toContain('/pages/imprint');
    expect((await visitor('/sitemap/pages.xml')).page).not.toContain('imprint');
    expect((await site.get('/pages/imprint')).page).toContain('This is a draft');
  });

  test('are written, previewed under their address, and removed', async () => {
    const site = await openAsStaff();
    const fields = { title: 'House rules', slug: 'house-rules', text: 'Be **kind**.', isPublished: 'yes' };
    const preview = await site.post('/staff/site/pages/new', fields);
    expect(preview.page).toContain('Be <strong>kind</strong>.');
    expect((await pagesForVisitor(site)('/pages/house-rules')).status).toBe(404);
    await site.postAndFollow('/staff/site/publish', changeIn(preview.page));
    expect((await pagesForVisitor(site)('/pages/house-rules')).status).toBe(200);
    expect((await site.post('/staff/site/pages/new', fields)).page).toContain(
      'a page with this address already exists',
    );
    // `new` is where pages are written, so such a page could not be edited or removed.
    for (const slug of ['', 'A B', '../x', 'x'.repeat(41), 'new'])
      expect((await site.post('/staff/site/pages/new', { ...fields, slug })).status, slug).toBe(422);
    const edit = await site.get('/staff/site/pages/house-rules');
    const removed = { part: 'page/house-rules', content: 'null', edited: fieldValue(edit.page, 'edited') ?? '' };
    await site.postAndFollow('/staff/site/publish', removed);
    expect((await pagesForVisitor(site)('/pages/house-rules')).status).toBe(404);
  });

  test('give way to PRIVACY_URL and TERMS_URL', async () => {
    const PRIVACY_URL = 'https://elsewhere.example/privacy';
    const site = await openSite({ as: 'staff', environment: { PRIVACY_URL } });
    await savedAsStaff(site.app, 'page/privacy', { title: 'Our privacy', text: 'Sample.', isPublished: true });
    await savedAsStaff(site.app, 'page/terms', { title: 'Our terms', text: 'Sample.', isPublished: true });
    const { page } = await site.get('/');
    expect(page).toContain(`<a href="${PRIVACY_URL}"`);
    expect(page).not.toContain('/pages/privacy');
    expect(page).toContain('/pages/terms');
  });
});

describe('P536 the announcement', () => {
  test('is dismissed by a form, and nothing in the cookie identifies the visitor', async () => {
    const site = await openSite({ as: null, arrange: brandSite });
    const { page } = await site.get('/bots?sort=new');
    expect(page).toContain('Sample maintenance on Saturday.');
    expect(fieldValue(page, 'next')).toBe('/bots?sort=new');
    const announcement = fieldValue(page, 'announcement') ?? '';
    const dismissed = await site.post('/announcement/dismiss', { announcement, next: '/bots?sort=new' });
    expect(dismissed.location).toBe('/bots?sort=new');
    const [cookie = ''] = dismissed.response.headers.getSetCookie();
    expect(cookie).toMatch(
      new RegExp(`^dismissed_announcement=${announcement}; Max-Age=\\d+; Path=/; HttpOnly; SameSite=Lax$`),
    );
    const sent = { cookie: cookie.split(';')[0] ?? '' };
    expect((await site.get('/', sent)).page).not.toContain('Sample maintenance');
    await savedAsStaff(site.app, 'announcement', {
      text: 'Another one',
      tone: 'good',
      link: null,
      from: null,
      until: null,
    });
    expect((await site.get('/', sent)).page).toContain('Another one');
  });

  test('leads nowhere else when it is dismissed, and sets no cookie of a stranger’s choice', async () => {
    const site = await openSite({ as: null });
    const sent = await site.post('/announcement/dismiss', { announcement: 'x; Path=/', next: 'https://evil.example/' });
    expect([sent.location, sent.response.headers.getSetCookie()]).toEqual(['/', []]);
  });

  test('begins and ends by itself', async () => {
    const site = await openSite({ as: 'staff' });
    const [from, until] = [12, 36].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 19));
    const fields = { edited: '0', text: 'Sample sale', tone: 'info', from: from!, until: until! };
    await publish(site, '/staff/site/announcement', fields);
    const isShown = async () => (await pagesForVisitor(site)('/')).page.includes('Sample sale');
    expect(await isShown()).toBe(false);
    await site.clock.advance('13h');
    expect(await isShown()).toBe(true);
    await site.clock.advance('24h');
    expect(await isShown()).toBe(false);
  });
});

describe('P531 settings in the browser', () => {
  test('apply to the next request', async () => {
    const site = await openAsStaff();
    const form = await site.get('/staff/site/settings');
    const plans = { planNames_free: 'Basic', planNames_verified: 'Pro', planNames_enterprise: 'Team' };
    const weights = { planWeights_free: '1', planWeights_verified: '4', planWeights_enterprise: '9' };
    const fields = {
      edited: fieldValue(form.page, 'edited') ?? '',
      listingApproval: 'on',
      contact: 'votes@mail.example',
      refusesDisposableEmail: 'allow',
      accountsPerNetwork: 'off',
      voteCaptcha: 'altcha',
      votesPerNetwork: '7',
      votesPerNetworkHour: '70',
      ...plans,
      ...weights,
    };
    expect((await site.postAndFollow('/staff/site/settings', fields)).page).toContain('The settings are in effect.');
    expect(site.app.site).toMatchObject({ listingApproval: true, votesPerNetwork: 7, accountsPerNetwork: null });
    expect((await site.get('/')).page).toContain('mailto:votes@mail.example');
    expect((await site.get('/bots')).page).toContain('four times on the Pro plan');
    const bad = { ...fields, votesPerNetwork: '0', contact: 'nobody' };
    const refused = await site.post('/staff/site/settings', bad);
    expect(refused.status).toBe(422);
    expect(refused.page).toContain('per voting window: enter a whole number from 1 to 10,000, or “off” for no limit.');
    expect(refused.page).toContain('value="nobody"');
    const inGerman = await site.post('/de/staff/site/settings', bad);
    expect(inGerman.page).toContain('Gib eine ganze Zahl von 1 bis 10.000 ein oder „off“ für unbegrenzt.');
    expect(inGerman.page).toContain('Gib eine E-Mail-Adresse oder die https-Adresse einer Seite ein.');
  });

  test('are disabled where the environment sets them', async () => {
    const site = await openAsStaff({ LISTING_APPROVAL: 'on' });
    const { page } = await site.get('/staff/site/settings');
    expect(page).toMatch(/<fieldset class="overridden" disabled="">.*?Set by <code>LISTING_APPROVAL<\/code>/s);
    await site.post('/staff/site/settings', { edited: '0', listingApproval: 'off', contact: 'votes@mail.example' });
    expect(site.app.site.listingApproval).toBe(true);
  });
});
