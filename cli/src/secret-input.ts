// Where a webhook secret comes from: a file, the environment, or the keyboard. The command line is for emergencies.
import { readFile } from 'node:fs/promises';
import { CliError, UsageError } from './cli-error.ts';
import type { CliTerminal } from './cli-terminal.ts';

export interface SecretOptions {
  readonly secret?: string;
  readonly secretFile?: string;
}

export async function readSecret({ secret, secretFile }: SecretOptions, terminal: CliTerminal): Promise<string> {
  if (secret !== undefined) {
    terminal.warn(
      '--secret puts the secret where other users of this machine and your shell history can see it. Use --secret-file or PLAUDIT_SECRET.',
    );
    return secret;
  }
  if (secretFile !== undefined) return readSecretFile(secretFile);
  const { PLAUDIT_SECRET } = terminal.environment;
  if (PLAUDIT_SECRET) return PLAUDIT_SECRET;
  if (!terminal.keyboard)
    throw new UsageError('The webhook secret is missing. Set PLAUDIT_SECRET, or add --secret-file FILE.');
  return terminal.ask('Webhook secret (whsec_…, not shown):', { isHidden: true });
}

/** Without the line break that editors add at the end of a file. */
export async function readSecretFile(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CliError(`The file ${path} with the secret cannot be read (${error.code}).`);
  });
  const secret = text.replace(/\r?\n$/, '');
  if (secret === '') throw new CliError(`The file ${path} is empty. It must contain the webhook secret.`);
  return secret;
}
