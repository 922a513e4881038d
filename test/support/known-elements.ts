// Tracks which elements of the catalogue's pages have been checked before. The result of an accessibility rule depends
// on an element and its ancestors, so a page without new elements need not be checked again: a full check of every page
// takes a hundred seconds. `FULL_CATALOGUE=1` checks every page and state as if it were the first.
import type { Page } from 'playwright-core';

/**
 * The new part of a page: everything, if its headings and landmarks are new; otherwise elements, by their position in
 * the document.
 */
export type NewElements = 'all' | readonly number[];

export interface KnownElements {
  /** Returns what has not been seen before in any view, because a view changes no element, and marks it as known. */
  learn(page: Page): Promise<NewElements>;
}

interface Signatures {
  readonly outline: readonly string[];
  /** Each signature with the position of the first element that has it. */
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
 * Runs in the page. An element is identified by its tag, classes, role, type and the names of its other attributes, and
 * by those of three ancestors. The outline consists of each pair of consecutive headings, landmarks and roles, because
 * rules about their order compare only neighbors.
 */
const READ_SIGNATURES = `(() => {
  const own = (element) => {
    const names = element.getAttributeNames().filter((name) => name !== 'class' && name !== 'id').sort();
    const shown = (name) => /^(role|type|aria-(current|hidden|live|expanded))$/.test(name) ? element.getAttribute(name) : '';
    const attributes = names.map((name) => name + '=' + shown(name)).join(' ');
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
