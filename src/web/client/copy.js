// Copy buttons: shown only where copying works, and they say that it did.
for (const button of document.querySelectorAll('button[data-copy]')) {
  if (!navigator.clipboard) break;
  const word = button.textContent;
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(button.dataset.copy);
      button.textContent = 'Copied';
    } catch {
      button.textContent = 'Select it by hand';
    }
    setTimeout(() => {
      button.textContent = word;
    }, 2_000);
  });
}
