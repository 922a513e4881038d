// Offers to tell in this browser when the next vote can be cast: only where the browser can, and asked for by a press.
const form = document.querySelector('[data-remind]');
const button = form.querySelector('button');
const line = form.querySelector('[role="status"]');
const SCOPE = '/push/';

const canTell =
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

if (canTell) {
  const known = await navigator.serviceWorker.getRegistration(SCOPE);
  const subscribed = await known?.pushManager.getSubscription();
  form.hidden = form.dataset.remind === 'on' && Boolean(subscribed);
  button.addEventListener('click', () => {
    button.setAttribute('aria-busy', 'true');
    begin()
      .catch(() => say('Your browser could not set this up. Use the calendar instead.'))
      .finally(() => button.removeAttribute('aria-busy'));
  });
}

async function begin() {
  if ((await Notification.requestPermission()) !== 'granted') {
    say('Your browser does not allow notifications from this site. You can change that in its settings.');
    return;
  }
  const worker = await started(await navigator.serviceWorker.register('/push.js', { scope: SCOPE }));
  const { endpoint, keys } = (await subscription(worker.pushManager)).toJSON();
  form.elements.endpoint.value = endpoint;
  form.elements.p256dh.value = keys.p256dh;
  form.elements.auth.value = keys.auth;
  form.submit();
}

/** Only a worker that is active may subscribe. */
async function started(registration) {
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  if (worker.state === 'activated') return registration;
  await new Promise((resolve) => {
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve());
  });
  return registration;
}

/** One that was made for another key of ours leads nowhere: it makes room. */
async function subscription(manager) {
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

function say(sentence) {
  line.textContent = sentence;
}
