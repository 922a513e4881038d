// The parts of the dashboard's page with a listing's texts in several languages.
import type { Listing } from '../../listings/listing.ts';
import type { ListingText } from '../../listings/texts-in-language.ts';
import { EVERY_LANGUAGE, LANGUAGES, type Language } from '../../messages/languages.ts';
import type { Translations } from '../../messages/translations.ts';
import { useTranslations } from '../translations.ts';
import { Button, ButtonLink, unseen } from './button.tsx';
import { Card } from './card.tsx';
import { Facts } from './facts.tsx';
import { ErrorSummary, Field } from './field.tsx';
import { SummaryAndDescription } from './listing-form.tsx';
import { SelectField } from './select-field.tsx';

export function languagesPath({ id }: Pick<Listing, 'id'>): string {
  return `/dashboard/${id}/languages`;
}

/** With the language's own name, which is how its speakers find it. */
export function bothNames(t: Translations, language: Language): string {
  const [name, own] = [t.languageName(language), LANGUAGES[language].name];
  return name === own ? name : t('listingLanguages.bothNames', { name, own });
}

const choicesOf = (t: Translations, languages: readonly Language[]) =>
  languages.map((code) => ({ value: code, text: bothNames(t, code) }));

export function MainLanguageCard({ listing }: { listing: Pick<Listing, 'id'> }) {
  const t = useTranslations();
  return (
    <Card title={t('listingLanguages.mainLanguage')}>
      <form class="stack close" method="post" action={`${languagesPath(listing)}/main`} novalidate>
        <SelectField
          name="textLanguage"
          label={t('listingLanguages.language')}
          optional
          hint={t('listingLanguages.mainLanguageHint')}
          any={t('listingLanguages.mainLanguageNone')}
          choices={choicesOf(t, EVERY_LANGUAGE)}
        />
        <div>
          <Button text={t('buttons.save')} />
        </div>
      </form>
    </Card>
  );
}

interface TextCardProps {
  readonly listing: Pick<Listing, 'id'>;
  readonly text: ListingText;
}

/** One language that has texts. */
export function ListingTextCard({ listing, text }: TextCardProps) {
  const t = useTranslations();
  const { language, name, summary, description } = text;
  const path = `${languagesPath(listing)}/${language}`;
  const values = { unseen, language: t.languageName(language) };
  return (
    <Card title={bothNames(t, language)}>
      <Facts
        facts={[
          [t('listingForm.name'), <WrittenIn text={name} language={language} />],
          [t('listingForm.summary'), <WrittenIn text={summary} language={language} />],
          [t('listingForm.description'), <WrittenIn text={description} language={language} />],
        ]}
      />
      <div class="row">
        <ButtonLink text={t.rich('listingLanguages.editLanguage', values)} href={path} />
        <ButtonLink text={t.rich('listingLanguages.removeLanguage', values)} href={`${path}/remove`} look="danger" />
      </div>
    </Card>
  );
}

/** The beginning of a text. */
function WrittenIn({ text, language }: { text: string | null; language: Language }) {
  const t = useTranslations();
  if (text === null) return <span class="dim">{t('listingLanguages.inherited')}</span>;
  return (
    <span class="clamp" lang={language} dir="auto">
      {text}
    </span>
  );
}

interface AddLanguageProps {
  readonly listing: Pick<Listing, 'id' | 'textLanguage'>;
  readonly texts: readonly ListingText[];
}

export function AddLanguageCard({ listing, texts }: AddLanguageProps) {
  const t = useTranslations();
  const used = [listing.textLanguage, ...texts.map(({ language }) => language)];
  const remaining = EVERY_LANGUAGE.filter((code) => !used.includes(code));
  return (
    <Card title={t('listingLanguages.add')} id="add">
      {remaining.length === 0 ? (
        <p class="dim">{t('listingLanguages.allAdded')}</p>
      ) : (
        <form class="stack close" method="get" action={`${languagesPath(listing)}/add`}>
          <SelectField name="language" label={t('listingLanguages.language')} choices={choicesOf(t, remaining)} />
          <div>
            <Button text={t('listingLanguages.addButton')} />
          </div>
        </form>
      )}
    </Card>
  );
}

/** The fields of one language, all of them optional. */
export function ListingTextFields({ listing }: { listing: Pick<Listing, 'name'> }) {
  const t = useTranslations();
  return (
    <>
      <ErrorSummary />
      <p class="dim">{t('listingLanguages.emptyHint')}</p>
      <Field
        name="name"
        label={t('listingForm.name')}
        optional
        hint={t('listingLanguages.mainText', { text: listing.name })}
      />
      <SummaryAndDescription />
    </>
  );
}
