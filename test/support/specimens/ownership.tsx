// Components about the ownership of listings and the weight of votes.

import type { ShownProof } from '../../../src/ownership/read-ownership.ts';
import {
  OwnershipCard,
  OwnerVerifiedPill,
  ProofMethods,
  ProofWarning,
  WaitingForProofNotice,
} from '../../../src/web/components/ownership.tsx';
import { RankingNote } from '../../../src/web/components/ranking-note.tsx';
import { aListing, HOSTILE, hostileListing, LONG, minutesAgo } from './sample-things.ts';
import { type Specimen, state } from './specimen.ts';

const PROOF: ShownProof = {
  personId: 'usr_specimen',
  method: 'motd',
  subject: 'minecraft:play.survival.example',
  shown: HOSTILE,
  by: 'a code in the message of the day',
  provenAt: minutesAgo(90_000),
  checkedAt: minutesAgo(9_000),
  failingSince: null,
  endsAt: null,
  problem: null,
  nextCheckAt: minutesAgo(-9_000),
};
const METHOD = {
  id: 'motd',
  title: 'Message of the day',
  text: LONG,
  copy: [{ label: 'the code', value: 'plaudit-2e2de1ph' }],
} as const;

export const OWNERSHIP: readonly Specimen[] = [
  {
    part: 'ownership',
    states: [
      state('badge', () => <OwnerVerifiedPill listing={aListing()} />),
      state('proven', () => <OwnershipCard listing={hostileListing()} proof={PROOF} isOwn={false} />),
      state('not proven', () => <OwnershipCard listing={aListing()} proof={null} isOwn />),
      state('a way that failed', () => (
        <ProofMethods
          offered={{ shown: 'play.example', problem: null, methods: [METHOD] }}
          path="/specimens"
          failed={{ method: 'motd', sentence: HOSTILE }}
        />
      )),
      state('warning', () => <ProofWarning title="It cannot be proven yet">{LONG}</ProofWarning>),
      state('waiting', () => <WaitingForProofNotice listingId="lst_specimen" />),
    ],
  },
  {
    part: 'ranking-note',
    states: [
      state('weights', () => <RankingNote weights={{ free: 1, verified: 2, enterprise: 30 }} />),
      state('all the same', () => <RankingNote weights={{ free: 1, verified: 1, enterprise: 1 }} />),
    ],
  },
];
