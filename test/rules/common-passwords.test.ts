// Which passwords are rejected as common, and which are not.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPasswordWeakness } from '../../src/access/common-passwords.ts';

const ABOUT = { email: 'jo.sample1984@mail.example', name: 'Jo Sample', serviceName: 'Lantern Votes' };
const weakness = (password: string) => findPasswordWeakness(password, ABOUT);

test.each([
  ...['password', 'Password1!', 'P@ssw0rd', 'p4ssw0rd2026!', 'letmein1', 'iloveyou', 'trustno1', 'sunshine2024'],
  ...['12345678', '87654321', '1234567890', 'abcdefgh', 'qwertyuiop', 'asdfghjkl', 'QWERTYUIOP1', 'poiuytrewq'],
  ...['aaaaaaaa', 'abababab', '123123123', 'xyzxyzxyz', '!!!!!!!!', 'ＡＡＡＡＡＡＡＡ', '😀😀😀😀😀😀😀😀'],
  ...['monkey12345', '!!dragon99', 'Baseball!!!', 'qwertyqwerty', '1q2w3e4r5t', 'SleepyHollow', 'lkjhgfdsaz'],
])('P116 %s is common', async (password) => {
  expect(await weakness(password)).toBe('password_common');
});

test.each([
  ...['jo.sample1984@mail.example', 'JoSample1984', 'jo.sample', 'Jo Sample!', 'josample2026!', 'josamplejosample'],
  ...['Lantern Votes', 'lanternvotes1', 'LANTERN-VOTES-2026', 'mail.example', '1984josample'],
])('P116 %s is derived from the account’s data', async (password) => {
  expect(await weakness(password)).toBe('password_personal');
});

test.each([
  ...['correct horse', 'battery staple', 'long enough', 'a password', 'sample-password', 'tea under mango'],
  ...['jo likes mango tea', 'x7Kp-29qL', 'lantern votes for mango', 'пароль и чайник', 'monkey eats 12 mangos'],
])('P116 %s is accepted', async (password) => {
  expect(await weakness(password)).toBeNull();
});

test('P116 no random password of twelve characters is rejected, and no input throws', async () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'bcdfghjkmnpqrtvwxz2689'),
    minLength: 12,
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(letters, async (password) => {
      fc.pre(new Set(password).size > 6);
      expect(await weakness(password)).toBeNull();
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 128 }), fc.string(), async (password, name) => {
      await findPasswordWeakness(password, { ...ABOUT, name });
    }),
  );
});
