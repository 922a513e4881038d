// Tokens, release notes, notices and the audit log of the standard site.
import { hashSecret } from '../../../src/core/secrets.ts';
import type { Db } from '../../../src/db/database.ts';
import { ago, HOUR, MINUTE } from './rows.ts';
import { BOT, MANAGER, MINECRAFT, OWNER, STAFF, TOKEN_ID, WEBHOOK_ID } from './sample-site.ts';

export async function seedTokens(db: Db): Promise<void> {
  const of = { listing_id: MINECRAFT.id, listing_type: 'game' as const, created_by: OWNER.id };
  await db
    .insertInto('api_token')
    .values([
      {
        ...of,
        id: TOKEN_ID,
        name: 'Sample reward bot',
        scopes: ['votes:read', 'webhooks:write'],
        secret_hash: hashSecret('sample secret 1'),
        created_at: ago(90 * HOUR),
        last_used_at: ago(MINUTE),
        last_used_for: 'checkVote',
      },
      {
        ...of,
        id: 'tok_2',
        name: 'Spare',
        scopes: ['votes:read'],
        secret_hash: hashSecret('sample secret 2'),
        created_at: ago(5 * HOUR),
      },
    ])
    .execute();
}

const NOTES = `#### Fixed

- \`/play\` no longer **stops** ([why](https://bot.example/why))
  1. first
  2. *second*

### Changed
Text with a [bad link](javascript:alert(1)), <script>alert(1)</script> and ![a picture](https://bot.example/a.png).

\`\`\`ts
const ${'veryLongName'.repeat(20)} = '<b>';
\`\`\``;

/** The newest first; the second was removed by staff. */
export async function seedChangelog(db: Db): Promise<void> {
  const of = { listing_id: BOT.id };
  await db
    .insertInto('changelog_entry')
    .values([
      {
        ...of,
        id: 'chg_sample1',
        version: '2.4.0+build.77',
        title: 'Faster commands <b>',
        body: NOTES,
        published_at: ago(50 * HOUR),
        edited_at: ago(HOUR),
      },
      {
        ...of,
        id: 'chg_sample2',
        version: '2.3.9',
        title: 'Removed title',
        body: 'Buy something else.',
        published_at: ago(90 * HOUR),
        removed_at: ago(40 * HOUR),
        removed_by: STAFF.id,
        removed_reason: 'Advertises something else. \u202Eelpmas\u202C',
      },
      {
        ...of,
        id: 'chg_sample3',
        version: '2.3.8',
        title: null,
        body: 'Small things.',
        published_at: ago(900 * HOUR),
      },
    ])
    .execute();
  await db
    .insertInto('changelog')
    .values({ listing_id: BOT.id, changed_at: ago(MINUTE) })
    .onConflict((conflict) => conflict.column('listing_id').doUpdateSet({ changed_at: ago(MINUTE) }))
    .execute();
}

/** Two undismissed notices of the owner, and a dismissed one. */
export async function seedNotices(db: Db): Promise<void> {
  const rows = await db
    .insertInto('notice')
    .values([
      {
        at: ago(8 * MINUTE),
        listing_id: MINECRAFT.id,
        kind: 'webhook.failing',
        endpoint_id: WEBHOOK_ID,
        failures: 15,
        mailed_at: ago(8 * MINUTE),
      },
      {
        at: ago(9 * HOUR),
        listing_id: BOT.id,
        kind: 'changelog.removed',
        entry_id: 'chg_sample2',
        mailed_at: ago(9 * HOUR),
      },
      {
        at: ago(5 * MINUTE),
        listing_id: MINECRAFT.id,
        kind: 'webhook.disabled',
        endpoint_id: WEBHOOK_ID,
        failures: 20,
        mailed_at: ago(5 * MINUTE),
      },
    ])
    .returning(['id', 'kind'])
    .execute();
  await db
    .insertInto('notice_person')
    .values(
      rows.map(({ id, kind }) => ({
        notice_id: id,
        person_id: OWNER.id,
        dismissed_at: kind === 'webhook.failing' ? ago(MINUTE) : null,
        mailed_at: ago(MINUTE),
      })),
    )
    .execute();
}

export async function seedAuditLog(db: Db): Promise<void> {
  const owner = { listing_id: MINECRAFT.id, person_id: OWNER.id };
  const token = { listing_id: MINECRAFT.id, token_id: TOKEN_ID };
  const detail = (value: object) => JSON.stringify(value);
  const events = [
    {
      listing_id: MINECRAFT.id,
      act: 'listing.created',
      by_operator: true,
      subject: MINECRAFT.name,
      at: ago(300 * HOUR),
    },
    { ...owner, act: 'listing.edited', detail: detail({ fields: ['name', 'tags'] }) },
    { ...owner, act: 'manager.joined', person_id: MANAGER.id },
    { ...token, act: 'redelivery.ordered', detail: detail({ states: ['undelivered'], events: 31 }) },
    { ...owner, act: 'webhook.saved', subject: 'survival.example' },
    { ...token, act: 'webhook.paused' },
    {
      ...owner,
      act: 'token.created',
      subject: 'Spare \u202Eelpmas\u202C',
      detail: detail({ scopes: ['votes:read'] }),
    },
    {
      ...owner,
      act: 'plan.changed',
      person_id: STAFF.id,
      detail: detail({ plan: 'verified', changelogPro: true }),
    },
  ];
  await db
    .insertInto('audit_entry')
    .values(events.map((event, index) => ({ at: ago((60 - index) * 7 * MINUTE), ...event })))
    .execute();
}
