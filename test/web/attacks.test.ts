// Replays every attack that was tried against the service, in one list, to check that all of them fail.
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
  'access to other people’s data': ACCESS_ATTACKS,
  requests: REQUEST_ATTACKS,
  paths: PATH_ATTACKS,
  'cross-site requests': FORM_ATTACKS,
  'sessions and tokens': SESSION_ATTACKS,
  'text and files': CONTENT_ATTACKS,
  'target addresses': ADDRESS_ATTACKS,
  'hostile receivers': RECEIVER_ATTACKS,
  'race conditions': RACE_ATTACKS,
  'trust and rate limits': TRUST_ATTACKS,
};

let target: AttackTarget;
beforeAll(async () => {
  target = await openAttackTarget();
});
afterAll(() => target.close());
beforeEach(() => target.clearLimits());

/** The test that covers an attack still exists. */
function expectHeld(file: string, title: string): void {
  expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toContain(title);
}

/** Each replay sends hundreds of requests: on a busy machine some take longer than the usual timeout. */
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

test('the list has more than a hundred attacks, each with a unique name', () => {
  const names = Object.values(ATTACKS).flatMap((attacks) => attacks.map(({ name }) => name));
  expect(names.length).toBeGreaterThan(100);
  expect(new Set(names).size).toBe(names.length);
});
