/** What one seeded course of a fault did; `play` rejects with a plain sentence when a promise was broken. */
export interface Act {
  readonly name: string;
  readonly what: string;
  play(seed: number): Promise<Readonly<Record<string, number>>>;
}
