// Keeps a view of the delivery log as it is while somebody looks at it: the service sends the lines that changed. Where that does not
// work, the page is asked for again now and then.
const ASK_EVERY_MS = 10_000;
/** Sent away, because the service starts anew or too many look: it may take us later. */
const LISTEN_AGAIN_MS = 30_000;
const place = document.querySelector('[data-live-for]');
const log = document.getElementById(place.dataset.liveFor);
let paused = false;
let source = null;
let asking = null;
let again = null;
/** News that must wait: nothing moves under a pointer, a selection or the keyboard. */
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

/** Only while somebody looks: a page in the background costs the service nothing. */
function follow() {
  const wanted = !paused && !document.hidden;
  if (!wanted) {
    source?.close();
    source = null;
    stopAsking();
  } else if (!source && asking === null) listen();
  show();
}

function stopAsking() {
  clearInterval(asking);
  clearTimeout(again);
  asking = null;
}

function listen() {
  stopAsking();
  source = new EventSource(place.dataset.stream);
  source.addEventListener('open', show);
  source.addEventListener('log', ({ data }) => {
    const news = JSON.parse(data);
    waiting = { order: news.order, lines: { ...waiting?.lines, ...news.lines } };
    apply();
  });
  source.addEventListener('error', () => {
    // The browser comes back by itself, unless it was sent away.
    if (source?.readyState === EventSource.CLOSED) {
      source = null;
      asking = setInterval(ask, ASK_EVERY_MS);
      again = setTimeout(listen, LISTEN_AGAIN_MS);
    }
    show();
  });
}

function show() {
  if (paused) word.textContent = 'Updates are paused.';
  else if (waiting) word.textContent = 'News waits until you leave the list.';
  else if (asking !== null) word.textContent = 'Updates every 10 s.';
  else word.textContent = source?.readyState === EventSource.OPEN ? 'Live' : 'Connecting …';
  place.classList.toggle('on', word.textContent === 'Live');
  button.textContent = paused ? 'Update again' : 'Stop updating';
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
  // A first line needs a table, and where the last has gone the page says so.
  if (Boolean(body) !== order.length > 0) return location.reload();
  if (body) arrange(body, order, lines);
  show();
}

function arrange(body, order, lines) {
  const known = new Map([...body.rows].map((line) => [line.dataset.event, line]));
  const wanted = order.map((event) => newest(known.get(event), lines[event]));
  // A line that was never sent to us: the page has it.
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

async function ask() {
  if (inUse()) return;
  try {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
    if (!answer.ok || answer.redirected) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const fresh = page.getElementById(log.id);
    if (fresh && !inUse() && fresh.innerHTML !== log.innerHTML) log.replaceChildren(...fresh.childNodes);
  } catch {
    // Offline for a moment: the next round tries again.
  }
}
