// The acts of the fault suite: each does one kind of harm, and knows what must hold all the same.
import type { Act } from './acts/act.ts';
import { act as clockOff } from './acts/clock-off.ts';
import { act as connectionsTerminated } from './acts/connections-terminated.ts';
import { act as diskFull } from './acts/disk-full.ts';
import { act as halfOpen } from './acts/half-open.ts';
import { act as kills } from './acts/kills.ts';
import { act as postgresAway } from './acts/postgres-away.ts';
import { act as postgresRestart } from './acts/postgres-restart.ts';
import { act as stoppedProcess } from './acts/stopped-process.ts';

/** The one that most seeds are played on. */
export const KILLS: Act = kills;

/** The others take longer: each is played now and then. */
export const OTHERS: readonly Act[] = [
  connectionsTerminated,
  postgresRestart,
  postgresAway,
  halfOpen,
  stoppedProcess,
  clockOff,
  diskFull,
];
