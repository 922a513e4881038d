// Keeps the delivery log and the page of a delivery up to date while they are visible. The service sends changes as
// server-sent events. Nothing moves under a pointer, a selection or the keyboard focus.
/** The page says how often: see deliveries.tsx. */
const RELOAD_EVERY_MS = 10_000;
/** After the service closed the stream, because it restarts or too many pages are open. */
const RECONNECT_AFTER_MS = 30_000;

const logStatus = document.querySelector('[data-live-for]');
if (logStatus) followLog(logStatus, document.getElementById(logStatus.dataset.liveFor));
followDelivery();

/** This page as the service renders it now; null if that fails. */
async function fetchPage() {
  try {
    const response = await fetch(location.href, { headers: { accept: 'text/html' } });
    if (!response.ok || response.redirected) return null;
    return new DOMParser().parseFromString(await response.text(), 'text/html');
  } catch {
    return null;
  }
}

const isSelecting = () => String(getSelection()) !== '';

function followDelivery() {
  const status = document.querySelector('[data-delivery-stream]');
  if (!status) return;
  const source = new EventSource(status.dataset.deliveryStream);
  source.addEventListener('changed', async () => {
    source.close();
    const isInUse = isSelecting() || document.querySelector('#delivery :is(a, button, summary):focus');
    const page = isInUse ? null : await fetchPage();
    if (!page) {
      status.querySelector('[data-delivery-words]').textContent = status.dataset.changed;
      return;
    }
    // Only the delivery is replaced, so that a message at the top of the page stays.
    document.getElementById('delivery').replaceChildren(...page.getElementById('delivery').childNodes);
    document.dispatchEvent(new Event('replaced'));
    followDelivery();
  });
}

function followLog(status, log) {
  let isPaused = false;
  let source = null;
  let reloadTimer = null;
  let reconnectTimer = null;
  /** Updates that wait until the list is no longer in use. */
  let waiting = null;

  const { text, texts, button } = addControls(status);
  button.addEventListener('click', () => {
    isPaused = !isPaused;
    follow();
  });
  document.addEventListener('visibilitychange', follow);
  for (const name of ['pointerleave', 'focusout']) log.addEventListener(name, () => setTimeout(apply));
  document.addEventListener('selectionchange', () => setTimeout(apply));
  follow();

  /** Background pages close their stream, which would only cost the service resources. */
  function follow() {
    if (isPaused || document.hidden) {
      source?.close();
      source = null;
      stopReloading();
    } else if (!source && reloadTimer === null) listen();
    showStatus();
  }

  function stopReloading() {
    clearInterval(reloadTimer);
    clearTimeout(reconnectTimer);
    reloadTimer = null;
  }

  function listen() {
    stopReloading();
    source = new EventSource(status.dataset.stream);
    source.addEventListener('open', showStatus);
    source.addEventListener('log', ({ data }) => {
      const update = JSON.parse(data);
      waiting = { order: update.order, lines: { ...waiting?.lines, ...update.lines } };
      apply();
    });
    source.addEventListener('error', () => {
      // Browsers reconnect automatically, unless the service refused the stream.
      if (source?.readyState === EventSource.CLOSED) {
        source = null;
        reloadTimer = setInterval(reload, RELOAD_EVERY_MS);
        reconnectTimer = setTimeout(listen, RECONNECT_AFTER_MS);
      }
      showStatus();
    });
  }

  function showStatus() {
    const isLive = source?.readyState === EventSource.OPEN;
    if (isPaused) text.textContent = texts.paused;
    else if (waiting) text.textContent = texts.waiting;
    else if (reloadTimer !== null) text.textContent = texts.reloading;
    else text.textContent = isLive ? texts.live : texts.connecting;
    status.classList.toggle('on', text.textContent === texts.live);
    button.textContent = isPaused ? texts.resume : texts.pause;
  }

  const isInUse = () => isPaused || document.hidden || isSelecting() || log.matches(':hover, :focus-within');

  function apply() {
    if (!waiting || isInUse()) return showStatus();
    const { order, lines } = waiting;
    waiting = null;
    const body = log.querySelector('tbody');
    // A reload shows the table when the first row arrives, and the empty state after the last row.
    if (Boolean(body) !== order.length > 0) return location.reload();
    if (body) arrange(body, order, lines);
    showStatus();
  }

  async function reload() {
    if (isInUse()) return;
    const fresh = (await fetchPage())?.getElementById(log.id);
    if (fresh && !isInUse() && fresh.innerHTML !== log.innerHTML) log.replaceChildren(...fresh.childNodes);
  }
}

function addControls(status) {
  const text = document.createElement('span');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn small';
  status.append(text, button);
  return { text, texts: JSON.parse(status.dataset.texts), button };
}

/** Puts the rows into the order of the event, moving as few of them as possible. */
function arrange(body, order, lines) {
  const known = new Map([...body.rows].map((row) => [row.dataset.event, row]));
  const rows = order.map((event) => newestRow(known.get(event), lines[event]));
  // A row that was never sent to this page.
  if (rows.includes(undefined)) return location.reload();
  for (const row of known.values()) if (!rows.includes(row)) row.remove();
  let before = body.firstElementChild;
  for (const row of rows) {
    if (row === before) before = before.nextElementSibling;
    else body.insertBefore(row, before);
  }
}

function newestRow(known, line) {
  if (!line) return known;
  const template = document.createElement('template');
  template.innerHTML = line;
  const row = template.content.firstElementChild;
  row.classList.add('changed');
  return known?.textContent === row.textContent ? known : row;
}
