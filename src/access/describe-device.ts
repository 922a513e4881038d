// Describes a device from its user agent, which can be any text: returns known names, or else the beginning of the
// text.

import { truncateCharacters } from '../core/text.ts';
import { type Message, message } from '../messages/message.ts';

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** The order matters: most browsers also claim to be those further down. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\b(Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SHOWN_MOST = 60;

export function describeDevice(userAgent: string | null): Message | string {
  const text = (userAgent ?? '').replaceAll(/[\p{C}\p{M}\s]+/gu, ' ').trim();
  if (text === '') return message('emails.deviceUnknown');
  const browser = BROWSERS.find(([pattern]) => pattern.test(text))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(text))?.[1];
  if (browser && system) return message('emails.browserOnSystem', { browser, system });
  return browser ?? system ?? truncateCharacters(text, SHOWN_MOST);
}
