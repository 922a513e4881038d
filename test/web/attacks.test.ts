// Replays every attack that was tried against the service, in one list, so that all of them fail.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ACCESS_ATTACKS } from '../support/attacks/access.ts';
import { ADDRESS_ATTACKS } from '../support/attacks/addresses.ts';
import type { Attack } from '../support/attacks/attack.ts';
import { CONTENT_ATTACKS } from '../support/attacks/content.ts';
import { FORM_ATTACKS } from '../support/attacks/forms.ts';
import { PATH_ATTACKS } from '../support/attacks/paths.ts';
import { RACE_ATTACKS, RECEIVER_ATTACKS } from '../support/attacks/receivers-and-races.ts';
import { REQUEST_ATTACKS } from '../support/attacks/requests.ts';
import { SESSION_ATTACKS } from '../support/attacks/sessions.ts';
import { type AttackTarget, openAttackTarget } from '../support/attacks/target.ts';
import { TRUST_ATTACKS } from '../support/attacks/trust-and-limits.ts';

const ATTACKS: Readonly<Record<string, readonly Attack[]>> = {
  'other people’s property': ACCESS_ATTACKS,
  requests: REQUEST_ATTACKS,
  paths: PATH_ATTACKS,
  'other sites': FORM_ATTACKS,
  'sessions and tokens': SESSION_ATTACKS,
  'texts and files': CONTENT_ATTACKS,
  'addresses to send to': ADDRESS_ATTACKS,
  'hostile receivers': RECEIVER_ATTACKS,
  'at the same moment': RACE_ATTACKS,
  'whom to believe, and how often': TRUST_ATTACKS,
};

let target: AttackTarget;
beforeAll(async () => {
  target = await openAttackTarget();
}, 60_000);
afterAll(() => target.close());
beforeEach(() => target.clearLimits());

/** The test that replays an attack is still there. */
function expectHeld(file: string, title: string): void {
  expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toContain(title);
}

/** Each replay is hundreds of requests: on a busy machine some take longer than tests usually may. */
const PATIENCE_MS = 60_000;

describe.each(Object.entries(ATTACKS))('%s', (_, attacks) => {
  test.each(attacks.map((attack) => [attack.name, attack] as const))(
    '%s',
    async (_, attack) => {
      if ('file' in attack) return expectHeld(attack.file, attack.title);
      await attack.replay(target);
      expect(target.loggedErrors()).toEqual([]);
    },
    PATIENCE_MS,
  );
});

test('the list names more than a hundred attacks, each once', () => {
  const names = Object.values(ATTACKS).flatMap((attacks) => attacks.map(({ name }) => name));
  expect(names.length).toBeGreaterThan(100);
  expect(new Set(names).size).toBe(names.length);
});
