// The routes of how pages look to one visitor: the color scheme, and times.
import type { Hono } from 'hono';
import type { WebEnv } from './context.ts';
import { pageRoutes } from './page-routes.ts';
import { showTimeSettings, submitTimeSettings } from './pages/account/time-settings.tsx';
import { submitTheme } from './pages/public/theme.ts';

export function addDisplayRoutes(web: Hono<WebEnv>): void {
  const { form, post } = pageRoutes(web);
  post('/theme', 'site.view', submitTheme);
  form('/account/times', 'account.manage', [showTimeSettings, submitTimeSettings]);
}
