// Updates the progress bar of a bulk redelivery until it has ended, then reloads the page. Without a stream, it reloads
// the page every ten seconds.
const card = document.querySelector('[data-progress]');
const bar = card.querySelector('progress');
const words = card.querySelector('[data-progress-words]');
const source = new EventSource(card.dataset.progress);

source.addEventListener('progress', ({ data }) => {
  const progress = JSON.parse(data);
  bar.max = Math.max(1, progress.total);
  bar.value = progress.redelivered;
  words.textContent = progress.words;
  if (progress.state !== 'running') {
    source.close();
    location.reload();
  }
});
source.addEventListener('error', () => {
  if (source.readyState === EventSource.CLOSED) setTimeout(() => location.reload(), 10_000);
});
