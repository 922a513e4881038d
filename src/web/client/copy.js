// Copy buttons: shown only where copying works, and they say that it did. Without a value of its own one copies the code beside it.
for (const button of document.querySelectorAll('button[data-copy]')) {
  if (!navigator.clipboard) break;
  const word = button.textContent;
  const name = button.ariaLabel;
  button.hidden = false;
  button.addEventListener('click', async () => {
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
      button.textContent = word;
      button.ariaLabel = name;
    }, 2_000);
  });
}
