// PUT and DELETE /bots/:id/changelog/:version (§4.1, §4.2): a bot's release notes, published by its own release
// process.
import { z } from '@hono/zod-openapi';
import { byToken } from '../access/audit.ts';
import { deleteEntry } from '../changelog/delete-entry.ts';
import { isBlank, parseReleaseTime, VERSION_PATTERN } from '../changelog/entry.ts';
import { putEntry } from '../changelog/put-entry.ts';
import { changelogRateLimit, type WriteRefusal } from '../changelog/write-entry.ts';
import { CHANGELOG_WRITES_PER_HOUR, NOTES_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from '../core/limits.ts';
import type { RateLimitResult } from '../db/rate-limit.ts';
import { type ApiContext, type DeclaredEndpoint, endpoint } from './endpoint.ts';
import { problem, validationProblem } from './problems.ts';
import { type NamedRateLimit, tooManyRequests, withRateLimitHeaders } from './rate-limited.ts';
import { STORABLE_TEXT_RULE, text, time, timeOrNull } from './schemas.ts';

const EXAMPLE = {
  version: '2.4.0',
  title: 'Faster commands',
  body: '## Fixed\n\n- `/play` no longer **stops** after a minute ([why](https://bot.example/why))',
  releasedAt: '2026-11-20T12:00:00+01:00',
};

const ChangelogEntrySchema = z
  .object({
    id: z.string().describe('Opaque. A version that is deleted and published again gets a new one.'),
    version: z.string().openapi({ example: EXAMPLE.version }),
    title: z.string().openapi({ description: 'The headline; empty when there is none.', example: EXAMPLE.title }),
    body: z.string().openapi({ description: 'Markdown, exactly as it was sent.', example: EXAMPLE.body }),
    publishedAt: time().describe('When it was released.'),
    editedAt: timeOrNull().describe('When it was last replaced; null if never.'),
  })
  .openapi('ChangelogEntry');

const Params = z.object({
  id: z.string().describe('The bot’s ID; it must be the token’s own bot.'),
  version: z
    .string()
    .regex(
      VERSION_PATTERN,
      'A version is 1 to 32 letters (A to Z), digits, `.`, `_`, `+` or `-`, and begins with a letter or digit.',
    )
    .openapi({
      description:
        'Your own name for the release, compared exactly: `1.0` and `1.0.0` are different, and so are `v1` and `V1`.',
      example: EXAMPLE.version,
    }),
});

const NO_TIME =
  'Must be an ISO 8601 time with its offset, such as 2026-11-20T12:00:00Z, and a day that exists, from 1970 on.';

const NewEntry = z.object({
  body: text(1, NOTES_MAX_CHARACTERS)
    .refine((body) => body === '' || !isBlank(body), 'Must not be empty.')
    .openapi({
      description:
        'Release notes in Markdown: headings, bold, italic, lists, links (http, https, mailto), inline and fenced code. HTML is displayed as text. White space alone counts as empty. Must not contain NUL or unpaired surrogates.',
      example: EXAMPLE.body,
    }),
  title: text(0, TITLE_MAX_CHARACTERS)
    .optional()
    .openapi({
      description: `The headline. If omitted, empty or only white space, the stored one is removed. ${STORABLE_TEXT_RULE}`,
      example: EXAMPLE.title,
    }),
  releasedAt: z
    .string()
    .transform((given, context) => {
      const at = parseReleaseTime(given);
      if (!at) context.addIssue({ code: 'custom', message: NO_TIME });
      return at;
    })
    .optional()
    .openapi({
      type: 'string',
      format: 'date-time',
      description:
        'When it was released: an ISO 8601 date and time with its offset, in the years 1970 to 9999, and at most 60 seconds in the future. If omitted: now for a new version, and unchanged for one that is replaced.',
      example: EXAMPLE.releasedAt,
    }),
});

const PutAnswer = z.object({
  created: z.boolean().describe('Whether the version is new.'),
  entry: ChangelogEntrySchema,
});
const DeleteAnswer = z.object({
  deleted: z.boolean().describe('False when the version had no entry.'),
});

const about = {
  path: '/bots/{id}/changelog/{version}',
  tag: 'Changelog',
  action: 'changelog.write',
  params: Params,
} as const;

const LIMIT = `${CHANGELOG_WRITES_PER_HOUR} writes an hour for a bot, PUT and DELETE together; what is refused counts nothing.`;

export function changelog({ db, site }: Pick<ApiContext, 'db' | 'site'>): readonly DeclaredEndpoint[] {
  const put = endpoint({
    ...about,
    id: 'putChangelogEntry',
    method: 'put',
    summary: 'Publish or replace an entry',
    description: `Publishes the entry of a version, or replaces it as a whole. Requires the Verified or Enterprise plan or the Changelog Pro add-on. ${LIMIT}`,
    body: NewEntry,
    response: PutAnswer,
    refusals: ['PREMIUM_REQUIRED', 'ENTRY_REMOVED', 'RATE_LIMITED'],
    async handle({ token, params: { version }, body, respond }) {
      const { listingId } = token;
      const written = { title: body.title ?? null, body: body.body, releasedAt: body.releasedAt ?? null };
      const result = await putEntry(db, { listingId, version }, written, byToken(token));
      if (!result.ok) return refusal(listingId, result, site.contact);
      const { created, entry, spent } = result;
      return withLimitHeaders(listingId, spent, respond({ created, entry }));
    },
  });
  const remove = endpoint({
    ...about,
    id: 'deleteChangelogEntry',
    method: 'delete',
    summary: 'Delete an entry',
    description: `Safe to repeat. Available on every plan. ${LIMIT}`,
    response: DeleteAnswer,
    refusals: ['ENTRY_REMOVED', 'RATE_LIMITED'],
    async handle({ token, params: { version }, respond }) {
      const { listingId } = token;
      const result = await deleteEntry(db, { listingId, version }, byToken(token));
      if (!result.ok) return refusal(listingId, result, site.contact);
      return withLimitHeaders(listingId, result.spent, respond({ deleted: result.deleted }));
    },
  });
  return [put, remove];
}

function rateLimitOf(listingId: string): NamedRateLimit {
  return { name: 'changelog-writes', ...changelogRateLimit(listingId) };
}

function withLimitHeaders(listingId: string, spent: RateLimitResult, response: Response): Response {
  return withRateLimitHeaders(rateLimitOf(listingId), spent, response);
}

function refusal(listingId: string, refused: WriteRefusal, contact: string | null): Response {
  switch (refused.reason) {
    case 'unknown_bot':
      return problem('NOT_FOUND', 'There is no bot with this ID.');
    case 'in_future':
      return validationProblem([{ field: 'releasedAt', message: 'Must not be in the future.' }]);
    case 'plan_excludes':
      return problem(
        'PREMIUM_REQUIRED',
        `The changelog requires the Verified or Enterprise plan or the Changelog Pro add-on.${contact === null ? '' : ` Ask for them at ${contact}.`}`,
      );
    case 'removed_by_staff':
      return problem(
        'ENTRY_REMOVED',
        'Platform staff removed this entry; it cannot be replaced or deleted. Publish another version, or ask the staff to restore it.',
      );
    case 'rate_limited':
      return tooManyRequests(rateLimitOf(listingId), refused.spent);
  }
}
