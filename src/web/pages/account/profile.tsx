// GET and POST /account/profile: whether a person has a public page, its address, and what it shows.
import type { Person } from '../../../access/person.ts';
import { PAGE_LIMITS } from '../../../core/limits.ts';
import { consume } from '../../../db/rate-limit.ts';
import { HANDLE_MAX_CHARACTERS, HANDLE_MIN_CHARACTERS, HANDLE_REST_DAYS } from '../../../voters/handle.ts';
import { saveProfile } from '../../../voters/profile.ts';
import { deleteProfileNews, selectProfileState } from '../../../voters/profile-decision-queries.ts';
import { selectProfileSettings } from '../../../voters/profile-queries.ts';
import { suggestHandle } from '../../../voters/suggest-handle.ts';
import { Choices, Field } from '../../components/field.tsx';
import { FormCard, formPage } from '../../components/form-page.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithFlash, redirectWithSuccess } from '../../flash.ts';
import { type FormState, prefilled, rejected } from '../../form-state.ts';
import { localPath } from '../../local-path.ts';
import { readForm } from '../../read-form.ts';

export async function showProfileSettings(context: WebContext, person: Pick<Person, 'id' | 'name'>) {
  const { app } = context.var;
  const settings = await selectProfileSettings(app.db, person.id);
  return profilePage(
    context,
    prefilled({
      handle: settings ? settings.handle : ((await suggestHandle(app, person)) ?? ''),
      public: settings?.isPublic ? 'yes' : '',
      favorites: settings?.showsFavorites ? 'yes' : '',
      indexed: settings?.isIndexed ? 'yes' : '',
    }),
    await shownTo(context, person),
  );
}

export async function submitProfileSettings(context: WebContext, person: Pick<Person, 'id'>) {
  const { db, site } = context.var.app;
  const form = await readForm(context);
  const shown = await shownTo(context, person);
  const rate = await consume(db, { key: `profile:${person.id}`, ...PAGE_LIMITS.profileSaves });
  if (!rate.ok) {
    const state = rejected(form, { field: '', message: 'Too many changes. Try again in an hour.' });
    return profilePage(context, { ...state, status: 429, retryAfterSeconds: rate.resetSeconds }, shown);
  }
  const isOn = (name: string) => form.text(name) === 'yes';
  const saving = await saveProfile({ db, site }, person.id, {
    handle: form.text('handle'),
    isPublic: isOn('public'),
    isIndexed: isOn('indexed'),
    showsFavorites: isOn('favorites'),
  });
  if (!saving.ok) return profilePage(context, rejected(form, { field: saving.field, message: saving.sentence }), shown);
  return redirectWithSuccess(
    context,
    '/account/profile',
    isOn('public') && !shown.hiddenReason
      ? 'Your profile is public.'
      : 'Your profile was saved. Nobody else can see it.',
  );
}

interface ShownProfile {
  /** Of the public page; null if there is none. */
  readonly handle: string | null;
  /** Why staff has hidden it. */
  readonly hiddenReason: string | null;
}

async function shownTo(context: WebContext, { id }: Pick<Person, 'id'>): Promise<ShownProfile> {
  const known = await selectProfileState(context.var.app.db, id);
  const hiddenReason = known?.hiddenReason ?? null;
  return { handle: known?.isPublic && hiddenReason === null ? known.handle : null, hiddenReason };
}

function profilePage(context: WebContext, state: FormState, { handle: shown, hiddenReason }: ShownProfile) {
  const { baseUrl } = context.var.app.config;
  return formPage(context, state, {
    title: 'Your profile',
    account: 'account',
    content: (
      <FormCard
        title="Your profile"
        intro={
          <>
            {hiddenReason !== null && (
              <div class="doctor warn" role="status">
                <b>Staff has hidden your profile, so nobody else sees it.</b>
                <p>
                  Reason: <bdi>{hiddenReason}</bdi>
                </p>
              </div>
            )}
            <p class="dim">
              Nobody else can see your profile until you make it public. It shows your name, when you joined, how many
              votes you have cast, your streak and your badges, but not when or what you voted for. It also shows your
              newest reviews if <a href="/account/name">your name</a> is shown with them.
            </p>
          </>
        }
        action="/account/profile"
        button="Save profile"
        back="/account"
        after={
          shown !== null && (
            <p>
              Your public page: <a href={`/people/${shown}`}>{`${baseUrl}/people/${shown}`}</a>
            </p>
          )
        }
      >
        <Field
          name="handle"
          label="Handle"
          hint={`Part of your page’s address: ${HANDLE_MIN_CHARACTERS} to ${HANDLE_MAX_CHARACTERS} letters, digits and hyphens. If you change it, your old handle stays reserved for you for ${HANDLE_REST_DAYS} days.`}
          autocomplete="off"
        />
        <Choices name="public" legend="Visibility" kind="checkbox" choices={PUBLIC} />
        <Choices name="favorites" legend="Favorites" kind="checkbox" choices={FAVORITES} />
        <Choices name="indexed" legend="Search engines" kind="checkbox" choices={INDEXED} />
      </FormCard>
    ),
  });
}

/** POST /account/profile/dismiss: what staff decided about the profile is no longer shown as news. */
export async function submitDismissProfileNews(context: WebContext, person: Pick<Person, 'id'>) {
  const form = await readForm(context);
  const id = form.text('news');
  if (/^[1-9]\d{0,14}$/.test(id)) await deleteProfileNews(context.var.app.db, person.id, Number(id));
  return redirectWithFlash(context, localPath(form.text('back'), '/account/profile'));
}

const PUBLIC = [{ value: 'yes', text: 'Make my profile public', hint: 'Anyone with the link can see it.' }];
const FAVORITES = [{ value: 'yes', text: 'Show my favorites', hint: 'The listings you have marked with a heart.' }];
const INDEXED = [
  { value: 'yes', text: 'Let search engines list my profile', hint: 'If this is off, they are asked not to.' },
];
