// What failover scenarios run on: a primary with a synchronous standby, and a router that leads to the primary, or
// DATABASE_URL with both hosts. The voting processes outlive the failovers.
import { TEST_SECRET_KEY } from '../../support/delivery-fixture.ts';
import { type ReplicatedPostgres, startReplicatedPostgres } from '../../support/replica.ts';
import { type PrimaryRouter, startPrimaryRouter } from '../primary-router.ts';
import { EnvironmentPool, ScenarioEnvironment } from './environment.ts';
import type { FailoverPlan } from './failover-plan.ts';
import { Receivers } from './receivers.ts';

export class ReplicatedEnvironment extends ScenarioEnvironment {
  readonly server: ReplicatedPostgres;
  readonly router: PrimaryRouter;
  #hasStandby = true;

  private constructor(
    receivers: Receivers,
    { server, router }: Pick<ReplicatedEnvironment, 'server' | 'router'>,
    databaseUrl: string,
  ) {
    super(receivers, { DATABASE_URL: databaseUrl, SECRET_KEY: TEST_SECRET_KEY }, async () => {
      await router.close();
      await server.stop();
    });
    this.server = server;
    this.router = router;
  }

  static async start(connection: FailoverPlan['connection']): Promise<ReplicatedEnvironment> {
    const server = await startReplicatedPostgres({ synchronous: true });
    const router = await startPrimaryRouter(server.primary.url);
    const databaseUrl = connection === 'router' ? router.url : server.url;
    return new ReplicatedEnvironment(await Receivers.open(), { server, router }, databaseUrl);
  }

  /** Makes the standby the primary, and leads new connections to it. */
  async promote(): Promise<void> {
    this.#hasStandby = false;
    await this.server.promote();
    this.router.lead(this.server.primary.url);
  }

  /** Makes the former primary a synchronous standby with a new copy of the data. */
  async requireStandby(): Promise<void> {
    if (!this.#hasStandby) await this.server.rejoin();
    this.#hasStandby = true;
  }
}

export const REPLICATED = {
  router: new EnvironmentPool(() => ReplicatedEnvironment.start('router')),
  hosts: new EnvironmentPool(() => ReplicatedEnvironment.start('hosts')),
};
