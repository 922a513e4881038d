// Counts down to the next vote, then offers it.
for (const line of document.querySelectorAll('[data-countdown]')) {
  const until = Date.parse(line.dataset.countdown);
  const clock = line.querySelector('time');
  // Otherwise a screen reader would read the clock every second.
  clock.setAttribute('aria-live', 'off');
  clock.removeAttribute('data-relative');

  const tick = () => {
    const seconds = Math.ceil((until - Date.now()) / 1000);
    if (seconds <= 0) {
      clearInterval(timer);
      const again = document.createElement('a');
      again.className = `btn ${line.dataset.againLook ?? (line.dataset.again ? 'small' : 'go big')}`;
      again.href = line.dataset.again ?? location.pathname;
      again.textContent = line.dataset.againText;
      line.replaceChildren(again);
      return;
    }
    const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    const left = parts.map((part) => String(part).padStart(2, '0')).join(':');
    clock.textContent = line.dataset.in.replace('{}', left);
  };
  const timer = setInterval(tick, 1_000);
  tick();
}
