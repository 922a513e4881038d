// Previews Markdown while it is written. The server renders it, so that the preview and the page are the same.
const card = document.querySelector('[data-preview]');
const body = card && document.getElementById(card.dataset.previewOf);

if (body) {
  const { form } = body;
  const notes = card.querySelector('[data-preview-notes]');
  form.querySelector('button[value="preview"]').hidden = true;
  let timer;
  let requests = 0;

  async function show() {
    const number = ++requests;
    card.hidden = body.value.trim() === '';
    if (card.hidden) return;
    try {
      const response = await fetch(card.dataset.preview, {
        method: 'POST',
        body: new URLSearchParams({ body: body.value }),
      });
      const markup = await response.text();
      // A newer request is already under way if more was typed.
      if (response.ok && number === requests) notes.innerHTML = markup;
    } catch {
      // Offline: the last preview stays, and publishing reports the problem.
    }
  }

  body.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(show, 300);
  });
  show();
}
