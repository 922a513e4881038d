// The settings that staff can change while the service runs: one entry each, read by the environment, the staff pages,
// the command line, the audit log and the docs. A variable that is set in the environment overrides what staff chose.

import type { z } from 'zod';
import type { Language } from '../messages/languages.ts';
import { type Message, message } from '../messages/message.ts';
import { contact, limit, oneOf, onOrOff, pageUrl, planNames, planWeights, refuseOrAllow } from './values.ts';

/** The control that a form shows for a setting. `invalid`: what to enter instead. */
export type SettingControl =
  | { readonly kind: 'choice'; readonly choices: readonly { readonly value: string; readonly text: Message }[] }
  | { readonly kind: 'text'; readonly invalid: Message }
  | { readonly kind: 'limit'; readonly invalid: Message }
  /** One field for each plan. */
  | { readonly kind: 'plans'; readonly invalid: Message };

export type SettingGroup = 'listings' | 'people' | 'votes' | 'plans';

export interface SettingDescriptor<Value, Name extends string = string> {
  /** The environment variable that overrides it, and its name on the command line. */
  readonly variable: Name;
  /** Reads a text, in the form that the variable has. */
  readonly schema: z.ZodType<Value, string>;
  /** What applies if nobody set it; null: nothing. */
  readonly fallback: string | null;
  /** What the docs say of the variable. */
  readonly meaning: string;
  readonly group: SettingGroup;
  readonly label: Message;
  readonly hint?: Message;
  readonly control: SettingControl;
}

/** With a default. */
function setting<Value, const Name extends string>(
  variable: Name,
  schema: z.ZodType<Value, string>,
  rest: Omit<SettingDescriptor<Value>, 'variable' | 'schema' | 'fallback'> & { readonly fallback: string },
): SettingDescriptor<Value, Name> {
  return { variable, schema, ...rest };
}

/** Null if nobody set it. */
function optionalSetting<Value, const Name extends string>(
  variable: Name,
  schema: z.ZodType<Value, string>,
  rest: Omit<SettingDescriptor<Value>, 'variable' | 'schema' | 'fallback'>,
): SettingDescriptor<Value | null, Name> {
  return { variable, schema, fallback: null, ...rest };
}

/** Counting the votes of a network reads all of them, and a higher limit would have no effect. */
const MAX_VOTES = 10_000;

const ON_OR_OFF = {
  kind: 'choice',
  choices: [
    { value: 'on', text: message('siteSettings.on') },
    { value: 'off', text: message('siteSettings.off') },
  ],
} as const;
const LIMIT = { kind: 'limit', invalid: message('siteSettings.limitInvalid', { most: MAX_VOTES }) } as const;
const PAGE_URL = { kind: 'text', invalid: message('siteSettings.pageUrlInvalid') } as const;

