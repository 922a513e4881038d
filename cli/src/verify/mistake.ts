// A mistake that explains why a signature does not match: what happened and what to do.

export interface Mistake {
  /** For programs; it never changes its meaning. */
  readonly code: string;
  readonly what: string;
  readonly todo: string;
}
