// Parts of the pages of voters: a listing's side column, a vote that was cast, one's account.
import { AccountFrame } from '../parts/account-frame.tsx';
import { ConfirmFirst, NetworkLimit, VotedElsewhere, VotingNotSetUp } from '../parts/cannot-vote.tsx';
import { IconCard } from '../parts/icon-field.tsx';
import { GetIn, Related, TopVoters } from '../parts/listing-aside.tsx';
import { ProofField } from '../parts/proof-field.tsx';
import { RemindMe, RewardedToday, Voted } from '../parts/voted.tsx';
import type { Person } from '../web-parts.ts';
import { aBot, ago, aListing, HOSTILE, hostileListing, wrong } from './sample-things.ts';
import { type Specimen, state } from './specimen.ts';

const VOTE = { votedAt: ago(60), nextVoteAt: ago(-1_380) };
const REWARD = { playerName: HOSTILE, rewardedAt: ago(60), state: 'given' } as const;

const UNCONFIRMED: Person = {
  id: 'usr_specimen',
  email: 'voter@mail.example',
  emailVerified: false,
  name: HOSTILE,
  role: 'member',
  platformId: null,
};

const TOP_VOTERS = [
  { userId: 'x'.repeat(32), votes: 21, name: HOSTILE },
  { userId: 'y'.repeat(32), votes: 20, name: null },
];

export const VOTERS: readonly Specimen[] = [
  { part: 'account-frame', states: [state('tabs', () => <AccountFrame tab="votes" />)] },
  {
    part: 'cannot-vote',
    states: [
      state('an address to confirm', (context) => (
        <ConfirmFirst context={context} listing={aListing()} person={UNCONFIRMED} />
      )),
      state('nobody can confirm one', (context) => <VotingNotSetUp context={context} />),
      state('voted with another account', () => (
        <VotedElsewhere listing={hostileListing()} until={ago(-600)} />
      )),
      state('too many from one network', () => (
        <NetworkLimit
          listing={hostileListing()}
          refusal={{ bound: 'listing', limit: 5, retryAt: ago(-600) }}
        />
      )),
    ],
  },
  {
    part: 'icon-field',
    states: [state('with something wrong', () => <IconCard listing={aListing()} errors={wrong('icon')} />)],
  },
  {
    part: 'proof-field',
    states: [
      state('a password', () => <ProofField has errors={wrong('password')} />),
      state('none', () => <ProofField has={false} errors={[]} />),
    ],
  },
  {
    part: 'listing-aside',
    states: [
      state('usual and hostile', () => (
        <div class="stack close">
          <GetIn listing={aListing()} />
          <TopVoters voters={TOP_VOTERS} person={null} />
          <Related listings={[aBot(), hostileListing()]} />
        </div>
      )),
    ],
  },
  {
    part: 'voted',
    states: [
      state('a vote, a reward, a reminder', () => (
        <div class="stack close">
          <Voted listing={aListing()} vote={VOTE} reward={null} tells />
          <RewardedToday reward={REWARD} />
          <RemindMe listing={aListing()} isReminded={false} pushKey="specimen" />
        </div>
      )),
    ],
  },
];
