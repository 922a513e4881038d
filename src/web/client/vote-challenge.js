// Adds the proof-of-work widget to the vote form and starts it at once, so that it has usually finished when the
// visitor presses the button. If the button is pressed earlier, the vote is sent when the widget has finished.
const container = document.querySelector('[data-challenge]');
const form = container.closest('form');
const button = form.querySelector('button[type="submit"]');
const { challenge, widget: source, worker } = container.dataset;

const TEXTS = {
  label: 'I am not a robot',
  verifying: 'Checking that you are not a robot …',
  verified: 'Checked: you are not a robot',
  error: 'The check failed. Try again.',
  expired: 'The check has expired. Try again.',
  waitAlert: 'The check is still running. Please wait.',
};

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
else showError('The check works only over HTTPS. Please tell the operator of this site.');

async function loadWidget() {
  try {
    await import(source);
  } catch {
    showError('The check could not be loaded. Reload the page to try again.');
    return;
  }
  $altcha.algorithms.set('PBKDF2/SHA-256', () => new Worker(worker));
  widget = document.createElement('altcha-widget');
  const settings = {
    hideLogo: true,
    hideFooter: true,
    humanInteractionSignature: false,
    disableAutoFocus: true,
  };
  widget.setAttribute('configuration', JSON.stringify({ ...settings, minDuration: 0 }));
  widget.setAttribute('challenge', challenge);
  widget.setAttribute('auto', 'onload');
  widget.setAttribute('language', 'en');
  $altcha.i18n.set('en', { ...$altcha.i18n.get('en'), ...TEXTS });
  widget.addEventListener('statechange', ({ detail: { state } }) => {
    if (state === 'verifying' || state === 'unverified') return;
    button.removeAttribute('aria-busy');
    // The widget writes its solution into the form right after this event.
    if (isPressed && state === 'verified') setTimeout(() => form.requestSubmit(button));
    isPressed = false;
  });
  container.replaceChildren(widget);
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
