/** What one seeded course of a fault did; `play` rejects with a plain sentence when a promise was broken. */
export interface Fault {
  readonly name: string;
  readonly description: string;
  run(seed: number): Promise<Readonly<Record<string, number>>>;
}
