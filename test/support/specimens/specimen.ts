// A component in the gallery, with its states.
import type { Child } from 'hono/jsx';
import type { WebContext } from '../../../src/web/context.ts';

export interface Specimen {
  /** The name of its file in `components/`, or of a style. */
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
