// Components for sharing listings, and for writing about them.
import { parseRichMarkdown } from '../../../src/core/rich-markdown.ts';
import { BadgeEmbed, EmbedCodes } from '../../../src/web/components/embed-codes.tsx';
import { MarkdownPreview } from '../../../src/web/components/markdown-preview.tsx';
import { ShareCard } from '../../../src/web/components/share-card.tsx';
import { MINECRAFT } from '../seed/sample-site.ts';
import { aListing, HOSTILE, hostileListing, LONG } from './sample-things.ts';
import { type Specimen, state } from './specimen.ts';

const SITE = { baseUrl: 'https://votes.example', displayName: 'Plaudit' };
const CARD = { image: 'https://votes.example/card.svg', target: 'https://votes.example/', alt: HOSTILE, height: 120 };
const TEXT = `## ${HOSTILE}\n\n${LONG} https://a.example/${'x'.repeat(200)}\n\n| ${HOSTILE} | b | c | d | e |\n|:-:|--:|---|---|---|\n| 1 | ${'W'.repeat(80)} | c | d | e |`;

export const SHARING: readonly Specimen[] = [
  {
    part: 'share-card',
    states: [
      state('a listing', () => <ShareCard listing={aListing()} site={SITE} />),
      state('a hostile one', () => <ShareCard listing={hostileListing()} site={SITE} />),
    ],
  },
  {
    part: 'embed-codes',
    states: [
      state('a badge', () => <BadgeEmbed name="votes" listing={MINECRAFT} site={SITE} />),
      state('hostile text', () => <EmbedCodes image={CARD} what="specimen" />),
    ],
  },
  {
    part: 'markdown-preview',
    states: [
      state('hostile Markdown', () => (
        <MarkdownPreview
          action="/specimens"
          field="specimen"
          rendered={parseRichMarkdown(TEXT).render(() => null)}
          isShown
          look="notes described"
        />
      )),
    ],
  },
];
