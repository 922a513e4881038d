// A delivery that is under way: once it has moved on, the page shows how it is now. Not under somebody's hands: then a word says so.
follow();

function follow() {
  const place = document.querySelector('[data-delivery-stream]');
  if (!place) return;
  const source = new EventSource(place.dataset.deliveryStream);
  source.addEventListener('changed', async () => {
    source.close();
    if (!inUse() && (await renew())) follow();
    else place.querySelector('[data-delivery-words]').textContent = 'There is news.';
  });
}

function inUse() {
  return String(getSelection()) !== '' || document.querySelector('#delivery :is(a, button, summary):focus');
}

/** What was told above it stays: the page is not loaded anew. */
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
