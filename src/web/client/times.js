// Keeps "2 min ago" true while a page stays open. The server wrote the same words; this only moves them on.
const STEPS = [
  [86_400, 'd'],
  [3_600, 'h'],
  [60, 'min'],
];

function roughSpan(seconds, units = 2) {
  if (seconds < 60) return `${Math.max(1, Math.round(seconds))} s`;
  const index = STEPS.findIndex(([size]) => seconds >= size);
  const [size, word] = STEPS[index];
  const whole = Math.floor(seconds / size);
  const smaller = units === 2 ? STEPS[index + 1] : undefined;
  const rest = smaller ? Math.floor((seconds - whole * size) / smaller[0]) : 0;
  return rest > 0 ? `${whole} ${word} ${rest} ${smaller[1]}` : `${whole} ${word}`;
}

function refresh() {
  for (const time of document.querySelectorAll('time[data-relative]')) {
    const seconds = (Date.parse(time.dateTime) - Date.now()) / 1000;
    if (Math.abs(seconds) > 30 * 86_400) continue;
    const words =
      Math.abs(seconds) < 5
        ? 'just now'
        : seconds < 0
          ? `${roughSpan(-seconds, 1)} ago`
          : `in ${roughSpan(seconds)}`;
    if (time.textContent !== words) time.textContent = words;
  }
}

setInterval(refresh, 5_000);
document.addEventListener('visibilitychange', refresh);
