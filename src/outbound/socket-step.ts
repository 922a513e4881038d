// Waits until a socket is connected or secured, and turns every way to fail into an error with a code.
import type { Socket } from 'node:net';
import type { Deadline, DeadlineEnd } from './deadline.ts';
import type { FailureCode } from './failure-codes.ts';

/** Why connecting failed; only its code matters. */
export class ConnectError extends Error {
  override readonly name = 'ConnectError';
  readonly code: FailureCode;
  constructor(code: FailureCode) {
    super(code);
    this.code = code;
  }
}

export interface ConnectStep {
  readonly event: 'connect' | 'secureConnect';
  readonly timeoutCode: FailureCode;
  readonly classify: (error: unknown) => FailureCode;
}

/** Waits for the step's event. The deadline and every error destroy the socket and become a ConnectError. */
export function waitForStep(
  socket: Socket,
  { event, timeoutCode, classify }: ConnectStep,
  deadline: Deadline,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = (act: () => void) => {
      cancel();
      act();
    };
    const fail = (error: unknown) => {
      const failure = error instanceof ConnectError ? error : new ConnectError(classify(error));
      finish(() => reject(failure));
    };
    const end = (why: DeadlineEnd) => socket.destroy(new ConnectError(why === 'time' ? timeoutCode : why));
    // Never removed: a socket that fails while it has no other error listener must not end the process.
    socket.on('error', fail);
    socket.once('close', () => fail(Object.assign(new Error('closed'), { code: 'ECONNRESET' })));
    socket.once(event, () => finish(resolve));
    const cancel = deadline.onEnd(end);
  });
}
