// Sends one vote through the vote-listener channel to a listener on loopback, and checks what is true for every result.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { expect, onTestFinished } from 'vitest';
import { LISTENER_OUTCOMES } from '../../src/channels/votifier/listener-codes.ts';
import type { ListenerStep } from '../../src/channels/votifier/listener-steps.ts';
import { createVotifierChannel, type VotifierTarget } from '../../src/channels/votifier/votifier.ts';
import { openTestOutbound, resolveFromTable } from './test-outbound.ts';
import type { TestListener } from './votifier-listener.ts';
import { VOTIFIER } from './votifier-vectors.ts';

export const TOKEN = '7k2m9v0c4p8s1q5n3r6t0uabde';
export const CHALLENGE = '2o9sdn4v81k0qm6j3ru7ta5bce';
export const V2 = `VOTIFIER 2 ${CHALLENGE}\n`;
export const VOTED_AT = '2026-01-31T12:00:00.123Z';
export const BODY = JSON.stringify({
  event: 'vote.created',
  data: { listingType: 'game', game: 'minecraft', votedAt: VOTED_AT, playerName: '.Steve' },
});
export const OK = '{"status":"ok"}';
const LIMITS = { connectMs: 5_000, greetingMs: 5_000, answerMs: 5_000, wholeMs: 12_000 };
export const SOON = 40;
export const never = new AbortController().signal;

export interface Sending {
  readonly protocol?: 'v1' | 'v2';
  readonly limits?: Partial<typeof LIMITS>;
  readonly body?: string;
  readonly signal?: AbortSignal;
  readonly watch?: (step: ListenerStep) => void;
  readonly host?: string;
  readonly addresses?: readonly string[];
}

export function targetAt(port: number, { protocol = 'v2', host = 'receiver.test' }: Sending = {}): VotifierTarget {
  return protocol === 'v2'
    ? { host, port, protocol, token: TOKEN }
    : { host, port, protocol, publicKey: VOTIFIER.v1.publicKey };
}

/** Makes one attempt. Whatever its result, at most one connection is opened and at most one piece arrives. */
export async function send(listener: Pick<TestListener, 'port'> & Partial<TestListener>, sending: Sending = {}) {
  const { limits, body = BODY, signal = never, watch, addresses = ['127.0.0.1'] } = sending;
  let dialled = 0;
  const count = () => void dialled++;
  subscribe('net.client.socket', count);
  onTestFinished(() => void unsubscribe('net.client.socket', count));
  const outbound = openTestOutbound({ resolver: resolveFromTable({ 'receiver.test': addresses }) });
  const sender = { outbound, serviceName: 'Acme', limits: { ...LIMITS, ...limits } };
  const answer = await createVotifierChannel(sender, targetAt(listener.port, sending), watch).attempt({ body }, signal);
  if (listener.connections && dialled > 0) {
    // The connection always ends; if the listener does not close it, the sender does.
    await listener.gone;
    expect(listener.connections()).toBe(1);
    expect(listener.pieces!.length).toBeLessThanOrEqual(1);
    if (answer.verdict === 'failed') expect(listener.pieces).toEqual([]);
    else expect(listener.pieces).toHaveLength(1);
  }
  expect(LISTENER_OUTCOMES[answer.code]).toBe(answer.verdict);
  return { answer, dialled };
}
