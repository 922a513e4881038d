// A list of facts: what each is called, and what it is.
import type { Child } from 'hono/jsx';

type Fact = readonly [term: string, value: Child];

/** What is not a fact is left out. */
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
