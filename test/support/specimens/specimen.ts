// What the page of parts is made of: a part, and its states with something to show in each.
import type { Child } from 'hono/jsx';
import type { WebContext } from '../../../src/web/context.ts';

export interface Specimen {
  /** As its file in `parts/` is called, or the name of a style. */
  readonly part: string;
  readonly states: readonly SpecimenState[];
}

export interface SpecimenState {
  readonly name: string;
  readonly show: (context: WebContext) => Child;
}

export function state(name: string, show: (context: WebContext) => Child): SpecimenState {
  return { name, show };
}
