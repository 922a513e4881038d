// Shows release notes as they will look while one writes them. The server makes the markup, so that there is one truth of it.
const form = document.querySelector('form:has(#body)');
const card = document.querySelector('[data-preview]');

if (form && card) {
  const notes = card.querySelector('[data-preview-notes]');
  const body = form.querySelector('#body');
  form.querySelector('button[value="preview"]').hidden = true;
  let timer;
  let asked = 0;

  async function show() {
    const mine = ++asked;
    card.hidden = body.value.trim() === '';
    if (card.hidden) return;
    try {
      const answer = await fetch(card.dataset.preview, {
        method: 'POST',
        body: new URLSearchParams({ body: body.value }),
      });
      const markup = await answer.text();
      // What was typed meanwhile is asked for already.
      if (answer.ok && mine === asked) notes.innerHTML = markup;
    } catch {
      // Without a connection the last preview stays; publishing says what is wrong.
    }
  }

  body.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(show, 300);
  });
  show();
}
