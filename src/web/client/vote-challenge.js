// Adds the proof-of-work widget to the vote form and starts it at once, so that it has usually finished when the
// visitor presses the button. If the button is pressed earlier, the vote is sent when the widget has finished.
const container = document.querySelector('[data-challenge]');
const form = container.closest('form');
const button = form.querySelector('button[type="submit"]');
const { challenge, widget: source, worker, auto } = container.dataset;
const texts = JSON.parse(container.dataset.texts);

let widget = null;
let isPressed = false;
// If the challenge cannot run here, the form is sent without a solution, and the server explains the refusal.
let isUnavailable = false;

// Added before the widget has loaded, because that takes long on a slow connection.
button.addEventListener('click', (event) => {
  if (isUnavailable || widget?.getState?.() === 'verified') return;
  event.preventDefault();
  isPressed = true;
  button.setAttribute('aria-busy', 'true');
  if (['error', 'expired', 'unverified'].includes(widget?.getState?.())) widget.verify();
});

if (isSecureContext) await loadWidget();
else showError(texts.insecure);

async function loadWidget() {
  try {
    await import(source);
  } catch {
    showError(texts.notLoaded);
    return;
  }
  const progress = createProgress();
  $altcha.algorithms.set('PBKDF2/SHA-256', () => progress.watch(new Worker(worker)));
  $altcha.defaults.set({ fetch: progress.fetch });
  widget = document.createElement('altcha-widget');
  const settings = {
    hideLogo: true,
    hideFooter: true,
    humanInteractionSignature: false,
    disableAutoFocus: true,
  };
  widget.setAttribute('configuration', JSON.stringify({ ...settings, minDuration: 0 }));
  widget.setAttribute('challenge', challenge);
  widget.setAttribute('auto', auto);
  widget.setAttribute('language', 'en');
  $altcha.i18n.set('en', { ...$altcha.i18n.get('en'), ...texts.widget });
  widget.addEventListener('statechange', ({ detail: { state } }) => {
    if (state === 'verifying' || state === 'unverified') return;
    progress.end();
    button.removeAttribute('aria-busy');
    // The widget writes its solution into the form right after this event.
    if (isPressed && state === 'verified') setTimeout(() => form.requestSubmit(button));
    isPressed = false;
  });
  container.replaceChildren(widget, progress.element);
}

// Shows how far the work is, if it takes more than a moment, and why it takes longer than usual.
function createProgress() {
  const SHOWN_AFTER_MS = 1_000;
  const element = document.createElement('div');
  const reason = document.createElement('p');
  const bar = document.createElement('progress');
  const left = document.createElement('p');
  element.className = 'challenge-progress';
  element.hidden = true;
  reason.setAttribute('role', 'status');
  bar.setAttribute('aria-label', texts.progress);
  reason.className = 'note';
  left.className = 'dim note';
  element.append(reason, bar, left);
  let startedAt = 0;
  let tried = 0;

  async function begin(...request) {
    const response = await fetch(...request);
    const { work } = response.ok ? await response.clone().json() : {};
    if (work) {
      bar.max = work.guesses;
      bar.value = 0;
      tried = 0;
      startedAt = performance.now();
      const isLong = work.level === 'hard' || work.level === 'hardest';
      element.hidden = !isLong;
      reason.textContent = isLong ? texts.longer : '';
      left.textContent = '';
    }
    return response;
  }

  function count(more) {
    tried = Math.min(bar.max, tried + more);
    const elapsedMs = performance.now() - startedAt;
    if (elapsedMs < SHOWN_AFTER_MS) return;
    element.hidden = false;
    bar.value = tried;
    const seconds = Math.ceil(((bar.max - tried) * elapsedMs) / tried / 1000);
    left.textContent = seconds > 0 ? texts.left.replace('{}', seconds) : '';
  }

  return {
    element,
    fetch: begin,
    watch(solver) {
      // Before the widget's own listener, which would take the message for a solution.
      solver.addEventListener('message', (event) => {
        if (!event.data?.tried) return;
        event.stopImmediatePropagation();
        count(event.data.tried);
      });
      return solver;
    },
    end() {
      element.hidden = true;
    },
  };
}

function showError(message) {
  isUnavailable = true;
  button.removeAttribute('aria-busy');
  const line = document.createElement('p');
  line.className = 'flash bad';
  line.setAttribute('role', 'alert');
  line.textContent = message;
  container.replaceChildren(line);
}
