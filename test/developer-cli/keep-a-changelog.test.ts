// DoctorFinding a version's section in a CHANGELOG.md, as people write them.
import { expect, test } from 'vitest';
import { findSection } from '../../cli/src/changelog/keep-a-changelog.ts';

const SAMPLE = `# Changelog

All notable changes.

## [Unreleased]

## [1.2.0] - 2026-01-31
### Added
- Music, see [#12] and [the guide](https://bot.example/guide)

\`\`\`md
## 9.9.9
\`\`\`

## 1.1.0 (2025-12-24)

- Fixed [a crash][#11]

## v1.0.0

First.

[unreleased]: https://bot.example/compare/v1.2.0...HEAD
[1.2.0]: https://bot.example/compare/v1.1.0...v1.2.0
[#12]: https://bot.example/issues/12
[#11]: https://bot.example/issues/11
`;

const bodyOf = (version: string, text = SAMPLE) => {
  const search = findSection(text, version);
  return search.ok ? search.section : search.reason;
};

test('a section ends at the next version; references become links, and code is no heading', () => {
  expect(bodyOf('1.2.0')).toEqual({
    date: '2026-01-31',
    body: [
      '### Added',
      '- Music, see [#12](https://bot.example/issues/12) and [the guide](https://bot.example/guide)',
      '',
      '```md',
      '## 9.9.9',
      '```',
    ].join('\n'),
  });
});

test('other usual headings', () => {
  expect(bodyOf('v1.1.0')).toEqual({ date: '2025-12-24', body: '- Fixed [a crash](https://bot.example/issues/11)' });
  expect(bodyOf('1.0.0')).toEqual({ date: null, body: 'First.' });
  const linked = '# [2.0.0](https://bot.example/2) (2026-02-01)\r\n\r\n- Windows line breaks\r\n\r\n# 1.9.9\r\n- Old';
  expect(bodyOf('2.0.0', linked)).toEqual({ date: '2026-02-01', body: '- Windows line breaks' });
  expect(bodyOf('2.1.0-beta.1', '## [2.1.0-beta.1] – 2026-02-02\n- Beta')).toMatchObject({ body: '- Beta' });
  expect(bodyOf('3.0.0', '\uFEFF## 3.0.0 [YANKED]\n- Gone')).toEqual({ date: null, body: '- Gone' });
});

test('what is missing, empty or repeated is said, with the versions that there are', () => {
  expect(findSection(SAMPLE, '1.3.0')).toEqual({
    ok: false,
    reason: 'missing',
    versions: ['Unreleased', '1.2.0', '1.1.0', 'v1.0.0'],
  });
  expect(bodyOf('1.2')).toBe('missing');
  expect(bodyOf('unreleased')).toBe('empty');
  expect(bodyOf('1.0.0', '## 1.0.0\n- A\n## [1.0.0]\n- B')).toBe('repeated');
});
