// GET and POST /dashboard/new: first the kind of listing, then its fields.

import { byPerson } from '../../../access/audit.ts';
import type { Person } from '../../../access/person.ts';
import type { Config } from '../../../config.ts';
import { NEW_LISTINGS_PER_DAY, PAGE_LIMITS } from '../../../core/limits.ts';
import { consume } from '../../../db/rate-limit.ts';
import { checkPublicAddress } from '../../../game-servers/check-public-address.ts';
import type { ImportDraft } from '../../../imports/import-draft-queries.ts';
import { importSourceOf } from '../../../imports/import-listing.ts';
import { findCategory } from '../../../listings/categories.ts';
import {
  type CreateListingResult,
  createListing,
  type ListingInput,
  validateNewListing,
} from '../../../listings/create-listing.ts';
import { GAMES, type Game } from '../../../listings/listing.ts';
import { detailsFromForm } from '../../../listings/listing-fields.ts';
import { isWaitingForProof } from '../../../listings/publicity.ts';
import { saveIcon } from '../../../listings/save-pictures.ts';
import type { FieldError } from '../../../messages/field-error.ts';
import type { Translations } from '../../../messages/translations.ts';
import { Button } from '../../components/button.tsx';
import { formPage } from '../../components/form-page.tsx';
import { IconField } from '../../components/icon-field.tsx';
import { ImportedIconField, ImportedNote, NewImportCard } from '../../components/import-card.tsx';
import { showPage } from '../../components/layout.tsx';
import { FoldedLinkFields, ListingFields } from '../../components/listing-form.tsx';
import { gameName } from '../../components/listing-labels.ts';
import type { WebContext } from '../../context.ts';
import { redirectWithSuccess } from '../../flash.ts';
import { BLANK_FORM, FormContext, type FormState, prefilled, rejected } from '../../form-state.ts';
import { prepareDescription } from '../../listing-description.ts';
import type { Form } from '../../read-form.ts';
import { readUpload } from '../../read-upload.ts';
import { renderUploadedIcon } from './icon.tsx';
import { forgetDraft, formOfDraft, readChosenIcon, readDraft } from './imported.ts';

type Kind = 'bot' | Game;

export function parseKind(text: string | undefined): Kind | undefined {
  return text === 'bot' ? text : GAMES.find((game) => game === text);
}

export async function showNewListing(context: WebContext, person: Person) {
  const kind = parseKind(context.req.query('kind'));
  if (!kind) return kindPage(context);
  const owner = { personId: person.id, listingId: null };
  const draft = await readDraft(context, context.req.query('import') ?? '', owner);
  const state = draft ? { form: formOfDraft(draft), errors: [] } : suggestedBy(context, kind);
  return newListingPage(context, kind, { draft, state });
}

/** An empty category links here with itself chosen. */
function suggestedBy(context: WebContext, kind: Kind): FormState {
  const category = findCategory(kind, context.req.query('categories') ?? '');
  return category ? prefilled({ categories: category.slug }) : BLANK_FORM;
}

export async function submitNewListing(context: WebContext, person: Person) {
  const { form, file } = await readUpload(context, 'icon');
  const kind = parseKind(form.text('kind'));
  if (!kind) return kindPage(context);
  const draft = await readDraft(context, form.text('import'), { personId: person.id, listingId: null });
  const retry = (errors: FieldError | readonly FieldError[]) =>
    newListingPage(context, kind, { draft, state: rejected(form, errors) });
  const input = readInput(form, kind);
  const { t, app } = context.var;
  const { db, config, site, outbound } = app;
  const game = input.type === 'game' ? input.game : null;
  const errors = [...validateNewListing(input), ...(await checkPublicAddress(outbound, input.address ?? null, game))];
  if (errors.length > 0) return retry(errors);
  const limit = { key: `new-listing:${person.id}`, ...PAGE_LIMITS.newListings };
  if (!(await consume(db, limit)).ok)
    return retry({ field: '', message: t('newListing.tooMany', { max: NEW_LISTINGS_PER_DAY }) });
  // Rendered before the listing is created, so that an unusable image does not leave an incomplete listing.
  const rendered = file && (await renderUploadedIcon(context, person, file));
  if (rendered && !rendered.ok) return retry(rendered.error);
  const imported = file ? NO_ICON : await readChosenIcon(context, form, person.id);
  if (!imported.ok) return retry(imported.error);
  const by = byPerson(person);
  const needsApproval = site.listingApproval;
  const created = await createListing(db, { ...input, ownerId: person.id, by, needsApproval });
  if (!created.ok) return retry(withClaimHint(t, created, input, config));
  const { id, visibility } = created.listing;
  const icon = rendered ? rendered.image : imported.icon;
  if (icon) await saveIcon(db, id, icon, by);
  await forgetDraft(context, form, person.id);
  prepareDescription(app, created.listing);
  if (isWaitingForProof(created.listing, config))
    return redirectWithSuccess(context, `/dashboard/${id}/ownership`, t('newListing.addedProve'));
  const isPublic = visibility.state === 'public';
  return redirectWithSuccess(
    context,
    `/dashboard/${id}`,
    isPublic ? t('newListing.addedPublic') : t('newListing.addedWaiting'),
  );
}

