// Keyboard focus: whether it is visible, on the screen, and moves in reading order.
import type { Locator, Page } from 'playwright-core';

interface Stop {
  /**
   * The focused element, described for a failing test; null for the page as a whole, before its first stop or after its
   * last.
   */
  readonly at: string | null;
  readonly isWanted: boolean;
  readonly complaints: readonly string[];
}

/** More tab stops than any page has. */
const STOPS_MOST = 150;

/** Runs in the page. Reading order: of two boxes next to each other, the later is neither above nor to the left. */
const JUDGE = `async (wanted) => {
  const here = document.activeElement;
  if (!here || here === document.body || here === document.documentElement) {
    globalThis.stopBefore = undefined;
    return { at: null, isWanted: false, complaints: [] };
  }
  const words = (here.innerText || here.ariaLabel || here.id || '').trim().slice(0, 40);
  const at = here.tagName.toLowerCase() + ' “' + words + '”';
  const complaints = [];
  const style = getComputedStyle(here);
  const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
  if (!outlined && style.boxShadow === 'none') complaints.push('shows no focus');
  const isSeen = () => {
    const box = here.getBoundingClientRect();
    return box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth && box.width > 0;
  };
  // A busy browser scrolls to the focus with the next frame.
  if (!isSeen()) await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  if (!isSeen()) complaints.push('is not on the screen');
  const before = globalThis.stopBefore;
  // A field for a date and a time has a stop for each of its parts.
  const hasParts = here.type === 'datetime-local' || here.type === 'date';
  if (before === here) { if (!hasParts) complaints.push('keeps the focus'); }
  else if (before?.isConnected && !isAfter(before, here)) complaints.push('comes after “' + before.innerText + '”');
  globalThis.stopBefore = here;
  return { at, isWanted: here === wanted, complaints };

  function isAfter(one, other) {
    if (!(one.compareDocumentPosition(other) & 4)) return false;
    let shared = one;
    while (!shared.contains(other)) shared = shared.parentElement;
    if (shared === one) return true;
    const branch = (from) => {
      while (from.parentElement !== shared) from = from.parentElement;
      return from.getBoundingClientRect();
    };
    const [a, b] = [branch(one), branch(other)];
    const sideBySide = a.top < b.bottom && b.top < a.bottom;
    return sideBySide ? b.left >= a.left : b.top >= a.top;
  }
}`;

/** A string, because this project's types do not include the DOM. */
const judge = new Function('wanted', `return (${JUDGE})(wanted)`) as (wanted: unknown) => Promise<Stop>;

/** Moves the focus to the element with Tab, once around the page if necessary, and checks every stop on the way. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const wanted = await target.elementHandle();
  const seen: (string | null)[] = [];
  for (let stops = 0; stops < STOPS_MOST; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await wanted!.evaluate(judge);
    expectNoComplaints(page, stop);
    if (stop.isWanted) return;
    seen.push(stop.at);
    if (seen.filter((at) => at === null).length > 1) break;
  }
  throw new Error(`${page.url()}: no way by keyboard to ${target}. There are ${seen.join(', ')}.`);
}

/** All tab stops of a page, forward and then backward, which must be the same. */
export async function walkStops(page: Page): Promise<readonly string[]> {
  await walk(page, 'Tab');
  const forward = await walk(page, 'Tab');
  const backward = await walk(page, 'Shift+Tab');
  if (forward.join() !== backward.toReversed().join())
    throw new Error(`${page.url()}: forward ${forward.join(', ')}; backward ${backward.join(', ')}.`);
  return forward;
}

/** Presses the key until the focus leaves the page. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly string[]> {
  const stops: string[] = [];
  while (stops.length < STOPS_MOST) {
    // Stops checked on the way forward need no check on the way backward.
    if (key === 'Shift+Tab') await page.evaluate('globalThis.stopBefore = undefined');
    await page.keyboard.press(key);
    const stop = await page.evaluate(judge, null);
    if (stop.at === null) return stops;
    expectNoComplaints(page, stop);
    stops.push(stop.at);
  }
  throw new Error(`${page.url()}: the focus does not leave the page.`);
}

function expectNoComplaints(page: Page, { at, complaints }: Stop): void {
  if (complaints.length > 0) throw new Error(`${page.url()}: ${at} ${complaints.join(', ')}.`);
}
