// Copy buttons: shown only where copying works, and they say that it did. Without a value of its own one copies the code beside it.
if (navigator.clipboard) {
  show();
  // A part of the page that was asked for again has buttons of its own.
  document.addEventListener('renewed', show);
  document.addEventListener('click', ({ target }) => {
    const button = target.closest('button[data-copy]');
    if (button) copy(button);
  });
}

function show() {
  for (const button of document.querySelectorAll('button[data-copy]')) button.hidden = false;
}

async function copy(button) {
  button.dataset.word ??= button.textContent;
  button.dataset.name ??= button.ariaLabel ?? '';
  try {
    const value = button.dataset.copy || button.parentElement.querySelector('pre').textContent;
    await navigator.clipboard.writeText(value);
    button.textContent = 'Copied';
  } catch {
    button.textContent = 'Select it by hand';
  }
  // Its name says more than its word, and would hide what came of it from whoever hears the page.
  button.ariaLabel = button.textContent;
  setTimeout(() => {
    button.textContent = button.dataset.word;
    button.ariaLabel = button.dataset.name || null;
  }, 2_000);
}
