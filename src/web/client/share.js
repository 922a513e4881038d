// Opens the device's share sheet, where it has one.
const button = document.querySelector('button[data-share]');

if (button && navigator.share) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const { share: url, shareTitle: title } = button.dataset;
    // Rejects when the person closes the sheet.
    navigator.share({ url, title }).catch(() => undefined);
  });
}
