// P161: the Slack message: a Block Kit message with the facts of a vote, in which no name can format, link or mention.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeSlackText, slack, writeSlackMessage } from '../../src/channels/slack.ts';
import { checkBlocks, slackEvent as event, readMessage, textsOf } from '../support/slack-receiver.ts';

const LISTING = { name: 'My *best* <bot>', url: 'https://votes.example/bots/1?a=1&b=2' };

describe('the message', () => {
  test('has the same facts as the Discord embed', () => {
    const message = writeSlackMessage(event(), LISTING, 'Acme');
    const plain = (text: string) => ({ type: 'plain_text', text, emoji: false });
    const markup = (text: string) => ({ type: 'mrkdwn', text, verbatim: true });
    expect(message).toEqual({
      text: 'New vote for My *best* &lt;bot&gt;',
      mrkdwn: false,
      unfurl_links: false,
      unfurl_media: false,
      blocks: [
        { type: 'header', text: plain('New vote for My *best* &lt;bot&gt;') },
        {
          type: 'section',
          fields: [
            plain('Voter\nDiscord ID 223456789012345678'),
            plain('Player\n.Steve_1'),
            plain('Weight\n2'),
            markup('Can vote again\n<!date^1767312000^{date_short_pretty} {time}|2026-01-02T00:00:00.000Z>'),
          ],
        },
        {
          type: 'context',
          elements: [
            markup('<https://votes.example/bots/1?a=1&amp;b=2|Open the listing>'),
            markup('<!date^1767225600^{date_short_pretty} {time}|2026-01-01T00:00:00.000Z>'),
            plain('Acme'),
          ],
        },
      ],
    });
  });

  test('§2.1 for a bot’s vote names no player, and shows an account ID unchanged', () => {
    const body = event({
      listingType: 'bot',
      game: undefined,
      playerName: undefined,
      userId: 'usr_1',
      weight: 1,
    });
    const message = writeSlackMessage(body, { ...LISTING, url: null }, 'Acme')!;
    const texts = textsOf(message as never).map(({ text }) => text);
    expect(texts).toContain('Voter\nusr_1');
    expect(texts.join('\n')).not.toMatch(/Player|Weight|Open the listing/);
  });

  test('§6 for a test event says that it is a test', () => {
    const texts = textsOf(writeSlackMessage(event({}, true), LISTING, 'Acme') as never).map(({ text }) => text);
    expect(texts[0]).toMatch(/^Test/);
    expect(texts).toContainEqual(expect.stringContaining('do not give a reward'));
  });

  test.each(['', 'no json', 'null', '[]', '{"event":"vote.created"}', '{"event":"other","data":{}}'])(
    'is not produced for an invalid vote event: %j',
    (body) => expect(writeSlackMessage(body, LISTING, 'Acme')).toBeNull(),
  );
});

/** Names that try to format, link, mention or overflow. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.stringMatching(/^[<>&!@#|*_~`:\n-]{1,300}$/),
  fc.constantFrom('<!channel>', '<@U012>', '<https://evil.example|click>', '&lt;!here&gt;', ':tada:', '🎉'.repeat(300)),
);

describe('user text', () => {
  test('is escaped exactly as Slack requires', () => {
    expect(escapeSlackText('a & b <!channel> > *c* _d_ `e`', 100)).toBe('a &amp; b &lt;!channel&gt; &gt; *c* _d_ `e`');
    expect(escapeSlackText('a\nb\u202Ec\u200Bd', 100)).toBe('a b c d');
  });

  test('unescapes to the original, contains no control characters, and is truncated to its limit', () => {
    fc.assert(
      fc.property(hostile, fc.integer({ min: 1, max: 300 }), (text, max) => {
        const escaped = escapeSlackText(text, max);
        expect(escaped.length).toBeLessThanOrEqual(max);
        expect(escaped).not.toMatch(/[<>\p{Cc}\p{Cf}]|&(?!(?:amp|lt|gt);)/u);
        expect(escaped.isWellFormed()).toBe(true);
        const shown = escaped.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
        const visible = text
          .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
          .trim()
          .toWellFormed();
        expect(visible.startsWith(shown.replace(/…$/, ''))).toBe(true);
      }),
    );
  });

  test('never becomes markup, and never makes a message that Slack rejects', () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, fc.boolean(), (name, playerName, userId, isTest) => {
        const body = event({ playerName, userId: userId || 'usr_1', nextVoteAt: isTest ? name : undefined }, isTest);
        const written = slack.writeBody(body, { ...LISTING, name: name || 'x' }, 'Acme')!;
        const message = readMessage(written);
        expect(checkBlocks(message)).toBeNull();
        for (const { type, text } of textsOf(message)) {
          const own = text.replaceAll(/<(?:!date\^\d+\^[^|<>]*|https:\/\/votes\.example[^|<>]*)\|[^<>]*>/g, '');
          expect(type === 'mrkdwn' ? own : text).not.toMatch(/[<>]/);
        }
      }),
    );
  });
});
