// Text for visitors is in the message catalogs, which have no other; and snippets in which the rule must find text, or
// nothing.
import { describe, expect, test } from 'vitest';
import { sourceTexts } from '../../scripts/messages/check.ts';
import { findHardCodedText } from './hard-coded-text.ts';
import { SERVER, type Snippet, source } from './snippets.ts';

/** Guides and the API reference are English (decision P584); drawings, scripts, feeds and files have no text for pages. */
const ENGLISH_OR_NO_TEXT =
  /^src\/web\/(widget\/|client\/|(assets|cache-control|curl-command|describe-schema|draw-badge|redirect|structured-data)\.ts|components\/(api-operation|docs-layout|listener-help|signing-secret|check-card)\.tsx|pages\/public\/(api-reference|docs|downloads)\.tsx|pages\/public\/(calendar|changelog-feeds|check-voter|oembed|preview-image|qr-image|site-files|sitemap|text-image|well-known|widget)\.ts|pages\/dashboard\/unrewarded-csv\.ts)/;
/** Names of products, header names and values, and what is for programs. */
const NO_TEXT =
  /^(Plaudit|llms\.txt|Discord|Minecraft|Roblox|Hytale|(Java|Bedrock) Edition|Host|Forwarded|Lax|POST|Not found|<!doctype html>|<option .*|text\/html; .*|502, 5xx, connect_refused|allow-scripts .*|fullscreen; .*|Too many live pages are open\..*)$/;

test('no page has text of its own', () => {
  const pages = SERVER.filter(({ path }) => path.startsWith('src/web/') && !ENGLISH_OR_NO_TEXT.test(path));
  const found = pages.flatMap(findHardCodedText);
  expect(found.filter((line) => !NO_TEXT.test(line.replace(/^[^:]*:\d+: /, '')))).toEqual([]);
});

/** Named by a part and an ending: see mail/listing-emails.ts. */
const NAMED_BY_PARTS = /^listingEmails\.(transferred|dismissed|lapsed)(Subject)?$/;

test('every message is shown somewhere', () => {
  const code = SERVER.filter(({ path }) => !/^src\/messages\/[^/]+\//.test(path));
  const shown = new Set(code.flatMap(({ text }) => text.match(/'\w+\.\w+'/g) ?? []));
  const unused = [...sourceTexts().keys()].filter((key) => !shown.has(`'${key}'`));
  expect(unused.filter((key) => !NAMED_BY_PARTS.test(key))).toEqual([]);
});

describe('hard-coded text', () => {
  test.each<Snippet>([
    ['src/web/a.tsx', 'const a = <p>Vote now</p>;'],
    ['src/web/a.tsx', 'const a = <Button text="Save" />;'],
    ['src/web/a.tsx', 'const a = <a aria-label="Main">{b}</a>;'],
    ['src/web/a.tsx', `const a = \`\${count} votes in total\`;`],
    ['src/web/a.ts', "const a = { title: 'Error', href: '/a' };"],
    ['src/web/a.ts', "redirectWithSuccess(context, '/', 'Your name was saved.');"],
  ])('is found: %s: %s', (...snippet) => {
    expect(findHardCodedText(source(snippet))).toHaveLength(1);
  });

  test.each<Snippet>([
    ['src/web/a.tsx', "const a = <p class='dim note'>{t('vote.title')}</p>;"],
    ['src/web/a.tsx', 'const a = <input type="Text" name="First name" />;'],
    ['src/web/a.ts', "context.header('Cache-Control', 'private, no-store');"],
    ['src/web/a.ts', "import { A } from 'Some Module';"],
    ['src/web/a.ts', "throw new Error('This cannot happen.');"],
  ])('is not: %s: %s', (...snippet) => {
    expect(findHardCodedText(source(snippet))).toEqual([]);
  });
});