/** By key, in the order that forms and docs show them. */
export const SETTINGS = {
  listingApproval: setting('LISTING_APPROVAL', onOrOff, {
    fallback: 'off',
    meaning: 'With `on`, a new listing becomes public only once staff approves it under `/staff/queue`.',
    group: 'listings',
    label: message('siteSettings.approval'),
    hint: message('siteSettings.approvalHint'),
    control: ON_OR_OFF,
  }),
  reviews: setting('REVIEWS', onOrOff, {
    fallback: 'on',
    meaning:
      '`off` hides reviews and their forms everywhere. Nothing is deleted. With `on`, owners can still turn them off for their listings.',
    group: 'listings',
    label: message('siteSettings.reviews'),
    hint: message('siteSettings.reviewsHint'),
    control: ON_OR_OFF,
  }),
  contact: optionalSetting('CONTACT', contact, {
    meaning:
      'How people reach you: an email address or an `https://` address. It appears in the footer, on error pages and next to plans, and makes `/.well-known/security.txt`.',
    group: 'people',
    label: message('siteSettings.contact'),
    hint: message('siteSettings.contactHint'),
    control: { kind: 'text', invalid: message('siteSettings.contactInvalid') },
  }),
  privacyUrl: optionalSetting('PRIVACY_URL', pageUrl, {
    meaning:
      'The `https://` address of your privacy page, linked in the footer instead of the page `privacy` that staff can write.',
    group: 'people',
    label: message('siteSettings.privacyUrl'),
    hint: message('siteSettings.privacyUrlHint'),
    control: PAGE_URL,
  }),
  termsUrl: optionalSetting('TERMS_URL', pageUrl, {
    meaning:
      'The `https://` address of your terms, linked in the footer instead of the page `terms` that staff can write.',
    group: 'people',
    label: message('siteSettings.termsUrl'),
    hint: message('siteSettings.termsUrlHint'),
    control: PAGE_URL,
  }),
  refusesDisposableEmail: setting('DISPOSABLE_EMAIL', refuseOrAllow, {
    fallback: 'refuse',
    meaning:
      '`refuse`: nobody can sign up with an address of a disposable email service, or change to one. `allow`: anyone can.',
    group: 'people',
    label: message('siteSettings.disposableEmail'),
    hint: message('siteSettings.disposableEmailHint'),
    control: {
      kind: 'choice',
      choices: [
        { value: 'refuse', text: message('siteSettings.refuse') },
        { value: 'allow', text: message('siteSettings.allow') },
      ],
    },
  }),
  accountsPerNetwork: setting('ACCOUNTS_PER_NETWORK', limit(MAX_VOTES), {
    fallback: '20',
    meaning: 'How many accounts one network can create per hour. `off` means no limit.',
    group: 'people',
    label: message('siteSettings.accountsPerNetwork'),
    hint: message('siteSettings.limitHint'),
    control: LIMIT,
  }),
  voteCaptcha: setting('VOTE_CAPTCHA', oneOf('off', 'altcha', 'turnstile', 'hcaptcha'), {
    fallback: 'off',
    meaning:
      'What voters do in addition to the challenge that runs by itself: `altcha` makes them start it, by ticking its box or pressing Vote, and makes it harder; `turnstile` (Cloudflare) and `hcaptcha` show that provider’s captcha instead, so the provider sees your voters.',
    group: 'votes',
    label: message('siteSettings.voteCaptcha'),
    hint: message('siteSettings.voteCaptchaHint'),
    control: {
      kind: 'choice',
      choices: [
        { value: 'off', text: message('siteSettings.captchaOff') },
        { value: 'altcha', text: message('siteSettings.captchaAltcha') },
      ],
    },
  }),
  votesPerNetwork: setting('VOTES_PER_NETWORK', limit(MAX_VOTES), {
    fallback: '5',
    meaning:
      'How many votes one network (an IPv4 address or an IPv6 /64, see IPV6_NETWORK_BITS) can cast for one listing in its voting window of 12 or 24 hours. `off` means no limit.',
    group: 'votes',
    label: message('siteSettings.votesPerNetwork'),
    hint: message('siteSettings.votesPerNetworkHint'),
    control: LIMIT,
  }),
  votesPerNetworkHour: setting('VOTES_PER_NETWORK_HOUR', limit(MAX_VOTES), {
    fallback: '60',
    meaning: 'How many votes one network can cast per hour for all listings together. `off` means no limit.',
    group: 'votes',
    label: message('siteSettings.votesPerNetworkHour'),
    hint: message('siteSettings.limitHint'),
    control: LIMIT,
  }),
  planWeights: setting('PLAN_WEIGHTS', planWeights, {
    fallback: 'free=1,verified=2,enterprise=3',
    meaning:
      'How much a vote counts in the ranking, depending on the listing’s plan. A vote keeps the weight that it was cast with.',
    group: 'plans',
    label: message('siteSettings.planWeights'),
    hint: message('siteSettings.planWeightsHint'),
    control: { kind: 'plans', invalid: message('siteSettings.planWeightsInvalid') },
  }),
  planNames: setting('PLAN_NAMES', planNames, {
    fallback: 'free=Free,verified=Plus,enterprise=Enterprise',
    meaning: 'What pages call the plans. The API and the command line use the keys.',
    group: 'plans',
    label: message('siteSettings.planNames'),
    hint: message('siteSettings.planNamesHint'),
    control: { kind: 'plans', invalid: message('siteSettings.planNamesInvalid') },
  }),
} as const satisfies Readonly<Record<string, SettingDescriptor<unknown>>>;

export type SettingKey = keyof typeof SETTINGS;
type ValueOf<Descriptor> = Descriptor extends SettingDescriptor<infer Value> ? Value : never;
/** The current values. */
export type Settings = { readonly [Key in SettingKey]: ValueOf<(typeof SETTINGS)[Key]> };

export const SETTING_KEYS = Object.keys(SETTINGS) as readonly SettingKey[];

/** What applies if neither staff nor the environment set anything. */
export const DEFAULT_SETTINGS = Object.freeze(
  Object.fromEntries(
    SETTING_KEYS.map((key) => {
      const { schema, fallback }: SettingDescriptor<unknown> = SETTINGS[key];
      return [key, fallback === null ? null : schema.parse(fallback)];
    }),
  ),
) as Settings;

/** What a site is called, where it is, and its language. `displayName` is for people, `serviceName` for programs. */
export interface SiteIdentity {
  readonly serviceName: string;
  readonly displayName: string;
  readonly baseUrl: string;
  readonly defaultLanguage: Language;
}

/** What most of the code reads of a site. Always the current values, so do not copy them. */
export type SiteValues = SiteIdentity & Settings;
