// What `plaudit listen` prints: compact lines for people, or one JSON object a line for programs.
import type { StreamDelivery } from '@plaudit/sdk/stream';
import type { CliTerminal } from '../cli-terminal.ts';
import type { Judgment } from '../forward/judge-response.ts';
import type { SendResult } from '../forward/post-request.ts';
import { createPaint, type Paint, plain } from '../paint.ts';

export interface Ready {
  readonly site: string;
  readonly listingId: string;
  readonly listingName: string;
  readonly events: readonly string[];
  readonly forwardTo: string | null;
  readonly position: string | null;
}

export interface Forwarded {
  readonly delivery: StreamDelivery;
  readonly target: URL;
  readonly result: SendResult;
  readonly judgment: Judgment;
  readonly isResent: boolean;
}

export interface ListenOutput {
  ready(ready: Ready): void;
  /** An event came; `willBeForwarded`: its line follows with the result. */
  event(delivery: StreamDelivery, willBeForwarded: boolean): void;
  forward(forwarded: Forwarded): void;
  reconnecting(message: string, delayMs: number): void;
  reconnected(): void;
  /** After a reconnect: what came in between has been received now. */
  caughtUp(message: string, missed: number): void;
  notice(message: string): void;
  ended(reason: string, message: string): void;
}

export function createListenOutput(terminal: CliTerminal, isJson: boolean, now: () => Date): ListenOutput {
  return isJson ? jsonOutput(terminal, now) : textOutput(terminal, now);
}

function jsonOutput({ print }: CliTerminal, now: () => Date): ListenOutput {
  const write = (type: string, fields: object) => print(JSON.stringify({ type, at: now().toISOString(), ...fields }));
  return {
    ready: (ready) => write('ready', ready),
    event: ({ id, type, event }) => write('event', { id, eventType: type, event }),
    forward: ({ delivery: { id, eventId }, target, result, judgment: { outcome, what, todo }, isResent }) => {
      const { ok, durationMs } = result;
      const status = ok ? result.status : null;
      const rounded = Math.round(durationMs);
      write('forward', { id, eventId, to: String(target), status, durationMs: rounded, outcome, what, todo, isResent });
    },
    reconnecting: (message, delayMs) => write('reconnecting', { message, delayMs }),
    reconnected: () => write('reconnected', {}),
    caughtUp: (message, missed) => write('caught-up', { message, missed }),
    notice: (message) => write('notice', { message }),
    ended: (reason, message) => write('ended', { reason, message }),
  };
}

function textOutput(terminal: CliTerminal, now: () => Date): ListenOutput {
  const { print } = terminal;
  const paint = createPaint(terminal.hasColors);
  const line = (text: string) => print(`${paint.faint(timeOf(now()))}  ${text}`);
  return {
    ready: (ready) => print(describeReady(ready, terminal, paint)),
    event: (delivery, willBeForwarded) => {
      if (!willBeForwarded) line(subjectOf(delivery));
    },
    forward(forwarded) {
      line(describeForward(forwarded, paint));
      const { what, todo } = forwarded.judgment;
      if (what !== null) print(`          ${plain(what)}${todo === null ? '' : ` ${plain(todo)}`}`);
    },
    reconnecting: (message, delayMs) =>
      line(paint.caution(`${plain(message)} Trying again in ${Math.max(1, Math.round(delayMs / 1000))} s.`)),
    reconnected: () => line(paint.good('Connected again.')),
    caughtUp: (message) => line(plain(message)),
    notice: (message) => line(paint.caution(plain(message))),
    ended: (reason, message) => (reason === 'closed' ? line('Ended.') : terminal.warn(plain(message))),
  };
}

function timeOf(time: Date): string {
  return [time.getHours(), time.getMinutes(), time.getSeconds()].map((part) => String(part).padStart(2, '0')).join(':');
}

function describeReady(
  { site, listingName, events, forwardTo }: Ready,
  { keyboard }: CliTerminal,
  paint: Paint,
): string {
  const what = events.includes('vote') ? 'votes and test events' : 'test events';
  const where = forwardTo === null ? '' : `, forwarding to ${forwardTo}`;
  return [
    `${paint.good('Ready.')} Listening for ${what} of ${plain(listingName)} on ${site}${where}.`,
    ...(forwardTo === null
      ? []
      : [
          'They are signed with a secret of their own. Give it to your receiver: SECRET=$(plaudit listen --print-secret)',
        ]),
    ...(events.includes('vote')
      ? []
      : ['Send one from another terminal: plaudit trigger vote. To receive real votes, add --live.']),
    ...(keyboard && forwardTo !== null ? ['Keys: r sends the last event again, d shows its details, q quits.'] : []),
  ].join('\n');
}

function describeForward({ delivery, result, judgment, isResent }: Forwarded, paint: Paint): string {
  const status = result.ok ? String(result.status) : result.code.toLowerCase();
  const shown = judgment.outcome === 'delivered' ? paint.good(status) : paint.bad(status);
  const resent = isResent ? ['again'] : [];
  return [subjectOf(delivery), ...resent, shown, `${Math.round(result.durationMs)} ms`].join('  ');
}

/** `vote  Steve (user 123)` */
function subjectOf({ type, event: { data } }: StreamDelivery): string {
  const player = data.listingType === 'game' ? data.playerName : null;
  const user = `user ${data.userId}`;
  return plain(`${type}  ${player === null ? user : `${player} (${user})`}`);
}
