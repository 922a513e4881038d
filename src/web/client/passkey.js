// Passkeys: asks the device to create or use one, and submits its response with the form. The server checks it.
let waiting = null;

if (window.PublicKeyCredential) for (const box of document.querySelectorAll('[data-passkey]')) prepare(box);

function prepare(box) {
  const button = box.querySelector('button');
  button.hidden = false;
  button.addEventListener('click', () => run(box));
  // Enter in another field of a form without a button of its own.
  box.closest('form').addEventListener('submit', (event) => {
    if (box.dataset.passkey !== 'create') return;
    event.preventDefault();
    run(box);
  });
  if ('conditional' in box.dataset) offerInField(box);
}

async function run(box) {
  const line = box.querySelector('[role="alert"]');
  line.hidden = true;
  try {
    await submit(box, {});
  } catch (error) {
    if (error.name === 'AbortError') return;
    line.textContent = explain(box, error.name);
    line.hidden = false;
  }
}

/** Lists passkeys among the suggestions for the email address. */
async function offerInField(box) {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
  try {
    await submit(box, { mediation: 'conditional' });
  } catch {
    // Nothing was chosen there.
  }
}

async function submit(box, request) {
  // A browser handles one request at a time.
  waiting?.abort();
  waiting = new AbortController();
  const creates = box.dataset.passkey === 'create';
  const publicKey = decodeOptions(JSON.parse(box.dataset.options));
  const method = creates ? 'create' : 'get';
  const credential = await navigator.credentials[method]({ ...request, publicKey, signal: waiting.signal });
  box.querySelector('input').value = JSON.stringify(encodeCredential(credential));
  // Skips the check of fields that the passkey replaces.
  box.closest('form').submit();
}

function decodeOptions({ challenge, user, allowCredentials, excludeCredentials, ...options }) {
  const decodeIds = (list) => list?.map((one) => ({ ...one, id: decode(one.id) }));
  return {
    ...options,
    challenge: decode(challenge),
    ...(user && { user: { ...user, id: decode(user.id) } }),
    ...(allowCredentials && { allowCredentials: decodeIds(allowCredentials) }),
    ...(excludeCredentials && { excludeCredentials: decodeIds(excludeCredentials) }),
  };
}

function encodeCredential({ id, type, response }) {
  const encoded = { clientDataJSON: encode(response.clientDataJSON) };
  for (const part of ['attestationObject', 'authenticatorData', 'signature', 'userHandle'])
    if (response[part]) encoded[part] = encode(response[part]);
  if (response.getTransports) encoded.transports = response.getTransports();
  return { id, rawId: id, type, clientExtensionResults: {}, response: encoded };
}

function decode(text) {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function encode(buffer) {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const EXPLANATIONS = {
  InvalidStateError: 'known',
  SecurityError: 'wrongAddress',
  NotSupportedError: 'unsuitable',
  NotAllowedError: 'stopped',
};

/** The server writes what went wrong in the page's language. */
function explain(box, name) {
  return box.dataset[EXPLANATIONS[name] ?? 'failed'];
}
