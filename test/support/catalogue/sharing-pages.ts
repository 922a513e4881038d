// The catalogue's pages for sharing and embedding listings, and for rich descriptions.
import type { AppContext } from '../../../src/context.ts';
import { hashSecret } from '../../../src/core/secrets.ts';
import { aPicture } from '../pictures.ts';
import { BOT, MINECRAFT } from '../seed/sample-site.ts';
import { pagesOf } from './catalogue-page.ts';

const KNOWN = 'https://images.example/spawn.png';
const TABLE = [
  '| Command | What it does | Who may use it | Cooldown |',
  '|---|---|:-:|--:|',
  '| `/home` | Brings you to your bed, wherever you are | Everyone | 30 s |',
  '| `/market` | Opens the market of the nearest town | Citizens | none |',
  '| `/railway averyveryverylongstationname` | Shows the next train, and where it stops | Everyone | 5 s |',
].join('\n');
const RICH = `## Getting started\n\nRead https://survival.example/start first.\n\n![The spawn](${KNOWN})\n\n${TABLE}\n\n### Rules\n\n- Be kind\n- No griefing\n\n![A picture that is gone](https://images.example/gone.png)`;

/** An image that was fetched, and one that could not be. */
async function describeRichly({ db }: AppContext): Promise<void> {
  await db.updateTable('listing').set({ description: RICH }).where('id', '=', MINECRAFT.id).execute();
  const picture = await aPicture('webp', 960, 400);
  const size = { width: 960, height: 400, bytes: picture.length };
  const due_at = new Date('2040-01-01');
  const known = { url_hash: hashSecret(KNOWN), picture, hash: 'A'.repeat(16), ...size, fetched_at: due_at, due_at };
  await db.insertInto('text_image').values(known).execute();
  const gone = { url_hash: hashSecret('https://images.example/gone.png'), failures: 1, problem: 'bad_status', due_at };
  await db.insertInto('text_image').values(gone).execute();
}

const form = `/dashboard/${MINECRAFT.id}/page`;

export const SHARING_PAGES = [
  ...pagesOf(
    { as: null },
    {
      embed: `/listings/${MINECRAFT.id}/embed`,
      widget: `/listings/${MINECRAFT.id}/widget`,
      'embed-bot-dark': `/listings/${BOT.id}/embed?theme=dark`,
    },
  ),
  ...pagesOf({ as: null, arrange: describeRichly }, { 'listing-rich-description': `/listings/${MINECRAFT.id}` }),
  ...pagesOf({ as: 'owner', arrange: describeRichly }, { 'page-form-rich-description': form }),
];
