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
  const widget = document.createElement('altcha-widget');
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
  waitForIt(widget);
  place.replaceChildren(widget);
}

function waitForIt(widget) {
  let pressed = false;
  button.addEventListener('click', (event) => {
    if (widget.getState?.() !== 'verifying') return;
    event.preventDefault();
    pressed = true;
    button.setAttribute('aria-busy', 'true');
  });
  widget.addEventListener('statechange', ({ detail: { state } }) => {
    if (state === 'verifying') return;
    button.removeAttribute('aria-busy');
    // The widget writes its answer into the form just after it says that it is done.
    if (pressed && state === 'verified') setTimeout(() => form.requestSubmit(button));
    pressed = false;
  });
}

function say(sentence) {
  const line = document.createElement('p');
  line.className = 'flash bad';
  line.setAttribute('role', 'alert');
  line.textContent = sentence;
  place.replaceChildren(line);
}
