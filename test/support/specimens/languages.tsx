// Components of a listing's texts in several languages.

import { LANGUAGE_CODES } from '../../../src/messages/languages.ts';
import {
  AddLanguageCard,
  ListingTextCard,
  ListingTextFields,
  MainLanguageCard,
} from '../../../src/web/components/listing-languages.tsx';
import { TextLanguages } from '../../../src/web/components/text-languages.tsx';
import { FormContext, prefilled, rejected } from '../../../src/web/form-state.ts';
import { EMPTY_FORM } from '../../../src/web/read-form.ts';
import { aListing, HOSTILE, LONG, wrong } from './sample-things.ts';
import { type Specimen, state } from './specimen.ts';

const ALL = LANGUAGE_CODES.map((language) => ({ language, name: null, summary: 'Text', description: null }));

export const TEXTS_IN_LANGUAGES: readonly Specimen[] = [
  {
    part: 'text-languages',
    states: [
      state('another language, and others to choose', () => (
        <TextLanguages listing={aListing({ foreignTexts: { summary: 'en' } })} others={['de', 'ja', 'ar']} />
      )),
      state('the original to choose', () => <TextLanguages listing={aListing()} others={['original']} />),
    ],
  },
  {
    part: 'listing-languages',
    states: [
      state('hostile texts', () => (
        <ListingTextCard
          listing={aListing()}
          text={{ language: 'ar', name: HOSTILE, summary: null, description: LONG }}
        />
      )),
      state('some languages to add', () => (
        <AddLanguageCard listing={aListing({ textLanguage: 'en' })} texts={ALL.slice(1, 3)} />
      )),
      state('all added', () => <AddLanguageCard listing={aListing()} texts={ALL} />),
      state('the main language', () => (
        <FormContext.Provider value={prefilled({ textLanguage: 'de' })}>
          <MainLanguageCard listing={aListing()} />
        </FormContext.Provider>
      )),
      state('fields with an error', () => (
        <FormContext.Provider value={rejected(EMPTY_FORM, wrong('name'))}>
          <ListingTextFields listing={{ name: HOSTILE }} />
        </FormContext.Provider>
      )),
    ],
  },
];
