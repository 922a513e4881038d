// A list of facts, each with a label and a value.
import type { Child } from 'hono/jsx';

type Fact = readonly [term: string, value: Child];

interface FactsProps {
  /** Falsy entries are left out. */
  readonly facts: readonly (Fact | false | null | undefined | '')[];
  /** Side by side where there is space, each value below its label. */
  readonly inColumns?: boolean;
}

export function Facts({ facts, inColumns = false }: FactsProps) {
  return (
    <dl class={inColumns ? 'facts-list in-columns' : 'facts-list'}>
      {facts.map((fact) => fact && (inColumns ? <div>{pairOf(fact)}</div> : pairOf(fact)))}
    </dl>
  );
}

function pairOf([term, value]: Fact) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </>
  );
}
