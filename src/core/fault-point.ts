// Fault points: named places between two steps where a crash must not lose a vote or send one twice. A test can arm
// one, which makes the process kill itself there. An unarmed fault point costs one variable read.

/** The fault points, with the state at each. */
export const FAULT_POINTS = {
  'votes.written': 'Votes are written, but neither their deliveries nor the commit.',
  'votes.committed': 'Votes are committed; no voter has a response yet, and the engine is not woken.',
  'claim.leased': 'Endpoints are leased, in a transaction that has not written their attempts yet.',
  'claim.committed': 'Attempts are committed; no connection is open.',
  'claim.extended': 'More attempts for a leased endpoint are committed; none of them has started.',
  'takeover.written': 'Attempts of a dead process are written as interrupted, but not committed.',
  'takeover.committed': 'The lease of a dead process is taken over; nothing has been sent again.',
  'send.connected': 'A connection to a receiver is open; nothing has been written.',
  'send.written': 'A request has been written in full.',
  'send.responded': 'The head of a response has arrived.',
  'listener.greeted': 'A vote listener has sent its greeting; no vote has been written.',
  'listener.written': 'A vote has been written to a listener.',
  'listener.responded': 'A listener has responded to a vote, or closed the connection.',
  'record.started': 'Results are known; nothing of them is written.',
  'record.retry': 'A result that asks for a retry is about to be written.',
  'record.written': 'Results are written and leases released, in a transaction that is not committed.',
  'record.settled': 'Rewards of players are settled, but not committed.',
  'record.disabled': 'Deliveries to an endpoint that is being disabled have ended; nothing is committed.',
  'record.committed': 'Results are committed; the engine does not know it yet.',
  'disable.committed': 'An endpoint is disabled.',
  'release.committed': 'A lease is released; the engine still counts it as its own.',
  'redelivery.written': 'A redelivery is queued again, but not committed.',
  'redelivery.committed': 'A redelivery is queued; nobody has a response yet, and the engine is not woken.',
  'resend.written': 'A vote to a listener is queued once more, but not committed.',
  'resend.committed': 'A vote to a listener is queued once more; nobody has a response yet.',
  'redelivery.slice': 'A slice of a bulk redelivery is queued again; the rest is not.',
  'test.started': 'The delivery and attempt of a test are committed; no connection is open.',
  'test.responded': 'A test has a response, and nothing of it is written.',
  'test.written': 'The result of a test is written, but not committed.',
  'annulment.ordered': 'An annulment is committed with the votes it selects; none of them is annulled.',
  'annulment.written': 'A slice of an annulment is written, but not committed.',
  'annulment.slice': 'A slice of an annulment is committed; the rest is not.',
  'tally.written': 'A slice of votes is counted for their voters, but not committed.',
  'tally.slice': 'A slice of votes is counted for their voters; the rest is not.',
  'ownership.leased': 'Due claims are leased; none of them is checked.',
  'ownership.replaced': 'A claimed listing has its new owner, but not committed, and without the notices.',
  'ownership.transferred': 'A claimed listing is transferred in full, but not committed.',
  'ownership.committed': 'A transfer is committed; no email is sent.',
  'ownership.checked': 'The result of a check that failed is written, but not committed.',
  'ownership.ended': 'The end of a proof is written, but not committed.',
  'retention.deleted': 'Queue rows older than 90 days are deleted; their events are not dropped yet.',
} as const;

export type FaultPoint = keyof typeof FAULT_POINTS;

interface Armed {
  readonly point: FaultPoint;
  /** How many more times the process passes the point before it dies. */
  left: number;
}

let armed: Armed | null = null;

/** Marks a place where the process must be able to die without harm. */
export function faultPoint(point: FaultPoint): void {
  if (armed !== null) reach(armed, point);
}

/** For tests: makes this process die as if by kill -9 when it reaches the point for the `passing`th time. */
export function armFaultPoint(point: FaultPoint, passing: number): void {
  armed = { point, left: passing - 1 };
}

export function disarmFaultPoint(): void {
  armed = null;
}

function reach(to: Armed, point: FaultPoint): void {
  if (to.point !== point) return;
  if (to.left === 0) process.kill(process.pid, 'SIGKILL');
  to.left -= 1;
}
