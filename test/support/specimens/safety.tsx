// Components about votes under suspicion and second factors.
import type { FlagEvidence } from '../../../src/integrity/evidence.ts';
import type { PageParts } from '../../../src/listings/page-parts.ts';
import type { ListingReview } from '../../../src/listings/review-listing.ts';
import type { StaffChatStatus } from '../../../src/notices/staff-alerts.ts';
import { FlagCount, FlagCountContext } from '../../../src/web/components/flag-count.tsx';
import { AgesCard, NamesCard, NetworksCard, ScoreCard, TimesCard } from '../../../src/web/components/flag-evidence.tsx';
import { ListingReviewCards } from '../../../src/web/components/listing-review.tsx';
import { ListingPreview } from '../../../src/web/components/listing-text.tsx';
import { PasskeyBox } from '../../../src/web/components/passkey-box.tsx';
import { QrCode } from '../../../src/web/components/qr-code.tsx';
import { StaffChatFacts } from '../../../src/web/components/staff-chat.tsx';
import { aListing, HOSTILE, hostileListing, LONG, minutesAgo } from './sample-things.ts';
import { type Specimen, state } from './specimen.ts';

const OTHER = {
  id: 'lst_other',
  name: HOSTILE,
  otherNames: [HOSTILE],
  type: 'bot',
  game: null,
  state: 'refused',
  voteCount: 12_345,
  ownerProvenAt: minutesAgo(9_000),
  ownerId: 'usr_specimen',
  ownerName: HOSTILE,
  createdAt: minutesAgo(90_000),
} as const;
const NO_PARTS: PageParts = { pictures: [], team: { owner: null, managers: [] } };
const HOSTILE_PARTS: PageParts = {
  pictures: [{ hash: 'specimenpicture1', alt: HOSTILE, width: 1600, height: 3 }],
  team: { owner: HOSTILE, managers: [HOSTILE, LONG] },
};
const CLEAR = { texts: [], lookAlikes: [], duplicates: [], refusals: [], others: [] };
const REVIEW: ListingReview = {
  texts: [{ language: 'de', name: HOSTILE, summary: null, description: LONG }],
  lookAlikes: [
    { ...OTHER, skeleton: 'sample', core: 'sample', isWorthImitating: true, isSame: true },
    { ...OTHER, state: 'public', skeleton: 'samp1e', core: 'sample', isWorthImitating: false, isSame: false },
  ],
  duplicates: [{ ...OTHER, sameAddress: true, sameLink: true, sameText: true }],
  refusals: [{ at: minutesAgo(3), listingId: 'lst_other', listingName: HOSTILE, reason: LONG }],
  others: [OTHER],
};
const CHAT: StaffChatStatus = {
  sentAt: minutesAgo(3),
  failedAt: minutesAgo(2),
  failures: 4,
  waiting: 0,
  problem: null,
};
const REFUSED = { happened: `The webhook was removed: ${LONG}.`, todo: 'Create another one.' };
const EVIDENCE: FlagEvidence = {
  windowMinutes: 180,
  votes: 12_345,
  usualVotes: 67.8,
  burstPoints: 30,
  marks: [
    { mark: 'fresh', votes: 9_876, usual: 3, points: 25 },
    { mark: 'named', votes: 8_000, usual: 0, points: 20 },
  ],
  times: Array.from({ length: 48 }, (_, index) => ({
    at: minutesAgo((48 - index) * 30).toISOString(),
    votes: index * 7,
    flagged: index > 40 ? index * 6 : 0,
  })),
  ages: [
    { upTo: 'hour', votes: 9_000 },
    { upTo: 'older', votes: 12 },
  ],
  groups: [{ group: 1, votes: 7_000 }],
  sequences: [
    { shape: HOSTILE, votes: 40 },
    { shape: LONG, votes: 1 },
  ],
  counts: { votes: 0, fresh: 0, dormant: 0, single: 0, shared: 0, named: 0 },
};

export const SAFETY: readonly Specimen[] = [
  {
    part: 'flag-count',
    states: [1, 250].map((open) =>
      state(`${open} of them`, () => (
        <FlagCountContext.Provider value={open}>
          <span>
            Votes
            <FlagCount />
          </span>
        </FlagCountContext.Provider>
      )),
    ),
  },
  {
    part: 'flag-evidence',
    states: [
      state('score', () => <ScoreCard score={75} evidence={EVIDENCE} />),
      state('times', () => <TimesCard times={EVIDENCE.times} />),
      state('ages', () => <AgesCard ages={EVIDENCE.ages} />),
      state('no ages', () => <AgesCard ages={[]} />),
      state('networks', () => <NetworksCard groups={EVIDENCE.groups} linkTo={() => '/specimens'} />),
      state('names', () => <NamesCard sequences={EVIDENCE.sequences} />),
    ],
  },
  {
    part: 'passkey-box',
    states: [
      state('using one', () => <PasskeyBox options={{}} field="specimen_passkey" text="Use a passkey" main />),
      state('adding one', () => <PasskeyBox options={{}} field="specimen_new" text="Add a passkey" creates />),
    ],
  },
  {
    part: 'qr-code',
    states: [state('a key', () => <QrCode text="otpauth://totp/Sample?secret=SAMPLE" label="QR code of the key" />)],
  },
  {
    part: 'listing-text',
    states: [
      state('preview', () => (
        <ListingPreview
          listing={aListing()}
          description="<p>A description.</p>"
          ownership="optional"
          parts={NO_PARTS}
        />
      )),
      state('preview of a hostile one', () => (
        <ListingPreview listing={hostileListing()} description="" ownership="required" parts={HOSTILE_PARTS} />
      )),
    ],
  },
  {
    part: 'listing-review',
    states: [
      state('nothing', () => <ListingReviewCards review={CLEAR} />),
      state('all of it', () => <ListingReviewCards review={REVIEW} />),
    ],
  },
  {
    part: 'staff-chat',
    states: [
      state('sent', () => <StaffChatFacts chat={CHAT} />),
      state('refused', () => <StaffChatFacts chat={{ ...CHAT, sentAt: null, waiting: 12_345, problem: REFUSED }} />),
    ],
  },
];
