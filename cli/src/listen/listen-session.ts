// One run of `plaudit listen`: from connecting until the stream ends or the developer quits.
import {
  createStream,
  type StreamDelivery,
  type StreamEnd,
  type StreamStatus,
  streamSecret,
} from '@plaudit/sdk/stream';
import type { CliTerminal } from '../cli-terminal.ts';
import type { SiteConnection } from '../connection/connect.ts';
import { plain } from '../paint.ts';
import { createForwarder, type Forwarder } from './forwarder.ts';
import { createListenOutput, type ListenOutput, type Ready } from './listen-output.ts';
import { createForwardReporter } from './report-forwards.ts';

export interface ListenSettings {
  readonly target: URL | null;
  readonly isLive: boolean;
  readonly isJson: boolean;
  /** An event ID, `0` for the oldest event; null: from now. */
  readonly since: string | null;
  readonly maxFailures: number;
}

/** Returns whether the developer ended it. */
export async function runListenSession(
  connection: SiteConnection,
  settings: ListenSettings,
  terminal: CliTerminal,
): Promise<boolean> {
  const { client, site, token } = connection;
  const { target, isLive, since, maxFailures } = settings;
  const { listingId, listingName } = await client.readToken();
  const output = createListenOutput(terminal, settings.isJson, () => new Date());
  const closing = new AbortController();
  const { signal } = closing;
  const secret = await streamSecret(token);
  const reporter = target && createForwardReporter(client, target, output.notice);
  const forwarder =
    target &&
    reporter &&
    createForwarder({ target, secret, output, report: reporter.report, signal, now: () => new Date() });
  const events = isLive ? (['vote', 'test'] as const) : (['test'] as const);
  const receive = async (_event: unknown, delivery: StreamDelivery) => {
    output.event(delivery, forwarder !== null);
    await forwarder?.forward(delivery);
  };
  const ready = { site, listingId, listingName, events, forwardTo: target && String(target) };
  const stream = createStream({
    baseUrl: site,
    token,
    events,
    maxFailures,
    signal,
    ...(since !== null && { after: since }),
    onTest: receive,
    ...(isLive && { onVote: receive }),
    onStatus: statusReporter(output, ready),
  });
  const release = quitOn({ terminal, forwarder, output, quit: () => closing.abort() });
  const end = await stream.ended;
  release();
  await reporter?.finish();
  output.ended(end.reason, explainEnd(end));
  return end.reason === 'closed';
}

function statusReporter(output: ListenOutput, ready: Omit<Ready, 'position'>): (status: StreamStatus) => void {
  let wasConnected = false;
  return (status) => {
    switch (status.state) {
      case 'connected':
        if (wasConnected) output.reconnected();
        else output.ready({ ...ready, position: status.position });
        wasConnected = true;
        return;
      case 'reconnecting':
        return output.reconnecting(status.message, status.delayMs);
      case 'caught-up':
        return output.caughtUp(status.message, status.missed);
      case 'gap':
        return output.notice(status.message);
      case 'handler-failed':
      case 'acknowledge-failed':
        return output.notice(status.message);
      case 'ended':
        return;
    }
  };
}

function explainEnd({ reason, message }: StreamEnd): string {
  if (reason === 'revoked') return `${message} Set PLAUDIT_TOKEN to it, or run: plaudit login`;
  return reason === 'gave-up' ? `${message} Check the site and your connection, then run this command again.` : message;
}

interface Quitting {
  readonly terminal: CliTerminal;
  readonly forwarder: Forwarder | null;
  readonly output: ListenOutput;
  readonly quit: () => void;
}

/** Ctrl-C, a stop by the system, and the keys r, d and q. Returns a function that undoes it. */
function quitOn({ terminal: { keyboard, print }, forwarder, quit }: Quitting): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const name of signals) process.on(name, quit);
  const releaseKeys = keyboard?.onKey((key) => {
    // In raw mode, Ctrl-C is a key too.
    if (key === 'q' || key === '\u0003') quit();
    if (key === 'r') void forwarder?.resend();
    if (key === 'd' && forwarder) print(plain(forwarder.describeLast()));
  });
  return () => {
    for (const name of signals) process.off(name, quit);
    releaseKeys?.();
  };
}
