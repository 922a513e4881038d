// Components of a listing's page and of the settings for its pictures.
import type { GalleryPicture } from '../../../src/listings/picture-queries.ts';
import { BannerCard } from '../../../src/web/components/banner-card.tsx';
import { AddPictureCard, PictureRow } from '../../../src/web/components/gallery-form.tsx';
import { ImageField } from '../../../src/web/components/image-field.tsx';
import { ListingBanner } from '../../../src/web/components/listing-banner.tsx';
import { JoinFacts, ListingDetailsCard } from '../../../src/web/components/listing-facts.tsx';
import { ListingGallery } from '../../../src/web/components/listing-gallery.tsx';
import { ListingLinksCard } from '../../../src/web/components/listing-links.tsx';
import { ListingPlainText } from '../../../src/web/components/listing-plain-text.tsx';
import { OwnListingNote } from '../../../src/web/components/own-listing-note.tsx';
import { PageChecklist } from '../../../src/web/components/page-checklist.tsx';
import { TeamCard } from '../../../src/web/components/team-card.tsx';
import { VoteCard } from '../../../src/web/components/vote-card.tsx';
import { aListing, HOSTILE, hostileListing, LONG, minutesAgo, shownBot, somePlayers } from './sample-things.ts';
import { type Specimen, state } from './specimen.ts';

const LINKS = {
  website: 'https://bot.survival.example/',
  discord: 'https://discord.gg/sample',
  support: `https://${'a-very-long-name-'.repeat(3)}of.survival.example/`,
  source: 'https://code.survival.example/sample',
  store: 'https://store.survival.example/',
  video: 'https://vimeo.com/123456789',
} as const;
const LONG_ADDRESS = `${'a-very-long-name-'.repeat(3)}of.survival.example:25566`;
const MODS = 'x'.repeat(80);
const TEAM = { owner: HOSTILE, managers: [HOSTILE, LONG] };
const IMAGES: readonly GalleryPicture[] = [
  { hash: 'specimenpicture2', alt: HOSTILE, width: 1600, height: 3 },
  { hash: 'specimenpicture3', alt: LONG, width: 900, height: 1600 },
];
const WEIGHTS = { free: 1, verified: 2, enterprise: 3 };
const VOTE = { votedAt: minutesAgo(50), nextVoteAt: minutesAgo(-670) };

export const PICTURES_AND_LINKS: readonly Specimen[] = [
  {
    part: 'listing-banner',
    states: [state('shown', () => <ListingBanner listing={aListing({ banner: 'specimenbanner12' })} />)],
  },
  {
    part: 'listing-facts',
    states: [
      state('a server', () => <JoinFacts listing={aListing()} />),
      state('offline', () => (
        <JoinFacts listing={aListing({ players: somePlayers({ state: 'offline', failingSince: minutesAgo(90) }) })} />
      )),
      state('online without a number', () => (
        <JoinFacts
          listing={aListing({ address: LONG_ADDRESS, players: somePlayers({ players: null, maxPlayers: null }) })}
        />
      )),
      state('a bot', () => <JoinFacts listing={shownBot({ link: 'https://bot.survival.example/' })} />),
      state('details', () => <ListingDetailsCard listing={aListing({ mods: MODS, languages: ['de'] })} team={TEAM} />),
    ],
  },
  {
    part: 'listing-gallery',
    states: [
      state('a video', () => <ListingGallery listing={aListing(LINKS)} pictures={[]} />),
      state('while staff hide it', () => (
        <ListingGallery
          listing={aListing({ ...LINKS, visibility: { state: 'hidden', since: minutesAgo(3), reason: LONG } })}
          pictures={IMAGES}
        />
      )),
    ],
  },
  {
    part: 'listing-links',
    states: [
      state('all of them', () => <ListingLinksCard listing={shownBot(LINKS)} />),
      state('of a server', () => <ListingLinksCard listing={aListing()} />),
    ],
  },
  {
    part: 'listing-plain-text',
    states: [
      state('everything', () => <ListingPlainText listing={aListing({ ...LINKS, website: null, mods: MODS })} />),
      state('hostile', () => <ListingPlainText listing={hostileListing()} />),
      state('nothing', () => <ListingPlainText listing={aListing({ summary: '', description: '' })} />),
    ],
  },
  {
    part: 'own-listing-note',
    states: [
      state('much is missing', () => <OwnListingNote listing={aListing()} pictures={0} />),
      state('nothing is missing', () => (
        <OwnListingNote listing={aListing({ icon: 'specimenicon1234', banner: 'specimenbanner12' })} pictures={1} />
      )),
    ],
  },
  {
    part: 'page-checklist',
    states: [state('some of it', () => <PageChecklist listing={aListing()} pictures={3} />)],
  },
  {
    part: 'image-field',
    states: [state('usual', () => <ImageField name="specimen_image" label="Image" hint={LONG} />)],
  },
  {
    part: 'banner-card',
    states: [state('no banner', () => <BannerCard listing={aListing()} />)],
  },
  {
    part: 'team-card',
    states: [
      state('names', () => <TeamCard listing={aListing()} team={TEAM} />),
      state('no names', () => <TeamCard listing={aListing()} team={{ owner: null, managers: [] }} />),
    ],
  },
  {
    part: 'gallery-form',
    states: [
      state('full', () => <AddPictureCard listing={aListing()} isFull />),
      state('one image', () => <PictureRow listing={aListing()} picture={IMAGES[0]!} place={1} count={3} />),
    ],
  },
  {
    part: 'vote-card',
    states: [
      state('to vote', () => <VoteCard listing={hostileListing()} vote={null} weights={WEIGHTS} />),
      state('voted', () => <VoteCard listing={aListing()} vote={VOTE} weights={WEIGHTS} />),
    ],
  },
];
