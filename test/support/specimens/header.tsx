// Components of the header, of tabs, and of settings that choose from a list.

import { DASHBOARD_PAGES, STAFF_AREA_PAGES } from '../../../src/web/area-pages.ts';
import { AccountMenu } from '../../../src/web/components/account-menu.tsx';
import { AreaTabs } from '../../../src/web/components/area-tabs.tsx';
import { LanguageSwitch } from '../../../src/web/components/language-switch.tsx';
import { SelectField } from '../../../src/web/components/select-field.tsx';
import { SiteFooter } from '../../../src/web/components/site-footer.tsx';
import { ThemeSwitch } from '../../../src/web/components/theme-switch.tsx';
import { FormContext, prefilled, rejected } from '../../../src/web/form-state.ts';
import { EMPTY_FORM } from '../../../src/web/read-form.ts';
import { HOSTILE, LONG, wrong } from './sample-things.ts';
import { type Specimen, state } from './specimen.ts';

const OPTIONS = [
  { value: 'automatic', text: 'Automatic' },
  { value: 'zone', text: 'Europe/Berlin' },
];

export const HEADER: readonly Specimen[] = [
  {
    part: 'account-menu',
    states: [
      state('a person', (context) => <AccountMenu context={context} name="Sample Owner" />),
      state('a long name', (context) => <AccountMenu context={context} name={LONG} />),
      state('a hostile name', (context) => <AccountMenu context={context} name={HOSTILE} />),
    ],
  },
  { part: 'language-switch', states: [state('in English', (context) => <LanguageSwitch context={context} />)] },
  { part: 'site-footer', states: [state('for a visitor', (context) => <SiteFooter context={context} />)] },
  { part: 'theme-switch', states: [state('as the device is set', (context) => <ThemeSwitch context={context} />)] },
  {
    part: 'area-tabs',
    states: [
      state('a group with several pages', () => (
        <AreaTabs label="Listing" pages={DASHBOARD_PAGES} current="tokens" hrefOf={(tab) => `#${tab}`} />
      )),
      state('a group with one page, next to one that waits for decisions', () => (
        <AreaTabs label="Staff" pages={STAFF_AREA_PAGES} current="people" hrefOf={(tab) => `/staff/${tab}`} />
      )),
    ],
  },
  {
    part: 'select-field',
    states: [
      state('with a choice', () => (
        <FormContext.Provider value={prefilled({ zone: 'zone' })}>
          <SelectField name="zone" label="Time zone" hint="Automatic is that of your browser." choices={OPTIONS} />
        </FormContext.Provider>
      )),
      state('with an error', () => (
        <FormContext.Provider value={rejected(EMPTY_FORM, wrong('zone'))}>
          <SelectField name="zone" label="Time zone" choices={OPTIONS} />
        </FormContext.Provider>
      )),
      state('optional, with a long error', () => (
        <FormContext.Provider value={rejected(EMPTY_FORM, { field: 'country', message: LONG })}>
          <SelectField
            name="country"
            label="Country"
            hint="Where it is."
            optional
            any="Not specified"
            choices={[{ value: 'DE', text: 'Germany' }]}
          />
        </FormContext.Provider>
      )),
    ],
  },
];
