// The routes of how pages look to one visitor: the color scheme, the language, and times.
import type { Hono } from 'hono';
import type { WebEnv } from './context.ts';
import { pageRoutes } from './page-routes.ts';
import { showTimeSettings, submitTimeSettings } from './pages/account/time-settings.tsx';
import { submitLanguage } from './pages/public/language.ts';
import { submitTheme } from './pages/public/theme.ts';

export function addDisplayRoutes(web: Hono<WebEnv>): void {
  const { form, post } = pageRoutes(web);
  post('/theme', 'site.view', submitTheme);
  post('/language', 'site.view', submitLanguage);
  form('/account/times', 'account.manage', [showTimeSettings, submitTimeSettings]);
}
