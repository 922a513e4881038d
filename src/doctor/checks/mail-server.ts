// Does the mail server accept a connection and the password? Sends nothing.
import { describeMailError } from '../../mail/mail-errors.ts';
import { verifyMailServer } from '../../mail/mail-transport.ts';
import { ENGLISH } from '../../messages/translations.ts';
import type { DoctorCheck } from '../check.ts';
import { notApplicable, okFinding, problemFinding } from '../finding.ts';

const TIMEOUT_MS = 4_000;
const ADVICE = 'Check SMTP_URL and the mail server.';

export const MAIL_SERVER: DoctorCheck = {
  id: 'mail_server',
  name: 'Mail server',
  question: 'Does the mail server accept the connection and the password?',
  tooSlow: problemFinding('The mail server did not respond within 5 seconds.', ADVICE),
  async run({ config }) {
    if (config.smtpUrl === null) return notApplicable('SMTP_URL is not set.');
    const { host, username } = new URL(config.smtpUrl);
    const verified = await verifyMailServer(config.smtpUrl, TIMEOUT_MS);
    if (verified.ok) return okFinding(`${host} accepts connections${username ? ' and the password' : ''}.`);
    return problemFinding(`${host}: ${ENGLISH.text(describeMailError(verified.code))}`, ADVICE);
  },
};
