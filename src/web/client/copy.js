// Copy buttons, shown only where copying works. A button without a value copies the code next to it. The guides are in
// English only, so their buttons have no texts of their own.
if (navigator.clipboard) {
  show();
  // The new content of a replaced part has new buttons.
  document.addEventListener('replaced', show);
  document.addEventListener('click', ({ target }) => {
    const button = target.closest('button[data-copy]');
    if (button) copy(button);
  });
}

function show() {
  for (const button of document.querySelectorAll('button[data-copy]')) button.hidden = false;
}

async function copy(button) {
  button.dataset.text ??= button.textContent;
  button.dataset.name ??= button.ariaLabel ?? '';
  try {
    const value = button.dataset.copy || button.parentElement.querySelector('pre').textContent;
    await navigator.clipboard.writeText(value);
    button.textContent = button.dataset.copied ?? 'Copied';
  } catch {
    button.textContent = button.dataset.failed ?? 'Select the text and copy it';
  }
  // A screen reader would otherwise read the label instead of the result.
  button.ariaLabel = button.textContent;
  setTimeout(() => {
    button.textContent = button.dataset.text;
    button.ariaLabel = button.dataset.name || null;
  }, 2_000);
}
