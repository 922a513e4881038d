// Does Roblox accept the client ID and secret? The redirect URL can only be checked as far as Roblox mentions it.
import { postFormAsOperator } from '../../outbound/operator-request.ts';
import type { DoctorCheck } from '../check.ts';
import { type Finding, notApplicable, okFinding, problemFinding, unknownFinding } from '../finding.ts';

const TIMEOUT_MS = 4_000;
const TOKEN_URL = 'https://apis.roblox.com/oauth/v1/token';

export const ROBLOX_CLIENT: DoctorCheck = {
  id: 'roblox_client',
  name: 'Roblox client',
  question: 'Does Roblox accept the client ID and secret?',
  async run({ config }) {
    if (!config.roblox) return notApplicable('ROBLOX_CLIENT_ID is not set.');
    const redirectUrl = `${config.baseUrl}/auth/callback/roblox`;
    const { clientId, clientSecret } = config.roblox;
    const client = { client_id: clientId, client_secret: clientSecret };
    const response = await postFormAsOperator({
      url: TOKEN_URL,
      fields: { ...client, grant_type: 'authorization_code', code: 'check', redirect_uri: redirectUrl },
      timeoutMs: TIMEOUT_MS,
    });
    if (response.ok) return judgeRoblox(response, redirectUrl);
    return unknownFinding(
      `Roblox cannot be reached (${response.code}).`,
      'Check that this machine may connect to apis.roblox.com.',
    );
  },
};

/** No code is valid, so the error says what else Roblox has checked. */
export function judgeRoblox({ status, body }: { status: number; body: string }, redirectUrl: string): Finding {
  if (/redirect_uri/.test(body))
    return problemFinding(
      'Roblox does not know the redirect URL of this site.',
      `Add ${redirectUrl} to the redirect URLs of the OAuth 2.0 app in Roblox’s Creator Dashboard.`,
    );
  if (status === 401 || /invalid_client/.test(body))
    return problemFinding(
      'Roblox rejects ROBLOX_CLIENT_ID and ROBLOX_CLIENT_SECRET.',
      'Copy both again from the OAuth 2.0 app in Roblox’s Creator Dashboard.',
    );
  if (status === 400)
    return okFinding(
      `Roblox accepts the client ID and secret. Check by connecting an account that it knows ${redirectUrl}.`,
    );
  return unknownFinding(`Roblox responded with ${status}.`, 'Try again later.');
}
