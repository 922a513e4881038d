// Keeps "2 min ago" correct while a page stays open: the server renders the same text. On the first visit, the server
// does not know the time zone yet: it is put into a cookie, and the times of this page are written anew, before the page
// is shown where the browser supports `blocking="render"`.
const STEPS = [
  [86_400, 'd', 'days'],
  [3_600, 'h', 'hours'],
  [60, 'min', 'minutes'],
  [1, 's', 'seconds'],
];
const MONTH_SECONDS = 30 * 86_400;
const { timeZone: shownZone, hours, zoneBy, ...texts } = document.documentElement.dataset;
const { locale = 'en-US', justNow = 'just now', ago = '{} ago', in: later = 'in {}' } = texts;
const isEnglish = locale.startsWith('en');
/** Missing in older browsers, where the texts of the server stay as they are. */
const durations = isEnglish || !Intl.DurationFormat ? null : new Intl.DurationFormat(locale, { style: 'short' });

function formatDuration(seconds, units = 2) {
  const parts = splitDuration(seconds, units);
  if (!durations) return parts.map(([, unit, count]) => `${count} ${unit}`).join(' ');
  return durations.format(Object.fromEntries(parts.map(([, , count, name]) => [name, count])));
}

function splitDuration(seconds, units) {
  if (seconds < 60) return [[1, 's', Math.max(1, Math.round(seconds)), 'seconds']];
  const index = STEPS.findIndex(([size]) => seconds >= size);
  const [size, unit, name] = STEPS[index];
  const whole = Math.floor(seconds / size);
  const [smaller, smallUnit, smallName] = STEPS[index + 1];
  const rest = units === 2 && size > 60 ? Math.floor((seconds - whole * size) / smaller) : 0;
  return [[size, unit, whole, name], ...(rest > 0 ? [[smaller, smallUnit, rest, smallName]] : [])];
}

function refresh() {
  if (!isEnglish && !durations) return;
  for (const time of document.querySelectorAll('time[data-relative]')) {
    const seconds = secondsUntil(time);
    if (Math.abs(seconds) > MONTH_SECONDS) continue;
    const text =
      Math.abs(seconds) < 5
        ? justNow
        : seconds < 0
          ? ago.replace('{}', formatDuration(-seconds, 1))
          : later.replace('{}', formatDuration(seconds));
    if (time.textContent !== text) time.textContent = text;
  }
}

const secondsUntil = (time) => (Date.parse(time.dateTime) - Date.now()) / 1000;

function useZone(zone) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers that are still in use.
  document.cookie = `tz=${zone}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  const days = { timeZone: zone, day: 'numeric', month: 'short', year: 'numeric' };
  const dates = new Intl.DateTimeFormat(locale, days);
  const formatter = new Intl.DateTimeFormat(locale, {
    ...days,
    hourCycle: hours,
    hour: hours === 'h23' ? '2-digit' : 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'shortOffset',
  });
  if (zone === shownZone) return;
  for (const time of document.querySelectorAll('time')) {
    const at = new Date(time.dateTime);
    const [date, exact] = isEnglish
      ? inEnglish(formatter, at)
      : [
          dates.format(at),
          formatter
            .format(at)
            .replace('GMT', 'UTC')
            .replace(/UTC\+0(?!\d)/, 'UTC'),
        ];
    if (!('relative' in time.dataset)) time.textContent = exact;
    else {
      time.title = exact;
      if (Math.abs(secondsUntil(time)) > MONTH_SECONDS) time.textContent = date;
    }
  }
}

function inEnglish(formatter, at) {
  const parts = Object.fromEntries(formatter.formatToParts(at).map((one) => [one.type, one.value]));
  const date = `${parts.day} ${parts.month} ${parts.year}`;
  const period = parts.dayPeriod ? ` ${parts.dayPeriod.toLowerCase()}` : '';
  const offset = parts.timeZoneName.replace('GMT', 'UTC').replace(/\+0$/, '');
  return [date, `${date}, ${parts.hour}:${parts.minute}:${parts.second}${period} ${offset}`];
}

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
if (ownZone && zoneBy !== 'setting' && (ownZone !== shownZone || zoneBy === 'unknown')) useZone(ownZone);
setInterval(refresh, 5_000);
document.addEventListener('visibilitychange', refresh);
