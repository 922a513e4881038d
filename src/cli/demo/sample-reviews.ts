// The demo's reviews: what voters could write about any bot or server.
import type { ListingType } from '../../listings/listing.ts';
import type { Stars } from '../../reviews/review-text.ts';

export interface SampleReview {
  readonly stars: Stars;
  readonly body: string;
  /** The owner's answer. */
  readonly reply?: string;
}

export const SAMPLE_REVIEWS: Readonly<Record<ListingType, readonly SampleReview[]>> = {
  game: [
    {
      stars: 5,
      body: 'I have been here for half a year. The team answers questions, and nobody has griefed my house.',
    },
    {
      stars: 4,
      body: 'A good community and no lag in the evening. I would love more events for people who play in the morning.',
      reply: 'Thanks! Starting next week, there is one at 10 a.m. on Saturdays.',
    },
    { stars: 5, body: 'The first server where my kids and I can play together. The rules are short and clear.' },
    { stars: 3, body: 'Fun to play, but it takes a while to figure out how the economy works.' },
    {
      stars: 2,
      body: 'I lost my progress after the update in spring and had to ask twice before somebody helped.',
      reply: 'That was our mistake. Your progress is back, and we now make a copy before each update.',
    },
    { stars: 5, body: 'Votes arrive at once, and the rewards are fair: nothing you could not earn by playing.' },
    { stars: 4, body: 'Beautiful builds everywhere. The map in the browser could load faster.' },
    { stars: 4, body: 'Friendly people, even if you do not speak their language well.' },
  ],
  bot: [
    { stars: 5, body: 'Set up in five minutes and never had to touch it again. The commands explain themselves.' },
    {
      stars: 4,
      body: 'Does what it says. A web page for the settings would be nice, because there are many commands.',
      reply: 'We are working on one. Until then, /setup shows everything in one place.',
    },
    { stars: 5, body: 'We use it on a server with 20,000 members, and it has never been slow.' },
    { stars: 3, body: 'Useful, but its messages are only in English.' },
    { stars: 1, body: 'It was offline for a day in May, and there was no announcement anywhere.' },
    { stars: 5, body: 'The changelog says what is new before it surprises anyone. More bots should do that.' },
    { stars: 4, body: 'Good documentation, and support replied on a Sunday.' },
  ],
};
