// Importing the form of a listing: where to import from, and what was imported.
import type { ImportDraft } from '../../imports/import-draft-queries.ts';
import type { ImportSource } from '../../imports/import-listing.ts';
import type { Listing } from '../../listings/listing.ts';
import { ICON_SIZES } from '../../listings/render-icon.ts';
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
}

export const NEW_IMPORT_PATH = '/dashboard/new/import';

/** The value of `act` if somebody presses Enter in a field, which sends the form like its first button. */
export const ENTER_PRESSED = 'enter';

/** The first step of a new listing, which may be left out. Within the listing's form, so that typed text is kept. */
export function NewImportCard({ source }: NewImportCardProps) {
  return (
    <section class="card stack close">
      <button class="unseen" type="submit" formaction={NEW_IMPORT_PATH} name="act" value={ENTER_PRESSED} tabindex={-1}>
        Continue
      </button>
      <h2>{TITLES[source]}</h2>
      <p class="dim note">
        {FILLED_IN[source]} What you have typed is kept, and nothing is saved until you add the listing.
      </p>
      <Field name="from" label={FIELDS[source].label} hint={FIELDS[source].hint} />
      <div>
        <button class="btn" type="submit" formaction={NEW_IMPORT_PATH}>
          Import
        </button>
      </div>
    </section>
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

/** The form with the texts of a listing, which an import sends along, so that typed text is kept. */
export const TEXTS_FORM = 'texts';

/** Next to the texts of a listing. */
export function UpdateImportCard({ listing, source, problem }: UpdateImportCardProps) {
  if (!source) return null;
  return (
    <section class="card stack close" id="import">
      <h2>{UPDATES[source]}</h2>
      <p class="dim note">{UPDATED[source]} Nothing is saved until you press Save.</p>
      {problem && (
        <p class="complaint" role="alert">
          {problem}
        </p>
      )}
      <div>
        <button class="btn" type="submit" form={TEXTS_FORM} formaction={`/dashboard/${listing.id}/page/import`}>
          {UPDATES[source]}
        </button>
      </div>
    </section>
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
