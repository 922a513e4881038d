// Sends mail, where the operator named a mail server; elsewhere there is no mailer and nothing is sent.
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** Resolves when the mail server has taken it; throws when it did not. */
  send(letter: Letter): Promise<void>;
}

/** Null without SMTP_URL. The sender is `?from=` of that URL, else `no-reply@` the host of BASE_URL. */
export function createMailer({
  smtpUrl,
  baseUrl,
  serviceName,
}: Pick<Config, 'smtpUrl' | 'baseUrl' | 'serviceName'>): Mailer | null {
  if (smtpUrl === null) return null;
  const server = new URL(smtpUrl);
  const address = server.searchParams.get('from') ?? `no-reply@${new URL(baseUrl).hostname}`;
  server.searchParams.delete('from');
  const transport = createTransport(server.href, { from: { name: serviceName, address } });
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ to, subject, text });
    },
  };
}
