// Where a test may kill this process: each boundary at which a crash could lose a vote or send one twice has a name. No point
// is armed unless a test says so; then a passing costs one look at a variable.

/** The points, each with what is so when it is passed. */
export const FAULT_POINTS = {
  'votes.written': 'Votes and what they send out are written, and not committed.',
  'votes.committed': 'Votes are committed; nobody has been told, and no engine woken.',
  'claim.leased': 'Endpoints are leased in a transaction that has yet to write their attempts.',
  'claim.committed': 'Attempts are committed; no socket is open.',
  'claim.fed': 'More attempts of an endpoint at work are committed; none of them has begun.',
  'takeover.written': 'What a dead process left is written as interrupted, and not committed.',
  'takeover.committed': 'A dead process’s lease is taken over, and nothing sent again.',
  'send.connected': 'A connection to a receiver is open; nothing was said.',
  'send.written': 'A request has left in full.',
  'send.answered': 'The head of an answer has come.',
  'listener.greeted': 'A vote listener has greeted; no vote was written.',
  'listener.written': 'A vote has left for a listener.',
  'listener.answered': 'A listener has answered a vote, or hung up.',
  'record.begun': 'Results are known, and nothing of them is written.',
  'record.retry': 'A result is about to be written that asks for another attempt.',
  'record.written': 'Results are written, and not committed; health and lease are as before.',
  'record.settled': 'Players’ rewards are settled, and not committed.',
  'record.disabled':
    'What waited for an endpoint that is being disabled has ended, and nothing is committed.',
  'record.released': 'Leases are released in a transaction that is not committed.',
  'record.committed': 'Results are committed; the engine does not know it.',
  'disable.committed': 'An endpoint is disabled.',
  'release.committed': 'A lease is released; the engine still counts it as its own.',
  'redelivery.written': 'A redelivery is put back into the queue, and not committed.',
  'redelivery.committed': 'A redelivery waits; nobody was told, and no engine woken.',
  'redelivery.slice': 'A few events of an order to redeliver many are back in the queue; the rest is not.',
  'test.begun': 'A test’s delivery and attempt are committed; no socket is open.',
  'test.answered': 'A test was answered, and nothing of it is written.',
  'test.written': 'A test’s result is written, and not committed.',
  'retention.cut': 'What waited for 90 days is gone from the queue; its events are not dropped.',
} as const;

export type FaultPoint = keyof typeof FAULT_POINTS;

interface Armed {
  readonly point: FaultPoint;
  /** Passings that are survived. */
  left: number;
}

let armed: Armed | null = null;

/** Something is so that a crash must not spoil. */
export function faultPoint(point: FaultPoint): void {
  if (armed !== null) pass(armed, point);
}

/** Tests: this process dies at the point's `passing`th passing, as by kill -9. */
export function armFaultPoint(point: FaultPoint, passing: number): void {
  armed = { point, left: passing - 1 };
}

/** Tests: this process is to live. */
export function disarmFaultPoint(): void {
  armed = null;
}

function pass(to: Armed, point: FaultPoint): void {
  if (to.point !== point) return;
  if (to.left === 0) process.kill(process.pid, 'SIGKILL');
  to.left -= 1;
}
