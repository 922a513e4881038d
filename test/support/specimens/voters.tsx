// Components of the voters' pages: a listing's side column, a cast vote, the account.

import { captchaProvider } from '../../../src/votes/captcha-providers.ts';
import {
  ConfirmAccountCard,
  NetworkLimitCard,
  OtherAccountVotedCard,
  VotingUnavailableCard,
} from '../../../src/web/components/cannot-vote.tsx';
import { CurrentPasswordField } from '../../../src/web/components/current-password-field.tsx';
import { GameAccountsCard, RewardRecipient } from '../../../src/web/components/game-accounts.tsx';
import { IconCard } from '../../../src/web/components/icon-field.tsx';
import { RelatedListingsCard, TopVotersCard } from '../../../src/web/components/listing-aside.tsx';
import { RecentRewardNote, ReminderCard, VotedCard } from '../../../src/web/components/vote-confirmation.tsx';
import { VoterCheck } from '../../../src/web/components/voter-check.tsx';
import { FormContext, rejected } from '../../../src/web/form-state.ts';
import { EMPTY_FORM } from '../../../src/web/read-form.ts';
import { aListing, HOSTILE, hostileListing, minutesAgo, shownBot, wrong } from './sample-things.ts';
import { type Specimen, state } from './specimen.ts';

const VOTE = { votedAt: minutesAgo(60), nextVoteAt: minutesAgo(-1_380) };
const REWARD = { playerName: HOSTILE, rewardedAt: minutesAgo(60), state: 'given' } as const;

const GAME_LINK = {
  id: 1,
  listingId: 'lst_specimen',
  listingName: HOSTILE,
  platform: 'roblox',
  identity: 'roblox:4815162342',
  name: HOSTILE,
  linkedAt: minutesAgo(60),
} as const;

const CAPTCHA = { provider: captchaProvider('hcaptcha'), siteKey: 'sample' };

const TOP_VOTERS = [
  { userId: 'x'.repeat(32), votes: 21, name: HOSTILE },
  { userId: 'y'.repeat(32), votes: 20, name: null },
];

export const VOTERS: readonly Specimen[] = [
  {
    part: 'cannot-vote',
    states: [
      state('an address to confirm', (context) => (
        <ConfirmAccountCard context={context} listingId="lst_specimen" email="voter@mail.example" />
      )),
      state('nobody can confirm one', (context) => <VotingUnavailableCard context={context} />),
      state('voted with another account', () => <OtherAccountVotedCard type="bot" until={minutesAgo(-600)} />),
      state('too many from one network', () => (
        <NetworkLimitCard
          listing={hostileListing()}
          refusal={{ bound: 'listing', limit: 5, retryAt: minutesAgo(-600) }}
        />
      )),
    ],
  },
  {
    part: 'voter-check',
    states: [
      state('the provider does not respond', () => <VoterCheck votePath="/" kind="replaced" captcha={CAPTCHA} />),
      state('the browser blocks the provider', () => <VoterCheck votePath="/" kind="blocked" captcha={CAPTCHA} />),
    ],
  },
  {
    part: 'icon-field',
    states: [
      state('with something wrong', () => (
        <FormContext.Provider value={rejected(EMPTY_FORM, wrong('icon'))}>
          <IconCard listing={aListing()} />
        </FormContext.Provider>
      )),
    ],
  },
  {
    part: 'current-password-field',
    states: [
      state('a password', () => (
        <FormContext.Provider value={rejected(EMPTY_FORM, wrong('password'))}>
          <CurrentPasswordField hasPassword />
        </FormContext.Provider>
      )),
      state('none', () => <CurrentPasswordField hasPassword={false} />),
    ],
  },
  {
    part: 'listing-aside',
    states: [
      state('usual and hostile', () => (
        <div class="stack close">
          <TopVotersCard listing={aListing()} voters={TOP_VOTERS} person={null} />
          <RelatedListingsCard listings={[shownBot(), hostileListing()]} />
        </div>
      )),
    ],
  },
  {
    part: 'game-accounts',
    states: [
      state('a link with a hostile name', () => (
        <div class="stack close">
          <GameAccountsCard
            links={[GAME_LINK]}
            roblox="not_connected"
            servers={[{ listingId: 'lst_specimen', name: HOSTILE }]}
          />
          <RewardRecipient listingId="lst_specimen" link={{ platform: 'roblox', linked: GAME_LINK }} />
        </div>
      )),
      state('nothing linked', () => (
        <div class="stack close">
          <GameAccountsCard links={[]} roblox={null} servers={[]} />
          <RewardRecipient listingId="lst_specimen" link={{ platform: 'hytale', linked: null }} />
          <RewardRecipient listingId="lst_specimen" link={{ platform: 'minecraft', linked: null }} />
        </div>
      )),
    ],
  },
  {
    part: 'vote-confirmation',
    states: [
      state('a vote, a reward, a reminder', () => (
        <div class="stack close">
          <VotedCard listing={aListing()} vote={VOTE} reward={null} hasListener />
          <RecentRewardNote reward={REWARD} />
          <ReminderCard listingId="lst_specimen" isReminded={false} pushKey="specimen" />
        </div>
      )),
    ],
  },
];
