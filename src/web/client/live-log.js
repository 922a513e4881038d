// Keeps the delivery log up to date while it is open: the service streams the rows that change. Where streaming does not work, the page is
// polled.
const POLL_MS = 10_000;
/** After a refusal, because the service restarts or too many streams are open. */
const RETRY_STREAM_MS = 30_000;
const place = document.querySelector('[data-live-for]');
const log = document.getElementById(place.dataset.liveFor);
let paused = false;
let source = null;
let polling = null;
let retry = null;
/** Changes that wait, because nothing may move under a pointer, a selection or the keyboard. */
let waiting = null;

const word = document.createElement('span');
const button = document.createElement('button');
button.type = 'button';
button.className = 'btn small';
place.append(word, button);
button.addEventListener('click', () => {
  paused = !paused;
  follow();
});
document.addEventListener('visibilitychange', follow);
for (const name of ['pointerleave', 'focusout']) log.addEventListener(name, () => setTimeout(apply));
document.addEventListener('selectionchange', () => setTimeout(apply));
follow();

/** A page in the background must cost the service nothing. */
function follow() {
  const wanted = !paused && !document.hidden;
  if (!wanted) {
    source?.close();
    source = null;
    stopPolling();
  } else if (!source && polling === null) openStream();
  show();
}

function stopPolling() {
  clearInterval(polling);
  clearTimeout(retry);
  polling = null;
}

function openStream() {
  stopPolling();
  source = new EventSource(place.dataset.stream);
  source.addEventListener('open', show);
  source.addEventListener('log', ({ data }) => {
    const news = JSON.parse(data);
    waiting = { order: news.order, lines: { ...waiting?.lines, ...news.lines } };
    apply();
  });
  source.addEventListener('error', () => {
    // The browser reconnects by itself, unless the stream was refused.
    if (source?.readyState === EventSource.CLOSED) {
      source = null;
      polling = setInterval(poll, POLL_MS);
      retry = setTimeout(openStream, RETRY_STREAM_MS);
    }
    show();
  });
}

function show() {
  if (paused) word.textContent = 'Updates are paused.';
  else if (waiting) word.textContent = 'New changes are waiting.';
  else if (polling !== null) word.textContent = 'Updates every 10 s.';
  else word.textContent = source?.readyState === EventSource.OPEN ? 'Live' : 'Connecting …';
  place.classList.toggle('on', word.textContent === 'Live');
  button.textContent = paused ? 'Resume updates' : 'Pause updates';
}

function inUse() {
  const selecting = String(getSelection()) !== '';
  return paused || document.hidden || selecting || log.matches(':hover, :focus-within');
}

function apply() {
  if (!waiting || inUse()) return show();
  const { order, lines } = waiting;
  waiting = null;
  const body = log.querySelector('tbody');
  // The first row needs a table, and an empty log has another page.
  if (Boolean(body) !== order.length > 0) return location.reload();
  if (body) arrange(body, order, lines);
  show();
}

function arrange(body, order, lines) {
  const known = new Map([...body.rows].map((line) => [line.dataset.event, line]));
  const wanted = order.map((event) => newest(known.get(event), lines[event]));
  // A row that was never sent: only the page has it.
  if (wanted.includes(undefined)) return location.reload();
  for (const line of known.values()) if (!wanted.includes(line)) line.remove();
  let before = body.firstElementChild;
  for (const line of wanted) {
    if (line === before) before = before.nextElementSibling;
    else body.insertBefore(line, before);
  }
}

function newest(old, line) {
  if (!line) return old;
  const fresh = made(line);
  return old?.textContent === fresh.textContent ? old : fresh;
}

function made(line) {
  const template = document.createElement('template');
  template.innerHTML = line;
  const row = template.content.firstElementChild;
  row.classList.add('changed');
  return row;
}

async function poll() {
  if (inUse()) return;
  try {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
    if (!answer.ok || answer.redirected) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const fresh = page.getElementById(log.id);
    if (fresh && !inUse() && fresh.innerHTML !== log.innerHTML) log.replaceChildren(...fresh.childNodes);
  } catch {
    // Offline for a moment: the next poll tries again.
  }
}
