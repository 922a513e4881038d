// Steps of a test vote that come when a test says so.
import type { ListenerStep } from '../../src/web/listener-parts.ts';

export interface ToldSteps {
  readonly steps: AsyncIterable<ListenerStep>;
  tell(step: ListenerStep): void;
  end(): void;
  breakOff(error: Error): void;
}

export function toldSteps(): ToldSteps {
  const { readable, writable } = new TransformStream<ListenerStep, ListenerStep>();
  const writer = writable.getWriter();
  // Whether anybody still listens is not the teller's concern.
  const unheard = () => {};
  return {
    steps: readable,
    tell: (step) => void writer.write(step).catch(unheard),
    end: () => void writer.close().catch(unheard),
    breakOff: (error) => void writer.abort(error).catch(unheard),
  };
}
