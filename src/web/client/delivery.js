// A delivery that is under way: once it has moved on, the page is asked for again. Not under somebody's hands: then a word says so.
const place = document.querySelector('[data-delivery-stream]');
const source = new EventSource(place.dataset.deliveryStream);

source.addEventListener('changed', () => {
  source.close();
  const inUse = String(getSelection()) !== '' || document.querySelector('main :is(a, button, summary):focus');
  if (!inUse) return location.reload();
  place.querySelector('[data-delivery-words]').textContent = 'There is news.';
});
