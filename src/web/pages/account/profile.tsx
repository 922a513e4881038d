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
import { useTranslations } from '../../translations.ts';

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
  const { app, t } = context.var;
  const { db, site } = app;
  const form = await readForm(context);
  const shown = await shownTo(context, person);
  const rate = await consume(db, { key: `profile:${person.id}`, ...PAGE_LIMITS.profileSaves });
  if (!rate.ok) {
    const state = rejected(form, { field: '', message: t('profileSettings.tooManyChanges') });
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
    t(isOn('public') && !shown.hiddenReason ? 'profileSettings.nowPublic' : 'profileSettings.savedUnseen'),
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
  const { app, t } = context.var;
  const address = `${app.config.baseUrl}/people/${shown}`;
  return formPage(context, state, {
    title: t('profileSettings.title'),
    account: 'account',
    content: (
      <FormCard
        title={t('profileSettings.title')}
        intro={<ProfileIntro hiddenReason={hiddenReason} />}
        action="/account/profile"
        button={t('profileSettings.save')}
        back="/account"
        after={
          shown !== null && (
            <p>{t.rich('profileSettings.publicPage', { address: <a href={`/people/${shown}`}>{address}</a> })}</p>
          )
        }
      >
        <ProfileFields />
      </FormCard>
    ),
  });
}

function ProfileIntro({ hiddenReason }: Pick<ShownProfile, 'hiddenReason'>) {
  const t = useTranslations();
  return (
    <>
      {hiddenReason !== null && (
        <div class="doctor warn" role="status">
          <b>{t('profileSettings.hiddenByStaff')}</b>
          <p>{t.rich('forms.reason', { reason: <bdi>{hiddenReason}</bdi> })}</p>
        </div>
      )}
      <p class="dim">{t.rich('profileSettings.text', { link: (text) => <a href="/account/name">{text}</a> })}</p>
    </>
  );
}

function ProfileFields() {
  const t = useTranslations();
  return (
    <>
      <Field
        name="handle"
        label={t('profileSettings.handle')}
        hint={t('profileSettings.handleHint', {
          min: HANDLE_MIN_CHARACTERS,
          max: HANDLE_MAX_CHARACTERS,
          days: HANDLE_REST_DAYS,
        })}
        autocomplete="off"
      />
      <Choices
        name="public"
        legend={t('profileSettings.visibility')}
        kind="checkbox"
        choices={[{ value: 'yes', text: t('profileSettings.makePublic'), hint: t('profileSettings.makePublicHint') }]}
      />
      <Choices
        name="favorites"
        legend={t('profileSettings.favorites')}
        kind="checkbox"
        choices={[
          { value: 'yes', text: t('profileSettings.showFavorites'), hint: t('profileSettings.showFavoritesHint') },
        ]}
      />
      <Choices
        name="indexed"
        legend={t('profileSettings.searchEngines')}
        kind="checkbox"
        choices={[
          {
            value: 'yes',
            text: t('profileSettings.allowSearchEngines'),
            hint: t('profileSettings.allowSearchEnginesHint'),
          },
        ]}
      />
    </>
  );
}

/** POST /account/profile/dismiss: what staff decided about the profile is no longer shown as news. */
export async function submitDismissProfileNews(context: WebContext, person: Pick<Person, 'id'>) {
  const form = await readForm(context);
  const id = form.text('news');
  if (/^[1-9]\d{0,14}$/.test(id)) await deleteProfileNews(context.var.app.db, person.id, Number(id));
  return redirectWithFlash(context, localPath(form.text('back'), '/account/profile'));
}
