// The page of a pending delivery: reloads its content when the delivery has changed, or says so while somebody is using the page.
follow();

function follow() {
  const place = document.querySelector('[data-delivery-stream]');
  if (!place) return;
  const source = new EventSource(place.dataset.deliveryStream);
  source.addEventListener('changed', async () => {
    source.close();
    if (!inUse() && (await renew())) follow();
    else place.querySelector('[data-delivery-words]').textContent = 'This delivery has changed.';
  });
}

function inUse() {
  return String(getSelection()) !== '' || document.querySelector('#delivery :is(a, button, summary):focus');
}

/** Replaces only the delivery, so that a message above it stays. */
async function renew() {
  try {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
    if (!answer.ok || answer.redirected) return false;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    document.getElementById('delivery').replaceChildren(...page.getElementById('delivery').childNodes);
    document.dispatchEvent(new Event('renewed'));
    return true;
  } catch {
    return false;
  }
}
