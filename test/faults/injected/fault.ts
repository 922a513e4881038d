/** The result of one seeded run of a fault; `play` rejects with a plain sentence when a promise is broken. */
export interface Fault {
  readonly name: string;
  readonly description: string;
  run(seed: number): Promise<Readonly<Record<string, number>>>;
}
