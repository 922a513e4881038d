// P125 every page with hostile parameters: no internal error, and no header built from the input.
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { byPerson } from '../../src/access/audit.ts';
import { findPersonByEmail } from '../../src/access/people.ts';
import { createListing } from '../../src/listings/create-listing.ts';
import { safeLocation } from '../../src/web/redirect.ts';
import {
  expectSound,
  hostileHeaders,
  hostileParameterText,
  hostileQuery,
  WORST,
} from '../support/hostile-parameters.ts';
import { EVENT } from '../support/seed/sample-site.ts';
import { SAME_SITE, sharedSite } from '../support/site.ts';
import { SITE_ROUTES, type SiteRoute } from '../support/site-routes.ts';

const PARAMETER = /:(\w+)(?:\{[^}]*\})?/g;

interface Asking {
  readonly route: SiteRoute;
  readonly spoiled: number;
  readonly text: string;
  readonly query: string;
  readonly headers: Record<string, string>;
  readonly who: number;
}

const anyRequest = fc.record({
  route: fc.constantFrom(...SITE_ROUTES),
  /** Which of the parameters is hostile; the others are valid, so that the page is reached. */
  spoiled: fc.nat({ max: 2 }),
  text: hostileParameterText,
  query: hostileQuery,
  headers: hostileHeaders as fc.Arbitrary<Record<string, string>>,
  who: fc.nat({ max: 2 }),
});

function pathOf({ route, spoiled, text, query }: Asking, listing: (pattern: string) => string): string {
  let place = 0;
  const names = [...route.pattern.matchAll(PARAMETER)].length;
  const good: Readonly<Record<string, string>> = { eventId: EVENT, key: 'sample', guide: 'tokens' };
  const path = route.pattern.replaceAll(PARAMETER, (_, name: string) => {
    const isSpoiled = place === spoiled % Math.max(1, names);
    place += 1;
    return isSpoiled ? text : name === 'id' ? listing(route.pattern) : (good[name] ?? 'sample');
  });
  return path + query;
}

type Ask = (path: string, init: RequestInit) => Response | Promise<Response>;

async function holds(asking: Asking, path: string, cookie: string, ask: Ask): Promise<void> {
  const { method } = asking.route;
  const address = `http://localhost${path}`;
  if (!URL.canParse(address)) return;
  const body = {
    body: `name=${asking.text}&next=${asking.text}&answer=${asking.text}&id=${asking.text}&to=${asking.text}`,
  };
  const answer = await ask(address, {
    method,
    ...(method === 'POST' && body),
    headers: {
      ...SAME_SITE,
      ...asking.headers,
      cookie,
      ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
  });
  expectSound(answer, `${method} ${path}`);
  await answer.body?.cancel();
}

const runs = (numRuns: number) => ({ numRuns, endOnFailure: false });

describe('P125 every page', () => {
  describe('of the whole service, with a real database', () => {
    const site = sharedSite({ as: null, seeded: false, environment: { VOTE_CHALLENGE: 'on' } });
    let cookies: string[];
    let ids: { bot: string; game: string };
    const listing = (pattern: string) => (pattern.includes('/changelog') ? ids.bot : ids.game);
    beforeAll(async () => {
      const { db } = site();
      const signUp = async (email: string) => {
        const account = { name: 'Sample', email, password: 'correct horse battery' };
        const { response } = await site().post('/sign-up', account);
        return (
          response.headers
            .getSetCookie()
            .map((cookie) => cookie.split(';')[0] ?? '')
            // Without the message of the sign-up, which is cleared once it is a minute old.
            .filter((cookie) => !cookie.startsWith('plaudit_flash_'))
            .join('; ')
        );
      };
      cookies = ['', await signUp('stranger@mail.example'), await signUp('staff@mail.example')];
      await db.updateTable('person').set({ role: 'staff' }).where('email', '=', 'staff@mail.example').execute();
      const owner = (await findPersonByEmail(db, 'staff@mail.example'))!;
      const of = { ownerId: owner.id, by: byPerson(owner) };
      const bot = await createListing(db, { type: 'bot', name: 'Bot', ...of });
      const game = await createListing(db, { type: 'game', game: 'minecraft', name: 'Server', ...of });
      if (!bot.ok || !game.ok) throw new Error('no listings');
      ids = { bot: bot.listing.id, game: game.listing.id };
    });
    beforeEach(() => site().db.deleteFrom('spending').execute());

    /** A page that ends the session or deletes the listing would make the others unreachable. */
    const isKept = ({ pattern }: SiteRoute) => !/sign-out|delete|sessions\/end-others|password/.test(pattern);

    test('accepts each of the worst values in every parameter, for staff who owns the listing', async () => {
      const { http } = site();
      let asked = 0;
      for (const route of SITE_ROUTES.filter(isKept)) {
        const parameters = [...route.pattern.matchAll(PARAMETER)].length;
        for (let spoiled = 0; spoiled < parameters; spoiled += 1)
          for (const text of WORST) {
            const asking = { route, spoiled, text, query: '', headers: {}, who: 2 };
            await holds(asking, pathOf(asking, listing), cookies[2]!, (path, init) => http.request(path, init));
            asked += 1;
          }
      }
      expect(asked).toBeGreaterThan(500);
    });

    test('accepts arbitrary values in some of them, for everybody', async () => {
      const { http } = site();
      const property = fc.asyncProperty(
        anyRequest.filter(({ route }) => isKept(route)),
        (asking) =>
          holds(asking, pathOf(asking, listing), cookies[asking.who]!, (path, init) => http.request(path, init)),
      );
      await fc.assert(property, runs(1_000));
    });

    test('an invitation that once caused a 500 does not exist', async () => {
      const { http } = site();
      const headers = { ...SAME_SITE, cookie: cookies[1]! };
      for (const method of ['GET', 'POST'])
        for (const key of ['%0d%0aSet-Cookie:%20x=1', '%ed%a0%80', 'a%2fb', 'A'.repeat(65), '%00']) {
          const answer = await http.request(`http://localhost/invitations/${key}`, { method, headers });
          expect([key, answer.status, answer.headers.getSetCookie()]).toEqual([key, 404, []]);
        }
    });
  });
});

describe('P125 a Location', () => {
  const path = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webPath(),
    fc.string().map((text) => `/${text}`),
    hostileParameterText,
  );

  test('is one line of ASCII and stays on this site, whatever it is built from', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          path,
          fc.tuple(path, path).map(([one, other]) => `/listings/${one}?next=${other}`),
        ),
        (given) => {
          const location = safeLocation(given);
          expect(location).toMatch(/^\/(?!\/)[\x21-\x7e]*$/);
          expect(new URL(location, 'https://votes.example').origin).toBe('https://votes.example');
          expect(safeLocation(location)).toBe(location);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('leaves a valid path unchanged', () => {
    for (const good of ['/', '/dashboard/lst_1/listener#test', '/sign-in?next=%2Fa%3Fb', '/confirm?token=a&next=%2Fb'])
      expect(safeLocation(good)).toBe(good);
  });
});
