// Stores the demo's sample people and listings with their history, through the application's own functions where
// possible.
import { byPerson, OPERATOR } from '../../access/audit.ts';
import { createPerson } from '../../access/people.ts';
import type { Person } from '../../access/person.ts';
import { putEntry } from '../../changelog/put-entry.ts';
import type { AppContext } from '../../context.ts';
import { assert } from '../../core/assert.ts';
import { now } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Db } from '../../db/database.ts';
import { createListing } from '../../listings/create-listing.ts';
import { upsertIcon } from '../../listings/icon-queries.ts';
import { insertPicture, upsertBanner } from '../../listings/picture-queries.ts';
import { type Icon, renderIcon } from '../../listings/render-icon.ts';
import { drawSampleIcon } from './draw-sample-icon.ts';
import { pastPlayers, pastServers, pastUptime, seededRandom } from './history.ts';
import {
  backdateListing,
  backdatePerson,
  insertPlayerHours,
  insertSamplePeople,
  insertServerFacts,
  insertServerHours,
  insertUptime,
  type SamplePersonRow,
} from './history-queries.ts';
import { MORE_SAMPLE_BOTS } from './more-sample-bots.ts';
import { MORE_SAMPLE_SERVERS } from './more-sample-servers.ts';
import { SAMPLE_BOTS } from './sample-bots.ts';
import { SAMPLE_DETAILS, sampleSlug } from './sample-details.ts';
import type { SampleListing } from './sample-listing.ts';
import { findSampleBanner, findSampleGallery, readSamplePictures, type SamplePictures } from './sample-pictures.ts';
import { SAMPLE_SERVERS } from './sample-servers.ts';
import { SIGN_INS, type SignInRole } from './sign-ins.ts';

export const SAMPLE_LISTINGS: readonly SampleListing[] = [
  ...SAMPLE_SERVERS,
  ...MORE_SAMPLE_SERVERS,
  ...SAMPLE_BOTS,
  ...MORE_SAMPLE_BOTS,
];
const VOTERS = 42;
const DAY_MS = 86_400_000;
/** The first sample people join before the first listing is created. */
const JOINED_DAYS_AGO = 215;
const SERVER_DAYS = 90;
const PLAYER_DAYS = 21;

export interface StoredSample {
  readonly id: string;
  readonly listedAt: Date;
  readonly sample: SampleListing;
}

export interface SampleVoter {
  readonly id: string;
  readonly joinedAt: Date;
}

export interface SamplePeople {
  readonly owners: readonly Person['id'][];
  /** The first is the one whose credentials the demo prints. */
  readonly voters: readonly SampleVoter[];
}

/** Three people with a password, and further owners and voters without one. */
export async function seedDemoPeople({ db }: AppContext): Promise<SamplePeople> {
  const [voter, owner] = await Promise.all([
    signInFor(db, 'voter', daysAgo(JOINED_DAYS_AGO)),
    signInFor(db, 'owner', daysAgo(JOINED_DAYS_AGO)),
    signInFor(db, 'staff', daysAgo(JOINED_DAYS_AGO)),
  ]);
  const random = seededRandom('people');
  const others = [
    ...[2, 3].map((number) => personRow(`Sample owner ${number}`, daysAgo(JOINED_DAYS_AGO))),
    ...Array.from({ length: VOTERS - 1 }, (_, index) =>
      personRow(`Sample voter ${index + 2}`, daysAgo(JOINED_DAYS_AGO * (0.1 + 0.9 * random()))),
    ),
  ];
  await insertSamplePeople(db, others);
  const voters = others.slice(2).map(({ id, createdAt }) => ({ id, joinedAt: new Date(createdAt) }));
  return {
    owners: [owner, ...others.slice(0, 2).map(({ id }) => id)],
    voters: [{ id: voter, joinedAt: daysAgo(JOINED_DAYS_AGO) }, ...voters],
  };
}

async function signInFor(db: AppContext['db'], role: SignInRole, joinedAt: Date): Promise<string> {
  const { name, email, password } = SIGN_INS[role];
  const staff = role === 'staff' ? { staffBy: OPERATOR } : {};
  const created = await createPerson(db, { name, email, password, emailVerified: true, ...staff });
  assert(created.ok, `the sample ${role} cannot be created`);
  await backdatePerson(db, created.person.id, joinedAt);
  return created.person.id;
}

function personRow(name: string, joinedAt: Date): SamplePersonRow {
  const email = `${name.toLowerCase().replaceAll(' ', '-')}@sample.example`;
  return { id: newId('usr'), name, email, createdAt: joinedAt.toISOString() };
}

function daysAgo(days: number): Date {
  return new Date(now().getTime() - days * DAY_MS);
}

export interface SampleImages {
  readonly icons: SampleIcons;
  readonly pictures: SamplePictures;
}

