// Keeps a progress bar up to date until the work is done; then the page is reloaded. Where streaming does not work, the page is polled.
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
