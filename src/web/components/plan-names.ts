// What this site calls the plans, for components deep inside a page; the layout provides it.
import { createContext, useContext } from 'hono/jsx';
import { DEFAULT_SETTINGS, type Settings } from '../../config/settings.ts';

export const PlanNamesContext = createContext<Settings['planNames']>(DEFAULT_SETTINGS.planNames);

/** Only while a page is rendered: in a component, or in what it calls. */
export function planName(plan: keyof Settings['planNames']): string {
  return useContext(PlanNamesContext)[plan];
}
