// Keeps "2 min ago" correct while a page stays open. The server renders the same text.
const STEPS = [
  [86_400, 'd'],
  [3_600, 'h'],
  [60, 'min'],
];

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
    const seconds = (Date.parse(time.dateTime) - Date.now()) / 1000;
    if (Math.abs(seconds) > 30 * 86_400) continue;
    const text =
      Math.abs(seconds) < 5
        ? 'just now'
        : seconds < 0
          ? `${formatDuration(-seconds, 1)} ago`
          : `in ${formatDuration(seconds)}`;
    if (time.textContent !== text) time.textContent = text;
  }
}

setInterval(refresh, 5_000);
document.addEventListener('visibilitychange', refresh);
