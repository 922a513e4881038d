// Fake voters of the standard site's Minecraft server, flagged by the scan, and an annulment.
import { sql } from 'kysely';
import { OPERATOR } from '../../../src/access/audit.ts';
import type { AppContext } from '../../../src/context.ts';
import { finishAnnulments, orderAnnulment } from '../../../src/integrity/annul-votes.ts';
import { scanVotes } from '../../../src/integrity/scan-votes.ts';
import { ago, dashed, eventIdOf, HOUR, MINUTE } from './rows.ts';
import { MINECRAFT, STAFF } from './sample-site.ts';

export const FLAG_ID = 900_001;
export const ANNULMENT_ID = 'ann_sample';

const FAKES = 60;

interface Fake {
  readonly id: string;
  readonly eventId: string;
  readonly votedAt: Date;
  readonly until: Date;
  readonly network: string;
}

function fakes(listing: string, minutesAgo: number): readonly Fake[] {
  return Array.from({ length: FAKES }, (_, number) => {
    const ageMs = minutesAgo * MINUTE - number * 20_000;
    const votedAt = ago(ageMs);
    const eventId = dashed(eventIdOf(ageMs, (number + 10).toString(16).padStart(2, '0')));
    const network = `sample-network-${listing}-${Math.floor(number / 4)}`;
    return { id: `usr_${listing}${number}`, eventId, votedAt, until: new Date(votedAt.getTime() + 24 * HOUR), network };
  });
}

async function insertFakes({ db }: AppContext, listing: string, minutesAgo: number): Promise<void> {
  const all = fakes(listing, minutesAgo);
  for (const [number, { id, eventId, votedAt, until, network }] of all.entries()) {
    const email = `${listing}${number}@mail.example`;
    await sql`
      insert into person (id, email, name, email_verified, created_at)
      values (${id}, ${email}, ${`${listing}${number}`}, true, ${ago(minutesAgo * MINUTE + HOUR)})`.execute(db);
    await sql`
      insert into vote (event_id, listing_id, voter_id, user_id, player_name, weight, voted_at, next_vote_at)
      values (${eventId}::uuid, ${MINECRAFT.id}, ${id}, ${id}, ${`${listing}_${number}`}, 1, ${votedAt}, ${until})`.execute(
      db,
    );
    await sql`
      insert into vote_network (network, listing_id, event_id, voted_at, expires_at, network_range)
      values (${network}, ${MINECRAFT.id}, ${eventId}::uuid, ${votedAt}, ${until}, ${network})`.execute(db);
  }
  await sql`
    insert into listing_day as known (listing_id, day, votes, weight)
    select ${MINECRAFT.id}, (voted_at at time zone 'UTC')::date, count(*), count(*) from vote
    where event_id = any(${all.map(({ eventId }) => eventId)}::uuid[]) group by 2
    on conflict (listing_id, day) do update set votes = known.votes + excluded.votes, weight = known.weight + excluded.weight`.execute(
    db,
  );
  await sql`
    update listing set vote_count = vote_count + ${FAKES}, score = score + ${FAKES} where id = ${MINECRAFT.id}`.execute(
    db,
  );
}

/** One open flag, under `FLAG_ID`. */
export async function addFlag(app: AppContext): Promise<void> {
  const { db } = app;
  await insertFakes(app, 'voter', 90);
  await scanVotes(db);
  await sql`
    insert into vote_flag (id, listing_id, state, score, votes, first_voted_at, last_voted_at, evidence)
    overriding system value
    select ${FLAG_ID}::bigint, listing_id, 'dismissed', score, votes, first_voted_at, last_voted_at, evidence
    from vote_flag where state = 'open'`.execute(db);
  await sql`update flagged_vote set flag_id = ${FLAG_ID}::bigint`.execute(db);
  await sql`delete from vote_flag where id <> ${FLAG_ID}::bigint`.execute(db);
  await sql`update vote_flag set state = 'open' where id = ${FLAG_ID}::bigint`.execute(db);
}

/** Annulled votes, under `ANNULMENT_ID`. */
export async function addAnnulment(app: AppContext): Promise<void> {
  const { db, wake } = app;
  await insertFakes(app, 'sample', 600);
  const selection = { listingId: MINECRAFT.id, since: ago(601 * MINUTE), until: ago(500 * MINUTE) };
  const reason = `Votes of one script <b>from</b> a few networks. ${'x'.repeat(200)}`;
  await orderAnnulment(db, { selection, reason }, { ...OPERATOR, personId: STAFF.id });
  await finishAnnulments({ db, wake });
  await sql`update annulment set id = ${ANNULMENT_ID}`.execute(db);
  await sql`update annulled_vote set annulment_id = ${ANNULMENT_ID}`.execute(db);
}
