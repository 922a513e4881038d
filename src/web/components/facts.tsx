// A list of facts, each with a label and a value.
import type { Child } from 'hono/jsx';

type Fact = readonly [term: string, value: Child];

/** Falsy entries are left out. */
export function Facts({ facts }: { facts: readonly (Fact | false | null | undefined | '')[] }) {
  return (
    <dl class="facts-list">
      {facts.map(
        (fact) =>
          fact && (
            <>
              <dt>{fact[0]}</dt>
              <dd>{fact[1]}</dd>
            </>
          ),
      )}
    </dl>
  );
}
