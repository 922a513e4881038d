// Does Discord accept the client ID and secret? The redirect URL can only be checked as far as Discord mentions it.
import { postFormAsOperator } from '../../outbound/operator-request.ts';
import type { DoctorCheck } from '../check.ts';
import { type Finding, notApplicable, okFinding, problemFinding, unknownFinding } from '../finding.ts';

const TIMEOUT_MS = 4_000;
const TOKEN_URL = 'https://discord.com/api/oauth2/token';

export const DISCORD_CLIENT: DoctorCheck = {
  id: 'discord_client',
  name: 'Discord client',
  question: 'Does Discord accept the client ID and secret?',
  async run({ config }) {
    if (!config.discord) return notApplicable('DISCORD_CLIENT_ID is not set.');
    const redirectUrl = `${config.baseUrl}/auth/callback/discord`;
    const { clientId, clientSecret } = config.discord;
    const response = await postFormAsOperator({
      url: TOKEN_URL,
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      fields: { grant_type: 'authorization_code', code: 'check', redirect_uri: redirectUrl },
      timeoutMs: TIMEOUT_MS,
    });
    return response.ok ? judgeDiscord(response, redirectUrl) : unreachable(response.code);
  },
};

const unreachable = (code: string) =>
  unknownFinding(`Discord cannot be reached (${code}).`, 'Check that this machine may connect to discord.com.');

/** No code is valid, so the error says what else Discord has checked. */
export function judgeDiscord({ status, body }: { status: number; body: string }, redirectUrl: string): Finding {
  if (/redirect_uri/.test(body))
    return problemFinding(
      'Discord does not know the redirect URL of this site.',
      `Add ${redirectUrl} to the redirects of the application (OAuth2) in Discord’s developer portal.`,
    );
  if (status === 401 || /invalid_client/.test(body))
    return problemFinding(
      'Discord rejects DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET.',
      'Copy both again from the application (OAuth2) in Discord’s developer portal.',
    );
  if (status === 400)
    return okFinding(`Discord accepts the client ID and secret. Check by signing in that it knows ${redirectUrl}.`);
  return unknownFinding(`Discord responded with ${status}.`, 'Try again later.');
}