const NO_ICON = { ok: true, icon: null } as const;

/** Somebody else may have listed this person's bot. */
function withClaimHint(
  t: Translations,
  { reason, errors }: Extract<CreateListingResult, { ok: false }>,
  input: ListingInput,
  { ownership, baseUrl }: Config,
): readonly FieldError[] {
  if (reason !== 'id_taken' || ownership === 'off' || input.type !== 'bot') return errors;
  const url = `${baseUrl}/listings/${input.applicationId?.trim()}/claim`;
  return errors.map(({ field, message }) => ({
    field,
    message: t('newListing.claimInstead', { problem: message, url }),
  }));
}

function readInput(form: Form, kind: Kind): ListingInput {
  const details = detailsFromForm(form.all);
  if (kind !== 'bot') return { ...details, type: 'game', game: kind };
  return { ...details, type: 'bot', applicationId: form.text('applicationId') };
}

function kindPage(context: WebContext) {
  const { t } = context.var;
  return showPage(context, {
    title: t('newListing.addListing'),
    section: 'dashboard',
    content: (
      <div class="narrow-page stack">
        <h1>{t('newListing.kindTitle')}</h1>
        <ul class="kinds">
          <KindLink kind="bot" title={t('newListing.kindBot')} text={t('newListing.kindBotText')} />
          {GAMES.map((game) => (
            <KindLink
              kind={game}
              title={t('newListing.kindServer', { game: gameName(game) })}
              text={t('newListing.kindServerText')}
            />
          ))}
        </ul>
      </div>
    ),
  });
}

function KindLink({ kind, title, text }: { kind: Kind; title: string; text: string }) {
  return (
    <li>
      <a class="card kind" href={`/dashboard/new?kind=${kind}`}>
        <b>{title}</b>
        <span class="dim">{text}</span>
      </a>
    </li>
  );
}

interface NewListingForm {
  readonly state?: FormState;
  /** What filled in the form. */
  readonly draft?: ImportDraft | null;
  /** The import that was refused. */
  readonly importing?: FormState;
}

export function newListingPage(context: WebContext, kind: Kind, shown: NewListingForm) {
  const { state = BLANK_FORM, draft = null, importing } = shown;
  const what = kind === 'bot' ? ({ type: 'bot', game: null } as const) : ({ type: 'game', game: kind } as const);
  const source = importSourceOf(what);
  const { t } = context.var;
  return formPage(context, importing ?? state, {
    title: t('newListing.addListing'),
    section: 'dashboard',
    content: (
      <div class="narrow-page stack">
        <div>
          <h1>
            {what.game ? t('newListing.addYourServer', { game: gameName(what.game) }) : t('newListing.addYourBot')}
          </h1>
          <a href="/dashboard/new">{t('newListing.changeType')}</a>
        </div>
        <ImportedNote draft={draft} button={t('newListing.addButton')} isNew={state.errors.length === 0} />
        <form class="stack" method="post" action="/dashboard/new" enctype="multipart/form-data" novalidate>
          {source && !draft && state.errors.length === 0 && (
            <FormContext.Provider value={importing ?? BLANK_FORM}>
              <NewImportCard source={source} />
            </FormContext.Provider>
          )}
          <FormContext.Provider value={state}>
            <div class="card stack close">
              <ListingFields kind={what} isNew />
              <FoldedLinkFields kind={what} />
              <ImportedIconField draft={draft} />
              <IconField optional />
              <Button text={t('newListing.addButton')} look="go big" />
              <input type="hidden" name="kind" value={kind} />
            </div>
          </FormContext.Provider>
        </form>
      </div>
    ),
  });
}
