// What this site calls the plans, for components deep inside a page; the layout provides it.
import { createContext, useContext } from 'hono/jsx';
import { DEFAULT_SETTINGS, type Settings } from '../../config/settings.ts';
import type { MessageKey } from '../../messages/message.ts';
import { useTranslations } from '../translations.ts';

type PlanNames = Settings['planNames'];

export const PlanNamesContext = createContext<PlanNames>(DEFAULT_SETTINGS.planNames);

/** Of names that the site has not changed. */
const DEFAULT_NAMES = {
  free: 'forms.planFree',
  verified: 'forms.planVerified',
  enterprise: 'forms.planEnterprise',
} as const satisfies Readonly<Record<keyof PlanNames, MessageKey>>;

/** Only while a page is rendered: in a component, or in what it calls. */
export function planName(plan: keyof PlanNames): string {
  const t = useTranslations();
  const name = useContext(PlanNamesContext)[plan];
  return name === DEFAULT_SETTINGS.planNames[plan] ? t(DEFAULT_NAMES[plan]) : name;
}
