// The settings and the name of a site that nobody has changed, for parts that are tested without the whole application.
import { DEFAULT_SETTINGS, type SiteValues } from '../../src/config/settings.ts';

export const SITE_VALUES: SiteValues = siteValues({});

export function siteValues(changed: Partial<SiteValues>): SiteValues {
  const identity = {
    serviceName: 'Plaudit',
    displayName: 'Plaudit',
    baseUrl: 'http://localhost',
    defaultLanguage: 'en',
  } as const;
  return { ...DEFAULT_SETTINGS, ...identity, ...changed };
}
