// The embedded database's disk is full. Votes are rejected with an explanation, and accepted again once there is space.
// Where its log has no space, PostgreSQL crashes: then the process exits and says why, another one refuses to start and
// says why, and with space again no data is lost. The same after kill -9 on a full disk.
import { join } from 'node:path';
import { printLine, randomFromSeed } from '../../support/seeded-random.ts';
import { VotingProcess } from '../voting-process-client.ts';
import { checkDeliveries, expectPromise } from './check-deliveries.ts';
import type { Fault } from './fault.ts';
import { waitForCondition, waitForDeliveries } from './fault-setup.ts';
import { type RecordingReceiver, startRecordingReceiver } from './recording-receiver.ts';
import { type SmallDisk, smallDisk } from './small-disk.ts';

/** The database takes 45 MB, and a segment of its log 16 MB. */
const DISK_MEGABYTES = 160;
const LISTINGS = 4;
const VOTES_A_SECOND = 50;
const LEASE_OVER_MS = 31_000;

export const fault: Fault = {
  name: 'disk-full',
  description: 'the disk of an embedded database is full, for its tables and for its log',
  async run(seed) {
    const disk = smallDisk(DISK_MEGABYTES);
    if ('impossible' in disk) {
      printLine(`  disk-full was skipped. ${disk.impossible}`);
      return { skipped: 1 };
    }
    const witness = await startRecordingReceiver();
    const faultRun = new DiskFullRun(disk, witness);
    try {
      return await faultRun.run(seed);
    } finally {
      await faultRun.leave();
      await witness.close();
      await disk.remove();
    }
  },
};

class DiskFullRun {
  readonly #disk: SmallDisk;
  readonly #witness: RecordingReceiver;
  readonly #processes: VotingProcess[] = [];
  #listings: readonly string[] = [];

  constructor(disk: SmallDisk, witness: RecordingReceiver) {
    this.#disk = disk;
    this.#witness = witness;
  }

  async run(seed: number): Promise<Readonly<Record<string, number>>> {
    const chance = randomFromSeed(seed);
    const first = await this.#start();
    const listed = await first.list(this.#witness.url, LISTINGS);
    this.#listings = listed.map(({ id }) => id);
    await this.#vote(first, 50);
    await this.#fillTables(first, Math.floor(40_000 * chance()));
    this.#disk.free();
    const accepted = first.accepted.length;
    await waitForCondition('votes are accepted again', () => first.accepted.length > accepted + 20);
    // The seed decides which of the two comes first.
    const killed = seed % 2 === 0;
    if (killed) {
      await this.#fillTables(first, 0);
      first.signal('SIGKILL');
      await first.ended();
    } else {
      await this.#fillLog(first);
      await this.#startsNotWhileFull();
    }
    this.#disk.free();
    const second = await this.#start();
    await this.#vote(second, 50);
    await second.rest();
    const standing = await waitForDeliveries(second);
    const events = this.#processes.flatMap((one) => one.accepted);
    const lost = this.#processes.flatMap((one) => one.lost);
    const unclear = lost.find((why) => why !== 'away');
    expectPromise(unclear === undefined, `A vote was refused without saying that the database is away: ${unclear}`);
    const found = checkDeliveries({ accepted: events, arrivals: this.#witness.arrivals, standing });
    return { ...found, refused: lost.length, killed: Number(killed) };
  }

  async leave(): Promise<void> {
    for (const one of this.#processes) one.signal('SIGKILL');
    await Promise.all(this.#processes.map((one) => one.ended()));
  }

  async #start(): Promise<VotingProcess> {
    const started = await VotingProcess.start({
      DATA_DIR: join(this.#disk.folder, 'data'),
      CLOCK_SHIFT_MS: String(this.#processes.length * LEASE_OVER_MS),
    });
    this.#processes.push(started);
    return started;
  }

  async #vote(one: VotingProcess, count: number): Promise<void> {
    const first = this.#processes.length * 1_000_000;
    await one.pace({ listings: this.#listings, first, aSecond: VOTES_A_SECOND });
    await waitForCondition(`${count} votes are taken`, () => one.accepted.length >= count);
  }

  /** Until a table would have to grow and cannot. */
  async #fillTables(one: VotingProcess, leftBytes: number): Promise<void> {
    const lost = one.lost.length;
    this.#disk.fill(leftBytes);
    await waitForCondition('votes are refused', () => one.lost.length > lost + 20);
  }

  /** There is no space for the next segment of the log. */
  async #fillLog(one: VotingProcess): Promise<void> {
    this.#disk.fill(100_000);
    await one.run('select pg_switch_wal()').catch(() => undefined);
    let status: number | null | undefined;
    void one.ended().then((ended) => {
      status = ended;
    });
    await waitForCondition('the process ends', () => status !== undefined);
    expectPromise(status === 1, `On a full disk the process ended with ${status}.`);
    expectPromise(one.stderrTail.includes('crashed ('), `It ended without saying why: ${one.stderrTail}`);
  }

  async #startsNotWhileFull(): Promise<void> {
    const why = await this.#start().then(
      () => 'it started',
      (error: Error) => error.message,
    );
    expectPromise(why.includes('Is the disk full'), `Started on a full disk, it does not say so: ${why}`);
  }
}
