// The color scheme that a visitor chose, in a cookie: the server renders it, so no page appears in the other one first.
import { getCookie, setCookie } from 'hono/cookie';
import type { WebContext } from './context.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const THEME_COOKIE = 'theme';
const YEAR_SECONDS = 365 * 86_400;

export function toTheme(typed: string | undefined): Theme {
  return THEMES.find((theme) => theme === typed) ?? 'system';
}

/** `system`: as the device is set. */
export function readTheme(context: WebContext): Theme {
  return toTheme(getCookie(context, THEME_COOKIE));
}

export function writeTheme(context: WebContext, theme: Theme): void {
  const secure = context.var.app.config.baseUrl.startsWith('https:');
  const maxAge = theme === 'system' ? 0 : YEAR_SECONDS;
  setCookie(context, THEME_COOKIE, theme, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge });
}
