// Whether the live stream can be opened from here: a proxy may block or collect it.
import { createStream, type StreamStatus } from '@plaudit/sdk/stream';
import type { SiteCredentials } from '../connection/credentials-file.ts';
import { plain } from '../paint.ts';
import { type DoctorFinding, good, serious } from './finding.ts';

const TIMEOUT_MS = 10_000;
const PROXY = 'A proxy may collect or block the response: turn off its buffering for /api/v1/webhooks/stream.';

export async function checkStream({ site, token }: SiteCredentials): Promise<DoctorFinding> {
  const connected = Promise.withResolvers<DoctorFinding>();
  const stream = createStream({
    baseUrl: site,
    token,
    events: ['test'],
    maxFailures: 1,
    onTest: () => undefined,
    onStatus: (status) => {
      const finding = judgeStatus(status);
      if (finding) connected.resolve(finding);
    },
  });
  const timer = setTimeout(() => connected.resolve(late()), TIMEOUT_MS);
  const finding = await connected.promise;
  clearTimeout(timer);
  await stream.close();
  return finding;
}

function judgeStatus(status: StreamStatus): DoctorFinding | null {
  if (status.state === 'connected') return good('stream', 'The live stream is open: `plaudit listen` works from here.');
  return status.state === 'ended' ? serious('stream', plain(status.message), PROXY) : null;
}

function late(): DoctorFinding {
  return serious('stream', `The live stream did not begin within ${TIMEOUT_MS / 1000} seconds.`, PROXY);
}
