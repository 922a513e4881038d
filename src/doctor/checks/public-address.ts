// Does BASE_URL lead to this installation?
import type { DoctorCheck } from '../check.ts';
import { type Finding, okFinding, problemFinding, unknownFinding } from '../finding.ts';
import type { SelfCheckResult } from '../self-check.ts';

interface AddressFacts {
  readonly baseUrl: string;
  readonly self: SelfCheckResult;
  readonly isServiceRunning: boolean | null;
  readonly hasKey: boolean;
}

export const PUBLIC_ADDRESS: DoctorCheck = {
  id: 'public_address',
  name: 'Public address',
  question: 'Does BASE_URL lead to this installation?',
  tooSlow: problemFinding(
    'BASE_URL or the database did not respond within 5 seconds.',
    'Check the proxy, the firewall and the database.',
  ),
  async run({ config, selfCheck, isServiceRunning, vault }) {
    const [self, isRunning] = await Promise.all([selfCheck(), isServiceRunning()]);
    const { baseUrl } = config;
    return judgePublicAddress({ baseUrl, self, isServiceRunning: isRunning, hasKey: vault !== null });
  },
};

/** Only a problem if the service runs: nothing can respond while it is stopped. */
export function judgePublicAddress(facts: AddressFacts): Finding {
  const { baseUrl, self, isServiceRunning } = facts;
  if (self.kind === 'unreachable') {
    const { found, todo } = describeFailure(self.code, baseUrl);
    return isServiceRunning === false && isRefused(self.code)
      ? unknownFinding(`Nothing responds at ${baseUrl}, because the service is not running.`)
      : problemFinding(found, todo);
  }
  if (self.service) return okFinding(`${baseUrl} leads to this installation.`);
  return judgeOtherResponse(facts, self);
}

type Responded = Extract<SelfCheckResult, { kind: 'responded' }>;

function judgeOtherResponse({ baseUrl, isServiceRunning, hasKey }: AddressFacts, self: Responded): Finding {
  const { status, location } = self;
  if (status === 421)
    return problemFinding(
      `The service rejects requests to ${baseUrl}, because they arrive with another Host header.`,
      'Make the proxy pass it on. With nginx: proxy_set_header Host $host;',
    );
  if (status >= 502 && status <= 504)
    return isServiceRunning === false
      ? unknownFinding(`The proxy at ${baseUrl} responds with ${status}, because the service is not running.`)
      : problemFinding(
          `The proxy at ${baseUrl} responds with ${status}: it does not reach the service.`,
          'Check that it connects to the HOST and PORT of the service.',
        );
  if (location !== null && status >= 300 && status < 400)
    return problemFinding(
      `${baseUrl} redirects to ${location.slice(0, 200)}.`,
      'Set BASE_URL to the address that people end up at, or remove the redirect.',
    );
  if (!hasKey)
    return unknownFinding(`${baseUrl} responds with ${status}. Without the secret key, nobody can say who it is.`);
  return problemFinding(
    `${baseUrl} leads to another server, or to an installation with another secret key or version (status ${status}).`,
    'Check the DNS records and the proxy. After an update, restart the service.',
  );
}

const isRefused = (code: string) => code === 'ECONNREFUSED';

function describeFailure(code: string, baseUrl: string): { found: string; todo: string } {
  const { hostname, host } = new URL(baseUrl);
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return {
        found: `The host name ${hostname} cannot be found.`,
        todo: 'Create its DNS record, or correct BASE_URL.',
      };
    case 'ECONNREFUSED':
      return {
        found: `Nothing listens at ${host}.`,
        todo: 'Check that the proxy runs, and that BASE_URL has the right port.',
      };
    case 'ETIMEDOUT':
      return {
        found: `${host} does not respond.`,
        todo: 'Check the firewall. Some routers do not let a machine reach its own public address: then test from elsewhere.',
      };
    default:
      return {
        found: `${baseUrl} cannot be reached (${code}).`,
        todo: 'Check the proxy, and whether BASE_URL begins with the right one of http and https.',
      };
  }
}
