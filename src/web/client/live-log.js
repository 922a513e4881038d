// Refreshes the delivery log every five seconds while somebody looks at it, until they pause it or move into it.
const EVERY_MS = 5_000;
const place = document.querySelector('[data-live-for]');
const log = document.getElementById(place.dataset.liveFor);
let paused = false;

const word = document.createElement('span');
const button = document.createElement('button');
button.type = 'button';
button.className = 'btn small';
place.append(word, button);
button.addEventListener('click', () => {
  paused = !paused;
  show();
});
show();
setInterval(refresh, EVERY_MS);

function show() {
  word.textContent = paused ? 'Updates are paused.' : 'Updates every 5 s.';
  button.textContent = paused ? 'Update again' : 'Stop updating';
}

/** Nothing moves under a pointer, a selection or the keyboard. */
function inUse() {
  const selecting = String(getSelection()) !== '';
  return paused || document.hidden || selecting || log.matches(':hover, :focus-within');
}

async function refresh() {
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
