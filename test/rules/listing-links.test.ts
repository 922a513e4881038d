// The rules for a listing's links, its video and its mods.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  detailsFromForm,
  detailsToForm,
  LISTING_FIELD_NAMES,
  type ListingDetails,
  normalizeListing,
  validateListing,
} from '../../src/listings/listing-fields.ts';
import { parseVideo } from '../../src/listings/listing-video.ts';
import { ENGLISH } from '../../src/messages/translations.ts';

const problemOf = (details: Partial<ListingDetails>, game: 'minecraft' | null = null) =>
  validateListing(normalizeListing({ name: 'Sample', ...details }), game)
    .map(({ field, message }) => `${field}: ${ENGLISH.text(message)}`)
    .join('\n');

describe('P473 links', () => {
  test.each(['website', 'discord', 'source', 'support', 'store'] as const)('%s accepts only https links', (field) => {
    const good = field === 'discord' ? 'discord.gg/sample' : 'sample.example/page?a=1#b';
    expect(normalizeListing({ [field]: ` ${good} ` })[field]).toBe(`https://${good}`);
    expect(problemOf({ [field]: good })).toBe('');
    expect(problemOf({ [field]: '' })).toBe('');
    for (const bad of [
      'http://sample.example/',
      'javascript:alert(1)',
      'data:text/html,x',
      '//sample.example',
      'https://a:b@sample.example/',
      'https://sample.example/a b',
      `https://sample.example/${'x'.repeat(500)}`,
      'https://sample.example/\0',
    ])
      expect(problemOf({ [field]: bad }), bad).toMatch(new RegExp(`^${field}: `));
  });

  test.each([
    'discord.gg/abc-123',
    'https://discord.gg/abc123/',
    'https://discord.com/invite/abc123',
    'https://www.discord.com/invite/abc123?event=1',
    'https://discordapp.com/invite/abc123',
  ])('%s is an invitation to a Discord server', (discord) => {
    expect(problemOf({ discord })).toBe('');
  });

  test.each([
    'https://discord.com/oauth2/authorize?client_id=100000000000000001',
    'https://discord.com/channels/1/2',
    'https://discord.gg/',
    'https://discord.gg/a/b',
    'https://discord.gg:444/abc',
    'https://discord.gg.sample.example/abc',
    'https://evil-discord.com/invite/abc',
    'https://sample.example/discord.gg/abc',
  ])('%s is not', (discord) => {
    expect(problemOf({ discord })).toContain('discord: Enter an invitation to your Discord server');
  });

  test('a website is a field of bots and mods of game servers, which have the other already', () => {
    expect(problemOf({ website: 'https://sample.example/' }, 'minecraft')).toMatch(/^website: /);
    expect(problemOf({ mods: 'Fabric' })).toMatch(/^mods: /);
    expect(problemOf({ mods: 'Fabric' }, 'minecraft')).toBe('');
    expect(problemOf({ mods: '  ' }, 'minecraft')).toBe('');
    for (const bad of ['x'.repeat(81), 'two\nlines', '\u202Ereversed', '\u200B'])
      expect(problemOf({ mods: bad }, 'minecraft'), bad).toMatch(/^mods: /);
  });
});

describe('P472 a video', () => {
  test.each([
    ['https://www.youtube.com/watch?v=sampleVideo&t=12', 'https://www.youtube.com/watch?v=sampleVideo'],
    ['youtube.com/watch?list=x&v=sampleVideo', 'https://www.youtube.com/watch?v=sampleVideo'],
    ['https://m.youtube.com/watch?v=sampleVideo', 'https://www.youtube.com/watch?v=sampleVideo'],
    ['https://youtu.be/sampleVideo?si=abc', 'https://www.youtube.com/watch?v=sampleVideo'],
    ['https://www.youtube.com/shorts/sampleVideo', 'https://www.youtube.com/watch?v=sampleVideo'],
    ['https://www.youtube-nocookie.com/embed/sampleVideo', 'https://www.youtube.com/watch?v=sampleVideo'],
    ['https://vimeo.com/123456789', 'https://vimeo.com/123456789'],
    ['https://vimeo.com/channels/sample/123456789', 'https://vimeo.com/123456789'],
    ['https://vimeo.com/123456789/abcdef0123', 'https://vimeo.com/123456789/abcdef0123'],
    ['https://player.vimeo.com/video/123456789?h=abcdef0123&dnt=1', 'https://vimeo.com/123456789/abcdef0123'],
  ])('%s is recognized and stored as the video’s own page', (given, stored) => {
    expect(normalizeListing({ video: given }).video).toBe(stored);
    expect(problemOf({ video: given })).toBe('');
  });

  test.each([
    'https://www.youtube.com/@sample',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=sampleVideo"><script>',
    'https://www.youtube.com.sample.example/watch?v=sampleVideo',
    'https://notyoutube.com/watch?v=sampleVideo',
    'https://youtu.be/sampleVideo/more',
    'http://youtu.be/sampleVideo',
    'https://youtu.be:8443/sampleVideo',
    'https://a@youtu.be/sampleVideo',
    'https://vimeo.com/sample',
    'https://vimeo.com/123/..%2f',
    'https://sample.example/video.mp4',
    'javascript:alert(1)',
  ])('%s is refused, with what is possible', (video) => {
    expect(parseVideo(video)).toBeNull();
    expect(problemOf({ video })).toMatch(/^video: Enter the link of a video on YouTube or Vimeo/);
  });

  test('whatever is entered, the player is of one of the two providers', () => {
    const ids = fc.stringMatching(/^[\w%/?#&.-]{0,14}$/);
    const hosts = fc.constantFrom(
      'youtu.be',
      'www.youtube.com',
      'vimeo.com',
      'player.vimeo.com',
      'youtube.com.a.example',
    );
    fc.assert(
      fc.property(hosts, fc.constantFrom('/', '/watch?v=', '/embed/', '/video/'), ids, (host, path, id) => {
        const video = parseVideo(`https://${host}${path}${id}`);
        if (!video) return;
        expect(video.player).toMatch(
          /^https:\/\/(www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?rel=0|player\.vimeo\.com\/video\/\d+\?dnt=1(&h=[0-9a-f]+)?)$/,
        );
        expect(new URL(video.player).origin).toBe(video.provider.origin);
        expect(parseVideo(video.link)).toEqual(video);
      }),
    );
  });
});

test('normalizing is idempotent, and a form keeps every field', () => {
  const details = normalizeListing({
    name: 'Sample',
    video: 'youtu.be/sampleVideo',
    discord: 'discord.gg/x',
    mods: ' a ',
  });
  expect(normalizeListing(details)).toEqual(details);
  const form = detailsToForm(details);
  expect(normalizeListing(detailsFromForm((name) => form.getAll(name)))).toEqual(details);
  expect([...new Set(form.keys())].sort()).toEqual(
    LISTING_FIELD_NAMES.filter((name) => name !== 'languages' && name !== 'categories').sort(),
  );
});
