// Keeps the bar of a long work as it is, until it has ended; then the page tells the rest. Where news cannot be followed, the page is asked
// for again now and then.
const card = document.querySelector('[data-progress]');
const bar = card.querySelector('progress');
const words = card.querySelector('[data-progress-words]');
const source = new EventSource(card.dataset.progress);

source.addEventListener('progress', ({ data }) => {
  const news = JSON.parse(data);
  bar.max = Math.max(1, news.total);
  bar.value = news.redelivered;
  words.textContent = news.words;
  if (news.state !== 'running') {
    source.close();
    location.reload();
  }
});
source.addEventListener('error', () => {
  if (source.readyState === EventSource.CLOSED) setTimeout(() => location.reload(), 10_000);
});
