// Shows the images of a gallery in a dialog: arrow keys and buttons turn the pages, Escape closes. Without this script,
// the thumbnails are links to the images.
for (const gallery of document.querySelectorAll('[data-gallery]')) {
  const links = [...gallery.querySelectorAll('a')];
  const dialog = buildDialog(gallery.dataset, links.length);
  document.body.append(dialog.element);
  let shown = 0;

  const show = (place) => {
    shown = (place + links.length) % links.length;
    const link = links[shown];
    const { alt } = link.querySelector('img');
    const image = new Image(link.dataset.width, link.dataset.height);
    image.alt = alt;
    image.src = link.href;
    const source = document.createElement('source');
    source.type = 'image/avif';
    source.srcset = link.dataset.avif;
    const picture = document.createElement('picture');
    picture.append(source, image);
    dialog.frame.replaceChildren(picture);
    dialog.text.textContent = alt;
    dialog.count.textContent = gallery.dataset.number.replace('{number}', shown + 1).replace('{count}', links.length);
  };

  gallery.addEventListener('click', (event) => {
    const link = event.target.closest('a');
    // A new tab or window is the browser's matter.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show(links.indexOf(link));
    // The browser returns the focus to this link when the dialog closes.
    link.focus();
    dialog.element.showModal();
  });
  dialog.element.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || links.length < 2) return;
    event.preventDefault();
    show(shown + step);
  });
  dialog.previous.addEventListener('click', () => show(shown - 1));
  dialog.next.addEventListener('click', () => show(shown + 1));
  dialog.close.addEventListener('click', () => dialog.element.close());
  // The backdrop belongs to the dialog; everything else is in its content.
  dialog.element.addEventListener('click', ({ target }) => target === dialog.element && dialog.element.close());
}

function buildDialog(texts, images) {
  const element = document.createElement('dialog');
  element.className = 'lightbox';
  element.ariaLabel = texts.label;
  const part = (name, type) => Object.assign(document.createElement(name), type);
  const button = (text) => part('button', { type: 'button', className: 'btn small', textContent: text });
  const frame = part('div', { className: 'lightbox-frame' });
  const text = part('p', { className: 'lightbox-text' });
  const count = part('span', { className: 'dim note' });
  const [previous, next, close] = [texts.previous, texts.next, texts.close].map(button);
  close.autofocus = true;
  // A screen reader reads each image when it is turned to.
  text.ariaLive = 'polite';
  const bar = part('div', { className: 'lightbox-bar' });
  bar.append(count, ...(images > 1 ? [previous, next] : []), close);
  const content = part('div', { className: 'lightbox-content' });
  content.append(frame, text, bar);
  element.append(content);
  return { element, frame, text, count, previous, next, close };
}
