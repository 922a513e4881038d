// The details of a listing with every field filled in.
import type { ListingDetails } from '../../src/listings/listing-fields.ts';

const ANY: ListingDetails = {
  name: 'Sample name',
  summary: 'A sample.',
  description: 'A **sample**.',
  link: 'https://sample.example/',
  address: null,
  website: null,
  discord: 'https://discord.gg/sample',
  source: 'https://code.example/sample',
  support: 'https://help.example/',
  store: 'https://store.example/',
  mods: null,
  video: 'https://www.youtube.com/watch?v=sampleVideo',
  tags: ['sample'],
  categories: [],
  country: null,
  languages: ['en'],
};

/** Of a Minecraft server. */
export function aServersDetails(): ListingDetails {
  return {
    ...ANY,
    address: 'play.sample.example',
    mods: 'Fabric 1.21',
    categories: ['survival'],
    country: 'DE',
  };
}

export function aBotsDetails(): ListingDetails {
  return { ...ANY, website: 'https://bot.example/', categories: ['music'] };
}
