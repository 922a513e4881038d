// The content of the standard site: people, listings, and the IDs of what they own. It is recognizable as sample data.
import type { Person } from '../../../src/access/person.ts';
import { ago, eventIdOf, HOUR, MINUTE } from './rows.ts';

function person(id: string, name: string, email: string, role: Person['role'] = 'member') {
  return {
    id,
    name,
    email,
    role,
    emailVerified: true,
    image: null,
    platformId: null,
    language: null,
    timeZone: null,
    hourCycle: null,
    createdAt: ago(900 * HOUR),
  } as const;
}

export const OWNER = person('usr_sampleowner0000000000', 'Sample Owner', 'owner@mail.example');
export const MANAGER = person('usr_manager', 'Sample Manager', 'manager@mail.example');
export const STAFF = person('usr_staff', 'Sample Staff', 'staff@mail.example', 'staff');
export const VOTER = person('usr_voter', 'Sample Voter', 'voter@mail.example');
export const STRANGER = person('usr_stranger', 'Sample Stranger', 'stranger@mail.example');
export const PEOPLE = { owner: OWNER, manager: MANAGER, staff: STAFF, voter: VOTER, stranger: STRANGER };
export type PersonName = keyof typeof PEOPLE;

export const MINECRAFT = {
  type: 'game',
  game: 'minecraft',
  id: 'lst_sampleminecraft',
  slug: 'sample-survival',
  name: 'Sample Survival',
  ownerId: OWNER.id,
} as const;
export const BOT = {
  type: 'bot',
  game: null,
  id: '100000000000000001',
  slug: 'sample-bot',
  name: 'Sample Bot',
  ownerId: OWNER.id,
} as const;
export const WEBHOOK_ID = 'end_sample';
export const LISTENER_ID = 'end_listener';
export const TOKEN_ID = 'tok_1';
export const SECRET = 'whsec_c2FtcGxlLXNlY3JldC1vZi0zMi1ieXRlcy0wMDAwMDA=';
/** The listener's token, which no page may show. */
export const LISTENER_TOKEN = '7j302r4n7a5tnm7b5sampletok';

export const EVENT = eventIdOf(9_000);
/** At the vote listener: nothing of it was sent. */
export const FAILED_VOTE_EVENT = eventIdOf(8 * MINUTE, 'bb');
export const RETRIED_EVENT = eventIdOf(2 * MINUTE);
export const REFUSED_EVENT = eventIdOf(4 * MINUTE);
export const UNDELIVERED_EVENT = eventIdOf(8 * HOUR);
/** A forged test event of the self-check, which the receiver rejected correctly. */
export const FORGED_EVENT = eventIdOf(27 * HOUR);
