// Importing the form of a listing: where to import from, and what was imported.
import type { ImportDraft } from '../../imports/import-draft-queries.ts';
import type { ImportSource } from '../../imports/import-listing.ts';
import type { Listing } from '../../listings/listing.ts';
import { ICON_SIZES } from '../../listings/render-icon.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';

const TITLES = { discord: 'Import from Discord', minecraft: 'Import from the server' } as const;
const FILLED_IN = {
  discord: 'Fills in name, icon, description and tags from what Discord publishes about your application.',
  minecraft: 'Fills in the summary and the icon from what your server shows in the game. The server has to be online.',
} as const;
const FIELDS = {
  discord: {
    label: 'Application ID or invite link',
    hint: 'In Discord’s developer portal, under General Information.',
  },
  minecraft: { label: 'Address of the server', hint: 'What players enter to connect, such as play.oak.example.' },
} as const;

interface NewImportCardProps {
  readonly source: ImportSource;
  /** The kind of listing, as the address of the page has it. */
  readonly kind: string;
}

/** The first step of a new listing, which may be left out. */
export function NewImportCard({ source, kind }: NewImportCardProps) {
  return (
    <form class="card stack close" method="post" action="/dashboard/new/import" novalidate>
      <h2>{TITLES[source]}</h2>
      <p class="dim note">
        {FILLED_IN[source]} You can change everything, and nothing is saved until you add the listing.
      </p>
      <Field name="from" label={FIELDS[source].label} hint={FIELDS[source].hint} />
      <div>
        <Button text="Import" />
      </div>
      <input type="hidden" name="kind" value={kind} />
    </form>
  );
}

const UPDATES = { discord: 'Update from Discord', minecraft: 'Update from the server' } as const;
const UPDATED = {
  discord: 'Updates the name and icon, and fills in empty fields, from what Discord publishes about the application.',
  minecraft: 'Updates the summary and icon from what the server shows in the game.',
} as const;

interface UpdateImportCardProps {
  readonly listing: Pick<Listing, 'id'>;
  /** Null for games that cannot be asked. */
  readonly source: ImportSource | null;
  /** Why the last import failed. */
  readonly problem: string | null;
}

/** Next to the texts of a listing. */
export function UpdateImportCard({ listing, source, problem }: UpdateImportCardProps) {
  if (!source) return null;
  return (
    <form class="card stack close" method="post" action={`/dashboard/${listing.id}/page/import`} id="import">
      <h2>{UPDATES[source]}</h2>
      <p class="dim note">{UPDATED[source]} Nothing is saved until you press Save.</p>
      {problem && (
        <p class="complaint" role="alert">
          {problem}
        </p>
      )}
      <div>
        <Button text={UPDATES[source]} />
      </div>
    </form>
  );
}

interface ImportedProps {
  readonly draft: ImportDraft | null;
  /** What to press in the end. */
  readonly button: string;
  /** The form has not been submitted yet. */
  readonly isNew: boolean;
}

/** Above the fields that were filled in. Focused on the page that the import leads to, and not after an error. */
export function ImportedNote({ draft, button, isNew }: ImportedProps) {
  if (!draft) return null;
  return (
    <div class="flash good" role="status" tabindex={-1} autofocus={isNew}>
      <span>
        Imported from <bdi>{draft.source}</bdi>. Check the fields, then press {button}. {draft.problem}
      </span>
    </div>
  );
}

/** The imported icon, which is used unless it is deselected or another image is chosen. */
export function ImportedIconField({ draft }: Pick<ImportedProps, 'draft'>) {
  if (!draft) return null;
  return (
    <>
      <input type="hidden" name="import" value={draft.id} />
      {draft.hasIcon && (
        <label class="choice imported-icon">
          <input type="checkbox" name="importedIcon" value="yes" checked />
          <img src={`/dashboard/imports/${draft.id}/icon`} alt="" width={ICON_SIZES.small} height={ICON_SIZES.small} />
          <span>
            <b>Use the imported icon</b>
          </span>
        </label>
      )}
    </>
  );
}
