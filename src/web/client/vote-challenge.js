// Puts the proof-of-work widget into the vote form and starts it at once, so that it is done by the time a person
// presses the button; pressed earlier, the button waits for it.
const place = document.querySelector('[data-challenge]');
const form = place.closest('form');
const button = form.querySelector('button[type="submit"]');
const { challenge, widget: source, worker } = place.dataset;

const WORDS = {
  label: 'I am not a robot',
  verifying: 'Checking that you are not a robot …',
  verified: 'Checked: you are not a robot',
  error: 'The check did not work. Try it again.',
  expired: 'The check is too old. Try it again.',
  waitAlert: 'The check is still running. One moment, please.',
};

let widget = null;
let pressed = false;
// The check cannot be made here: the form goes as it is, and the server says why it is not enough.
let hopeless = false;

// From the first moment, long before the widget has come over a slow line.
button.addEventListener('click', (event) => {
  if (hopeless || widget?.getState?.() === 'verified') return;
  event.preventDefault();
  pressed = true;
  button.setAttribute('aria-busy', 'true');
  if (['error', 'expired', 'unverified'].includes(widget?.getState?.())) widget.verify();
});

if (isSecureContext) await begin();
else say('This page has to be opened over https for the check to work. Tell whoever runs this service.');

async function begin() {
  try {
    await import(source);
  } catch {
    say('The check could not be loaded. Reload the page to try again.');
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
  $altcha.i18n.set('en', { ...$altcha.i18n.get('en'), ...WORDS });
  widget.addEventListener('statechange', ({ detail: { state } }) => {
    if (state === 'verifying' || state === 'unverified') return;
    button.removeAttribute('aria-busy');
    // The widget writes its answer into the form just after it says that it is done.
    if (pressed && state === 'verified') setTimeout(() => form.requestSubmit(button));
    pressed = false;
  });
  place.replaceChildren(widget);
}

function say(sentence) {
  hopeless = true;
  button.removeAttribute('aria-busy');
  const line = document.createElement('p');
  line.className = 'flash bad';
  line.setAttribute('role', 'alert');
  line.textContent = sentence;
  place.replaceChildren(line);
}
