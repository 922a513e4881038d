// Importing the form of a listing: where to import from, and what was imported.
import type { ImportDraft } from '../../imports/import-draft-queries.ts';
import type { ImportSource } from '../../imports/import-listing.ts';
import type { Listing } from '../../listings/listing.ts';
import { ICON_SIZES } from '../../listings/render-icon.ts';
import type { MessageKey } from '../../messages/message.ts';
import { useTranslations } from '../translations.ts';
import { Field } from './field.tsx';

const NEW_IMPORTS = {
  discord: {
    title: 'newListing.importDiscord',
    text: 'newListing.importDiscordText',
    label: 'newListing.importDiscordField',
    hint: 'newListing.importDiscordHint',
  },
  minecraft: {
    title: 'newListing.importServer',
    text: 'newListing.importServerText',
    label: 'newListing.importServerField',
    hint: 'newListing.importServerHint',
  },
} as const satisfies Record<ImportSource, Record<string, MessageKey>>;

interface NewImportCardProps {
  readonly source: ImportSource;
}

export const NEW_IMPORT_PATH = '/dashboard/new/import';

/** The value of `act` if somebody presses Enter in a field, which sends the form like its first button. */
export const ENTER_PRESSED = 'enter';

/** The first step of a new listing, which may be left out. Within the listing's form, so that typed text is kept. */
export function NewImportCard({ source }: NewImportCardProps) {
  const t = useTranslations();
  const { title, text, label, hint } = NEW_IMPORTS[source];
  return (
    <section class="card stack close">
      <button class="unseen" type="submit" formaction={NEW_IMPORT_PATH} name="act" value={ENTER_PRESSED} tabindex={-1}>
        {t('buttons.continue')}
      </button>
      <h2>{t(title)}</h2>
      <p class="dim note">{t(text)}</p>
      <Field name="from" label={t(label)} hint={t(hint)} />
      <div>
        <button class="btn" type="submit" formaction={NEW_IMPORT_PATH}>
          {t('newListing.importButton')}
        </button>
      </div>
    </section>
  );
}

const UPDATES = {
  discord: { title: 'newListing.updateDiscord', text: 'newListing.updateDiscordText' },
  minecraft: { title: 'newListing.updateServer', text: 'newListing.updateServerText' },
} as const satisfies Record<ImportSource, Record<string, MessageKey>>;

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
  const t = useTranslations();
  if (!source) return null;
  const { title, text } = UPDATES[source];
  return (
    <section class="card stack close" id="import">
      <h2>{t(title)}</h2>
      <p class="dim note">{t(text)}</p>
      {problem && (
        <p class="complaint" role="alert">
          {problem}
        </p>
      )}
      <div>
        <button class="btn" type="submit" form={TEXTS_FORM} formaction={`/dashboard/${listing.id}/page/import`}>
          {t(title)}
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
  const t = useTranslations();
  if (!draft) return null;
  return (
    <div class="flash good" role="status" tabindex={-1} autofocus={isNew}>
      <span>
        {t.rich('newListing.imported', { source: <bdi>{draft.source}</bdi>, button })} {draft.problem}
      </span>
    </div>
  );
}

/** The imported icon, which is used unless it is deselected or another image is chosen. */
export function ImportedIconField({ draft }: Pick<ImportedProps, 'draft'>) {
  const t = useTranslations();
  if (!draft) return null;
  return (
    <>
      <input type="hidden" name="import" value={draft.id} />
      {draft.hasIcon && (
        <label class="choice imported-icon">
          <input type="checkbox" name="importedIcon" value="yes" checked />
          <img src={`/dashboard/imports/${draft.id}/icon`} alt="" width={ICON_SIZES.small} height={ICON_SIZES.small} />
          <span>
            <b>{t('newListing.useImportedIcon')}</b>
          </span>
        </label>
      )}
    </>
  );
}
