// Adds the captcha of a provider to the vote form. If it cannot be loaded, asks our server for the page again, which knows
// whether the provider works and shows our own challenge if not.
const container = document.querySelector('[data-captcha]');
const form = container.closest('form');
const button = form.querySelector('button[type="submit"]');
const { captcha, script, siteKey, unreachable, failed } = container.dataset;

const PATIENCE_MS = 15_000;

let isSolved = false;
let isPressed = false;
let isLoaded = false;

button.addEventListener('click', (event) => {
  if (isSolved) return;
  event.preventDefault();
  isPressed = true;
  button.setAttribute('aria-busy', 'true');
});

// Called by the provider's script.
globalThis.showVoteCaptcha = () => {
  isLoaded = true;
  const place = document.createElement('div');
  container.replaceChildren(place);
  globalThis[captcha].render(place, {
    sitekey: siteKey,
    callback: solve,
    'expired-callback': () => {
      isSolved = false;
    },
    'error-callback': (code) => (code === 'network-error' ? leave() : showFailure()),
  });
};

const element = document.createElement('script');
element.src = `${script}?render=explicit&onload=showVoteCaptcha`;
element.addEventListener('error', leave);
document.head.append(element);
setTimeout(() => isLoaded || leave(), PATIENCE_MS);

function solve() {
  isSolved = true;
  button.removeAttribute('aria-busy');
  // The provider writes its token into the form around this call.
  if (isPressed) setTimeout(() => form.requestSubmit(button));
  isPressed = false;
}

function showFailure() {
  isPressed = false;
  button.removeAttribute('aria-busy');
  let line = form.querySelector('[data-captcha-failed]');
  if (!line) {
    line = document.createElement('p');
    line.className = 'flash bad';
    line.dataset.captchaFailed = '';
    line.setAttribute('role', 'alert');
    container.after(line);
  }
  line.textContent = failed;
}

// Once: the page that comes back says what is wrong, and stays.
function leave() {
  if (!location.search.includes('captcha=')) location.replace(unreachable);
}
