// The output of the test listener: for each event, a line of text for people or an object for programs.
import type { CommandOutput } from '../output.ts';
import type { ListenerConnection } from './converse.ts';
import type { ReceivedVote, RefusedVote, VoteReceiver } from './open-vote-receiver.ts';
import type { ReceiverBehavior } from './reading.ts';

const SHOWN_MOST = 200;

export function openingOutput(
  listener: VoteReceiver,
  { name, line }: Pick<ReceiverBehavior, 'name' | 'line'>,
  serviceName?: string,
): CommandOutput {
  const { host, port, token, publicKey, protocols } = listener;
  const lines = [
    `Listening for votes on ${host.includes(':') ? `[${host}]` : host}:${port}.`,
    `  Behavior     ${line}.`,
    ...(token === null ? [] : [`  Token        ${token}`]),
    ...(token !== null && serviceName !== undefined ? [`  For service  ${serviceName} only`] : []),
    ...(publicKey === null ? [] : ['  Public key, for protocol v1, on one line:', publicKey]),
    '',
    'Votes are printed below. Press Ctrl+C to stop.',
  ];
  const listening = {
    host,
    port,
    behavior: name,
    protocols,
    token,
    serviceName: serviceName ?? null,
    publicKey,
  };
  return { json: { listening }, text: lines.join('\n') };
}

export function voteOutput(vote: ReceivedVote): CommandOutput {
  const { protocol, serviceName, username, address, timestamp, receivedAt } = vote;
  const text = `${receivedAt.toISOString()}  Vote by ${shown(username)} for ${shown(serviceName)} (${protocol}, address ${shown(address)}, timestamp ${shown(String(timestamp))}).`;
  return { json: { protocol, serviceName, username, address, timestamp, receivedAt }, text };
}

export function refusalOutput({ protocol, reason, from, receivedAt }: RefusedVote): CommandOutput {
  const what = protocol === null ? 'No vote' : `A ${protocol} vote was rejected`;
  return {
    json: { refused: reason, protocol, from, receivedAt },
    text: `${receivedAt.toISOString()}  ${what} from ${from}. ${shown(reason)}`,
  };
}

export function connectionLine({ from }: ListenerConnection, at: Date): string {
  return `${at.toISOString()}  Connection from ${from}.`;
}

/** Text from senders is untrusted: it must not control the terminal or flood it. */
function shown(text: string): string {
  const harmless = text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '\ufffd');
  return harmless.length <= SHOWN_MOST ? harmless : `${harmless.slice(0, SHOWN_MOST)} …`;
}
