// Imported drafts of the owner, for the pages that they fill in.
import type { AppContext } from '../../../src/context.ts';
import { insertImportDraft } from '../../../src/imports/import-draft-queries.ts';
import { renderIcon } from '../../../src/listings/render-icon.ts';
import { aPicture } from '../pictures.ts';
import { MINECRAFT, OWNER } from './sample-site.ts';

export const NEW_DRAFT = 'imp_samplenewbot';
export const UPDATE_DRAFT = 'imp_sampleserver';

export async function addImports({ db }: AppContext): Promise<void> {
  const rendered = await renderIcon(await aPicture('png', 256, 256));
  await insertImportDraft(
    db,
    {
      id: NEW_DRAFT,
      source: 'Discord application 223456789012345678',
      fields: {
        name: 'Sample Sounds',
        applicationId: '223456789012345678',
        summary: 'Plays sample sounds.',
        description: 'Plays sample sounds.\n\nIn any channel.',
        link: 'https://discord.com/oauth2/authorize?client_id=223456789012345678',
        tags: 'music, sound-effects',
      },
      problem: null,
      icon: rendered.ok ? rendered.image : null,
    },
    { personId: OWNER.id, listingId: null },
  );
  await insertImportDraft(
    db,
    {
      id: UPDATE_DRAFT,
      source: 'play.survival.example, which has Minecraft 1.21.4',
      fields: { address: 'play.survival.example', summary: 'Season 3 has started.' },
      problem: 'The server’s icon could not be read. Choose an image instead.',
      icon: null,
    },
    { personId: OWNER.id, listingId: MINECRAFT.id },
  );
}
