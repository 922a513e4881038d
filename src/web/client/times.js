// Keeps "2 min ago" correct while a page stays open: the server renders the same text. On the first visit, the server
// does not know the time zone yet: it is put into a cookie, and the times of this page are written anew, before the page
// is shown where the browser supports `blocking="render"`.
const STEPS = [
  [86_400, 'd'],
  [3_600, 'h'],
  [60, 'min'],
];
const MONTH_SECONDS = 30 * 86_400;
const { timeZone: shownZone, hours, zoneBy } = document.documentElement.dataset;

function formatDuration(seconds, units = 2) {
  if (seconds < 60) return `${Math.max(1, Math.round(seconds))} s`;
  const index = STEPS.findIndex(([size]) => seconds >= size);
  const [size, unit] = STEPS[index];
  const whole = Math.floor(seconds / size);
  const smaller = units === 2 ? STEPS[index + 1] : undefined;
  const rest = smaller ? Math.floor((seconds - whole * size) / smaller[0]) : 0;
  return rest > 0 ? `${whole} ${unit} ${rest} ${smaller[1]}` : `${whole} ${unit}`;
}

function refresh() {
  for (const time of document.querySelectorAll('time[data-relative]')) {
    const seconds = secondsUntil(time);
    if (Math.abs(seconds) > MONTH_SECONDS) continue;
    const text =
      Math.abs(seconds) < 5
        ? 'just now'
        : seconds < 0
          ? `${formatDuration(-seconds, 1)} ago`
          : `in ${formatDuration(seconds)}`;
    if (time.textContent !== text) time.textContent = text;
  }
}

const secondsUntil = (time) => (Date.parse(time.dateTime) - Date.now()) / 1000;

function useZone(zone) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers that are still in use.
  document.cookie = `tz=${zone}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: hours,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: hours === 'h23' ? '2-digit' : 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'shortOffset',
  });
  if (zone === shownZone) return;
  for (const time of document.querySelectorAll('time')) {
    const parts = Object.fromEntries(
      formatter.formatToParts(new Date(time.dateTime)).map((one) => [one.type, one.value]),
    );
    const date = `${parts.day} ${parts.month} ${parts.year}`;
    const period = parts.dayPeriod ? ` ${parts.dayPeriod.toLowerCase()}` : '';
    const offset = parts.timeZoneName.replace('GMT', 'UTC').replace(/\+0$/, '');
    const exact = `${date}, ${parts.hour}:${parts.minute}:${parts.second}${period} ${offset}`;
    if (!('relative' in time.dataset)) time.textContent = exact;
    else {
      time.title = exact;
      if (Math.abs(secondsUntil(time)) > MONTH_SECONDS) time.textContent = date;
    }
  }
}

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
if (ownZone && zoneBy !== 'setting' && (ownZone !== shownZone || zoneBy === 'unknown')) useZone(ownZone);
setInterval(refresh, 5_000);
document.addEventListener('visibilitychange', refresh);
