// Which names can be confused (decision P438).
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invitedApplication, keysOf } from '../../src/listings/fingerprint.ts';
import { isNearly, shapeOfName } from '../../src/listings/skeleton.ts';

const skeleton = async (name: string) => (await shapeOfName(name)).skeleton;

describe('P438 the skeleton of a name', () => {
  test.each([
    ['Dyno', 'Dуno'],
    ['Dyno', 'DYNO'],
    ['Dyno', 'D y-n.o'],
    ['Dyno', 'Dyn\u200bo'],
    ['Dyno', 'Dýnö'],
    ['Dyno', 'Ⅾyno'],
    ['Dyno', '𝐃𝐲𝐧𝐨'],
    ['Dyno', 'Ｄｙｎｏ'],
    ['Dyno', 'Dyn0'],
    ['Dyno', 'D\u0443n\u043e'],
    ['Beta', 'ВЕТА'],
    ['Mimu', 'rnirnu'],
    ['Illuminati', '1lluminati'],
    ['Illuminati', 'lIIuminatI'],
    ['Carl', 'Car|'],
    ['Hypixel', 'НурiхеI'],
  ])('%s looks like %s', async (name, other) => {
    expect(await skeleton(other)).toBe(await skeleton(name));
  });

  test.each([
    ['Dyno', 'Rhythm'],
    ['Dyno', 'Dynamo'],
    ['Игра', 'Мир'],
    ['★', '☆'],
  ])('%s does not look like %s', async (name, other) => {
    const [one, two] = [await shapeOfName(name), await shapeOfName(other)];
    expect(one.skeleton).not.toBe(two.skeleton);
    expect(isNearly(one, two)).toBe(false);
  });

  test.each([
    ['Dyno', 'Dyno Bot'],
    ['Dyno', 'Official Dуno'],
    ['Dyno', 'The Dyno Discord Bot'],
    ['Hypixel', 'Hypixle Network'],
    ['Hypixel', 'Hypixe'],
    ['Sample Bot', 'Sample Server'],
  ])('%s is nearly %s', async (name, other) => {
    const [one, two] = [await shapeOfName(name), await shapeOfName(other)];
    const isAlike = isNearly(one, two);
    // Two letters that changed places and another word are two differences.
    expect(isAlike).toBe(other !== 'Hypixle Network');
    expect(isNearly(two, one)).toBe(isAlike);
  });

  test('is never empty and bounded, whatever the name', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }), async (name) => {
        fc.pre(name.trim() !== '');
        const shape = await shapeOfName(name);
        expect(shape.skeleton).not.toBe('');
        expect(shape.core).not.toBe('');
        expect([...shape.skeleton].length).toBeLessThanOrEqual(200);
        expect(isNearly(shape, await shapeOfName(`${name} `))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

test('P438 addresses, links and descriptions are compared without what makes no difference', () => {
  const keys = (given: Partial<Parameters<typeof keysOf>[0]>) =>
    keysOf({ address: null, link: null, description: '', ...given });
  expect(keys({ address: 'MC.Sample.Example:25565' })).toEqual(keys({ address: 'mc.sample.example.' }));
  expect(keys({ address: 'mc.sample.example:25566' })).not.toEqual(keys({ address: 'mc.sample.example' }));
  expect(keys({ link: 'https://www.sample.example/a/?utm=1' })).toEqual(keys({ link: 'http://sample.example/a' }));
  const invite = 'https://discord.com/oauth2/authorize?client_id=123456789012345678&scope=bot';
  expect(keys({ link: invite }).linkKey).toBe('application:123456789012345678');
  expect(invitedApplication(invite.replace('discord.com', 'discord.com.example'))).toBeNull();
  expect(keys({ description: 'Short.' }).textKey).toBeNull();
  const text = 'A long description of a sample server with many words in it.';
  expect(keys({ description: text })).toEqual(keys({ description: `  ${text.toUpperCase().replace(' ', '\n')}` }));
});
