// The acts of the fault suite: each does one kind of harm, and knows what must hold all the same.
import type { Act } from './acts/act.ts';
import { act as kills } from './acts/kills.ts';

/** The one that most seeds are played on. */
export const KILLS: Act = kills;

/** The others take longer: each is played now and then. */
export const OTHERS: readonly Act[] = [];
