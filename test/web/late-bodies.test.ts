// Permissions are checked again when the whole body has arrived: the upload may outlast them.
import { expect, test } from 'vitest';
import { fingerprint } from '../support/fingerprint.ts';
import { BOT, STAFF } from '../support/seed/sample-site.ts';
import { openSite, SAME_SITE, type Site } from '../support/site.ts';

/** Sends a form whose last byte arrives when `meanwhile` is done; returns whether it changed anything. */
async function sendLate(path: string, meanwhile: (site: Site) => Promise<unknown>) {
  const site = await openSite({ as: 'staff' });
  await site.db.updateTable('listing').set({ owner_id: STAFF.id }).execute();
  const form = 'name=A&reason=Sample+reason';
  let begun = false;
  let before = '';
  const body = new ReadableStream({
    async pull(stream) {
      if (begun) {
        await meanwhile(site);
        before = await fingerprint(site.db);
        stream.enqueue(Buffer.from(form.slice(-1)));
        stream.close();
      } else stream.enqueue(Buffer.from(form.slice(0, -1)));
      begun = true;
    },
  });
  const headers = {
    ...SAME_SITE,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(form.length),
  };
  const response = await site.request(path, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  return { response, hasChanged: (await fingerprint(site.db)) !== before };
}

test('a person who is signed out meanwhile changes nothing', async () => {
  const { response, hasChanged } = await sendLate(`/dashboard/${BOT.id}/tokens`, ({ db }) =>
    db.deleteFrom('session').execute(),
  );
  expect(response.headers.get('location')).toContain('/sign-in');
  expect(hasChanged).toBe(false);
});

test('a person who is no longer staff gets 404', async () => {
  const { response, hasChanged } = await sendLate(`/staff/listings/${BOT.id}/hide`, ({ db }) =>
    db.updateTable('person').set({ role: 'member' }).where('id', '=', STAFF.id).execute(),
  );
  expect(response.status).toBe(404);
  expect(hasChanged).toBe(false);
});

test('without a change meanwhile the form takes effect', async () => {
  const { response, hasChanged } = await sendLate(`/staff/listings/${BOT.id}/hide`, async () => undefined);
  expect(response.status).toBe(303);
  expect(hasChanged).toBe(true);
});
