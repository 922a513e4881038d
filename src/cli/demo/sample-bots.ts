// The demo's bots. Every name says that it is a sample; `.example` names lead nowhere.
import type { SampleBot } from './sample-listing.ts';

export const SAMPLE_BOTS: readonly SampleBot[] = [
  {
    type: 'bot',
    text: {
      name: 'Sample Music Bot',
      summary: 'Plays music in voice channels, with queues, filters and lyrics.',
      about:
        '## What it does\n\n- Plays from a search or a link\n- Keeps a queue for each server\n- Shows lyrics while a song plays\n\nType `/play` in any voice channel to start.',
      tags: ['music', 'fun'],
    },
    link: 'https://music.sample.example/invite',
    plan: 'verified',
    icon: {
      shape: 'note',
      ground: [
        [122, 79, 201],
        [71, 42, 140],
      ],
    },
    listedDaysAgo: 170,
    popularity: 0.9,
    owner: 0,
    webhook: '/flaky',
    servers: { from: 4_120, to: 11_840, shards: 12 },
    releases: [
      {
        version: '2.4.0',
        title: 'Lyrics and faster search',
        body: '## New\n\n- **Lyrics**: `/lyrics` follows the song that is playing\n- `/search` returns results in half the time\n\n## Fixed\n\n1. The queue no longer skips a song after a reconnect\n2. `/volume` keeps its setting after a restart',
        daysAgo: 4,
      },
      {
        version: '2.3.1',
        title: '',
        body: 'Fixes a crash when a voice channel was deleted while the bot was joining it.',
        daysAgo: 23,
      },
      {
        version: '2.3.0',
        title: 'Saved playlists',
        body: '- `/playlist save` stores the current queue\n- `/playlist load` brings it back',
        daysAgo: 41,
      },
      {
        version: '2.0.0',
        title: 'Slash commands',
        body: 'All commands are slash commands now. The old prefix `!` no longer works.',
        daysAgo: 118,
      },
    ],
  },
  {
    type: 'bot',
    text: {
      name: 'Sample Moderation Bot',
      summary: 'Filters spam, keeps a log of every action and handles appeals.',
      about:
        'Set it up in five minutes:\n\n1. Invite it\n2. Run `/setup`\n3. Choose a channel for the log\n\nEvery action can be undone with `/undo`.',
      tags: ['moderation', 'utility'],
    },
    link: 'https://moderation.sample.example/invite',
    plan: 'enterprise',
    icon: {
      shape: 'shield',
      ground: [
        [38, 128, 112],
        [18, 77, 74],
      ],
    },
    listedDaysAgo: 196,
    popularity: 0.7,
    owner: 0,
    webhook: '/strict',
    servers: { from: 9_300, to: 15_260, shards: 16 },
    releases: [
      {
        version: '5.1.0',
        title: 'Appeals',
        body: '## New\n\n- Members can appeal a ban with a form\n- Moderators decide with one button\n\nTurn it on with `/setup appeals`.',
        daysAgo: 9,
      },
      {
        version: '5.0.2',
        title: 'Fewer false alarms',
        body: 'The spam filter no longer counts stickers as repeated messages.',
        daysAgo: 52,
      },
    ],
  },
  {
    type: 'bot',
    text: {
      name: 'Sample Trivia Bot',
      summary: 'A trivia question every evening, with a scoreboard for each server.',
      about:
        'Choose the channel and the time with `/trivia schedule`. There are 12 categories to choose from.',
      tags: ['games', 'fun'],
    },
    link: 'https://trivia.sample.example/invite',
    plan: 'verified',
    icon: {
      shape: 'question',
      ground: [
        [226, 109, 58],
        [158, 62, 32],
      ],
    },
    listedDaysAgo: 88,
    popularity: 0.45,
    owner: 1,
    servers: { from: 310, to: 2_470, shards: 3 },
    releases: [
      {
        version: '1.6.0',
        title: 'Your own questions',
        body: 'Add questions of your own with `/trivia add`. They are asked on your server only.',
        daysAgo: 16,
      },
    ],
  },
  {
    type: 'bot',
    text: {
      name: 'Sample Weather Bot',
      summary: 'Tells you in the morning whether to take an umbrella.',
      about: 'Run `/weather set` with your town. The forecast arrives every morning at seven.',
      tags: ['weather', 'utility'],
    },
    link: 'https://weather.sample.example/invite',
    plan: 'free',
    icon: {
      shape: 'cloud',
      ground: [
        [74, 144, 214],
        [37, 86, 156],
      ],
    },
    listedDaysAgo: 61,
    popularity: 0.28,
    owner: 1,
    servers: { from: 40, to: 615, shards: 1 },
    releases: [],
  },
  {
    type: 'bot',
    text: {
      name: 'Sample Polls Bot',
      summary: 'Polls with deadlines, anonymous answers and charts.',
      about: 'Run `/poll` to ask a question. Answers can be anonymous, and results are shown as a chart.',
      tags: ['polls', 'utility'],
    },
    link: 'https://polls.sample.example/invite',
    plan: 'free',
    icon: {
      shape: 'bars',
      ground: [
        [196, 58, 110],
        [128, 28, 74],
      ],
    },
    listedDaysAgo: 33,
    popularity: 0.34,
    owner: 2,
    servers: { from: 12, to: 388, shards: 1 },
    releases: [],
  },
  {
    type: 'bot',
    text: {
      name: 'Sample Reminder Bot',
      summary: 'Reminds you and your channel, in any time zone.',
      about: 'Write `/remind me in 2 hours` or `/remind #raids on Friday at 20:00`.',
      tags: ['productivity', 'utility'],
    },
    link: 'https://reminders.sample.example/invite',
    plan: 'free',
    icon: {
      shape: 'bell',
      ground: [
        [214, 158, 30],
        [150, 98, 14],
      ],
    },
    listedDaysAgo: 6,
    popularity: 0.5,
    owner: 0,
    webhook: '/offline',
    servers: { from: 3, to: 64, shards: 1 },
    releases: [],
  },
  {
    type: 'bot',
    text: {
      name: 'Sample Ticket Bot',
      summary: 'Support tickets in private threads, with transcripts.',
      about: 'Members open a ticket with a button; your team answers in a private thread.',
      tags: ['support', 'utility'],
    },
    link: 'https://tickets.sample.example/invite',
    plan: 'free',
    icon: {
      shape: 'ticket',
      ground: [
        [96, 104, 128],
        [54, 60, 80],
      ],
    },
    listedDaysAgo: 0,
    popularity: 0,
    owner: 2,
    isPending: true,
    servers: { from: 0, to: 0, shards: 1 },
    releases: [],
  },
];
