// The faults of the fault suite: each injects one kind of failure and checks the promises that must hold anyway.

import { fault as clockOff } from './injected/clock-off.ts';
import { fault as connectionsTerminated } from './injected/connections-terminated.ts';
import { fault as diskFull } from './injected/disk-full.ts';
import { fault as failover } from './injected/failover.ts';
import type { Fault } from './injected/fault.ts';
import { fault as halfOpen } from './injected/half-open.ts';
import { fault as kills } from './injected/kills.ts';
import { fault as postgresAway } from './injected/postgres-away.ts';
import { fault as postgresRestart } from './injected/postgres-restart.ts';
import { fault as stoppedProcess } from './injected/stopped-process.ts';

/** The fault that most seeds use. */
export const KILLS: Fault = kills;

/** The others take longer: each runs now and then. */
export const OTHER_FAULTS: readonly Fault[] = [
  connectionsTerminated,
  postgresRestart,
  postgresAway,
  halfOpen,
  failover,
  stoppedProcess,
  clockOff,
  diskFull,
];
