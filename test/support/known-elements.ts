// Which elements of the catalogue's pages have been checked before. An accessibility rule depends on an element and its
// ancestors, so a page state without new elements has nothing new to check: a full check of each page takes a hundred
// seconds.
// `FULL_CATALOGUE=1` checks every page and state as if it were the first.
import type { Page } from 'playwright-core';

/**
 * What is new on a page: everything, when its headings and landmarks are; otherwise the elements, by their position in
 * the document.
 */
export type NewElements = 'all' | readonly number[];

export interface KnownElements {
  /** What has not been seen before in any view: a view changes no element. From now on it counts as known. */
  learn(page: Page): Promise<NewElements>;
}

interface Signatures {
  readonly outline: readonly string[];
  /** Each signature with the place of the first element that has it. */
  readonly elements: readonly (readonly [signature: string, place: number])[];
}

export function createKnownElements(): KnownElements {
  const known = new Set<string>();
  const isNew = (signature: string) => !known.has(signature) && Boolean(known.add(signature));
  return {
    async learn(page) {
      const { outline, elements } = (await page.evaluate(READ_SIGNATURES)) as Signatures;
      const fresh = elements.flatMap(([signature, place]) => (isNew(signature) ? [place] : []));
      const isOutlineNew = outline.filter((pair) => isNew(`outline ${pair}`)).length > 0;
      return isOutlineNew || process.env.FULL_CATALOGUE ? 'all' : fresh;
    },
  };
}

/**
 * Runs in the page. An element is identified by its tag, classes, role, type and the names of its other attributes,
 * within three ancestors. The outline is each pair of headings, landmarks and roles that follow each other: rules on
 * their order ask for no more.
 */
const READ_SIGNATURES = `(() => {
  const own = (element) => {
    const names = element.getAttributeNames().filter((name) => name !== 'class' && name !== 'id').sort();
    const told = (name) => /^(role|type|aria-(current|hidden|live|expanded))$/.test(name) ? element.getAttribute(name) : '';
    const attributes = names.map((name) => name + '=' + told(name)).join(' ');
    return element.tagName + '.' + [...element.classList].sort().join('.') + '[' + attributes + ']' + (element.childNodes.length > 0);
  };
  const signature = (element) => {
    const path = [];
    for (let at = element; at && path.length < 4; at = at.parentElement) path.push(own(at));
    return path.join(' < ');
  };
  const marks = document.querySelectorAll('h1,h2,h3,h4,h5,h6,main,nav,header,footer,aside,section,form,dialog,[role]');
  const names = [...marks].map((mark) => mark.tagName + (mark.getAttribute('role') ?? ''));
  const outline = names.map((name, place) => (names[place - 1] ?? '') + ' ' + name);
  const places = new Map();
  for (const [place, element] of document.querySelectorAll('*').entries()) {
    const name = signature(element);
    if (!places.has(name)) places.set(name, place);
  }
  return { outline, elements: [...places] };
})()`;
