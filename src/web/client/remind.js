// Offers notifications in this browser when the next vote can be cast, where the browser supports them: with a button, or
// as one of several ways to choose.
const form = document.querySelector('[data-remind]');
const button = form.querySelector('button');
const choice = form.querySelector('[value="browser"]');
const line = form.querySelector('[role="status"]');
const SCOPE = '/push/';

const isSupported =
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

if (isSupported) {
  const known = await navigator.serviceWorker.getRegistration(SCOPE);
  const subscribed = await known?.pushManager.getSubscription();
  const offered = choice?.closest('label') ?? form;
  offered.hidden = form.dataset.remind === 'on' && Boolean(subscribed);
  if (choice) form.addEventListener('submit', subscribeIfChosen);
  else button.addEventListener('click', start);
}

function subscribeIfChosen(event) {
  if (!choice.checked) return;
  event.preventDefault();
  start();
}

function start() {
  button.setAttribute('aria-busy', 'true');
  subscribeAndSend()
    .catch(() => showMessage(form.dataset.failed))
    .finally(() => button.removeAttribute('aria-busy'));
}

async function subscribeAndSend() {
  if ((await Notification.requestPermission()) !== 'granted') {
    showMessage(form.dataset.blocked);
    return;
  }
  const worker = await activated(await navigator.serviceWorker.register('/push.js', { scope: SCOPE }));
  const { endpoint, keys } = (await subscribe(worker.pushManager)).toJSON();
  form.elements.endpoint.value = endpoint;
  form.elements.p256dh.value = keys.p256dh;
  form.elements.auth.value = keys.auth;
  form.submit();
}

/** Only an active worker can subscribe. */
async function activated(registration) {
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  if (worker.state === 'activated') return registration;
  await new Promise((resolve) => {
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve());
  });
  return registration;
}

/** A subscription for another of our keys is useless and is replaced. */
async function subscribe(manager) {
  const options = { userVisibleOnly: true, applicationServerKey: form.dataset.key };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const old = await manager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return manager.subscribe(options);
  }
}

function showMessage(message) {
  line.textContent = message;
}