/** Stores each listing with its images, release notes, and history of servers or players. */
export async function seedDemoListings(
  app: AppContext,
  people: SamplePeople,
  images: SampleImages,
): Promise<readonly StoredSample[]> {
  const stored: StoredSample[] = [];
  for (const sample of SAMPLE_LISTINGS) {
    const listing = await seedListing(app, sample, people);
    await seedImages(app.db, listing, images);
    stored.push(listing);
  }
  return stored;
}

async function seedImages(db: Db, { id, sample }: StoredSample, { icons, pictures }: SampleImages): Promise<void> {
  const icon = icons.get(sample);
  if (icon) await upsertIcon(db, id, icon);
  const slug = sampleSlug(sample.text.name);
  const banner = findSampleBanner(pictures, slug);
  if (banner) await upsertBanner(db, id, banner);
  const texts = SAMPLE_DETAILS[slug]?.pictures ?? [];
  for (const [place, picture] of findSampleGallery(pictures, slug).entries())
    await insertPicture(db, id, picture, texts[place] ?? sample.text.name);
}

/** Both need no database, so they are prepared while it is created. */
export async function prepareSampleImages(): Promise<SampleImages> {
  const [icons, pictures] = await Promise.all([drawSampleIcons(), readSamplePictures()]);
  return { icons, pictures };
}

type SampleIcons = ReadonlyMap<SampleListing, Icon>;

/** Empty if images cannot be rendered. */
async function drawSampleIcons(): Promise<SampleIcons> {
  const icons = new Map<SampleListing, Icon>();
  for (const sample of SAMPLE_LISTINGS) {
    const picture = await drawSampleIcon(sample.icon);
    const drawn = picture && (await renderIcon(picture));
    if (drawn?.ok) icons.set(sample, drawn.image);
  }
  return icons;
}

async function seedListing({ db }: AppContext, sample: SampleListing, { owners }: SamplePeople): Promise<StoredSample> {
  const ownerId = owners[sample.owner] ?? '';
  const { about, ...text } = sample.text;
  const { pictures: _, server, ...details } = SAMPLE_DETAILS[sampleSlug(text.name)] ?? {};
  const kind = sample.type === 'game' ? { type: sample.type, game: sample.game } : { type: sample.type };
  const listedAt = daysAgo(sample.listedDaysAgo + 0.05);
  const places = { address: sample.type === 'game' ? sample.address : null, link: sample.link ?? null };
  const id = await db.transaction().execute(async (transaction) => {
    const given = { ...text, ...details, ...kind, ...places, description: described(sample, about), ownerId };
    const created = await createListing(transaction, {
      ...given,
      by: byPerson({ id: ownerId }),
      needsApproval: sample.isPending ?? false,
    });
    assert(created.ok, `the sample listing ${text.name} cannot be created`);
    const servers =
      sample.type === 'bot' && !sample.isPending
        ? { serverCount: sample.servers.to, shardCount: sample.servers.shards }
        : null;
    const listingId = created.listing.id;
    await backdateListing(transaction, { listingId, listedAt, plan: sample.plan, servers });
    return listingId;
  });
  await seedReleases(db, id, sample);
  await seedHours(db, id, sample, listedAt);
  if (server) await insertServerFacts(db, id, server);
  if (hasUptime(sample)) await insertUptime(db, id, pastUptime(listedAt, seededRandom(text.name)));
  return { id, listedAt, sample };
}

function described(sample: SampleListing, about: string): string {
  const note =
    sample.type === 'game'
      ? 'This listing is sample data: no such server exists, and its player numbers are simulated.'
      : 'This listing is sample data: no such bot exists, and its numbers are made up.';
  return `${about}\n\n${note}`;
}

async function seedReleases(db: AppContext['db'], listingId: string, sample: SampleListing): Promise<void> {
  if (sample.type !== 'bot') return;
  for (const { version, daysAgo: days, ...written } of sample.releases) {
    const put = await putEntry(db, { listingId, version }, { ...written, releasedAt: daysAgo(days) }, OPERATOR);
    assert(put.ok, `the sample release ${version} cannot be published`);
  }
}

/** Elsewhere, silence proves nothing (decision P482). */
function hasUptime(sample: SampleListing): boolean {
  return sample.type === 'game' && sample.players !== 'offline' && ['minecraft', 'fivem'].includes(sample.game);
}

async function seedHours(db: AppContext['db'], listingId: string, sample: SampleListing, since: Date): Promise<void> {
  const random = seededRandom(sample.text.name);
  if (sample.type === 'bot') {
    const hours = pastServers({ now: now(), days: SERVER_DAYS, since }, sample.servers, random);
    return insertServerHours(db, listingId, hours);
  }
  if (sample.players === 'offline') return;
  const span = { now: now(), days: PLAYER_DAYS, since };
  return insertPlayerHours(db, listingId, pastPlayers(span, sample.players.most, random));
}
