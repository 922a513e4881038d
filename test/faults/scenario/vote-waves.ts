// Votes that go on while a scenario does something: wave after wave through all processes, each voter and player new.
import { setTimeout as pause } from 'node:timers/promises';
import type { VotingProcess } from '../voting-process-client.ts';
import { nullIfDead, type ScenarioRun } from './scenario-run.ts';

/** Of one process at one listing. */
const WAVE = 6;
const VOTES_A_PLAYER = 2;
const PATIENCE_MS = 60_000;

export class VoteWaves {
  readonly #run: ScenarioRun;
  readonly #lanes: readonly Promise<void>[];
  #next = 1;
  #cast = 0;
  #isOver = false;

  constructor(run: ScenarioRun) {
    this.#run = run;
    this.#lanes = run.environment.alive.map((one) => this.#castWaves(one));
  }

  /** Votes that were requested. */
  get cast(): number {
    return this.#cast;
  }

  /** Resolves when that many more votes are accepted. */
  async accepted(count: number): Promise<void> {
    const enough = this.#run.accepted().length + count;
    const untilMs = performance.now() + PATIENCE_MS;
    while (this.#run.accepted().length < enough) {
      if (performance.now() > untilMs) throw new Error(`Waited ${PATIENCE_MS / 1000} s in vain for accepted votes.`);
      await pause(2);
    }
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#lanes);
  }

  async #castWaves(one: VotingProcess): Promise<void> {
    while (!this.#isOver && one.alive) {
      const first = this.#next;
      this.#next += WAVE;
      const orders = [
        ...this.#run.webhooks.map(({ listing }) => ({ listings: [listing], first, count: WAVE })),
        ...this.#run.listeners.map(({ listing, prefix }) => ({
          listings: [listing],
          first,
          count: WAVE,
          players: { prefix: `${prefix}${first}_`, count: WAVE / VOTES_A_PLAYER },
        })),
      ];
      this.#cast += orders.length * WAVE;
      await Promise.all(orders.map((order) => nullIfDead(one, one.cast(order))));
    }
  }
}
