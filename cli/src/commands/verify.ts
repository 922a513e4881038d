// `plaudit verify`: whether a signature fits a body and a secret, and if not, which mistake explains it.
import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { CliError } from '../cli-error.ts';
import type { CliTerminal } from '../cli-terminal.ts';
import type { CommandContext } from '../command-context.ts';
import { createPaint } from '../paint.ts';
import { readStdin } from '../read-stdin.ts';
import { readSecret, readSecretFile, type SecretOptions } from '../secret-input.ts';
import { explainSignature, type SignatureVerdict } from '../verify/explain-signature.ts';

interface VerifyOptions extends SecretOptions {
  readonly signature: string;
  readonly body: string;
  readonly oldSecretFile?: string;
  readonly id?: string;
  readonly timestamp?: string;
  readonly json?: true;
}

export function addVerifyCommand(program: Command, context: CommandContext): void {
  program
    .command('verify')
    .description('check a signature and name the mistake if it does not match')
    .requiredOption('--signature <value>', 'the value of X-Webhook-Signature, or of webhook-signature')
    .requiredOption('--body <@file>', 'the exact body: @FILE, @- for stdin, or the text itself')
    .option('--secret-file <file>', 'a file with the webhook secret (default: PLAUDIT_SECRET, or asked for)')
    .option('--secret <secret>', 'the secret itself; visible to others, so prefer the ways above')
    .option('--old-secret-file <file>', 'a file with the secret before the last rotation')
    .option('--id <value>', 'the value of webhook-id, for webhook-signature')
    .option('--timestamp <value>', 'the value of webhook-timestamp, for webhook-signature')
    .option('--json', 'print the result as JSON')
    .action(async (options: VerifyOptions) => {
      const verdict = await verifySignature(options, context.terminal);
      if (verdict.ok && verdict.scheme === 'standard') warnIfStale(options, context.terminal);
      context.terminal.print(options.json ? JSON.stringify(asJson(verdict)) : asText(verdict, context.terminal));
      if (!verdict.ok) context.exitStatus = 1;
    });
}

async function verifySignature(options: VerifyOptions, terminal: CliTerminal): Promise<SignatureVerdict> {
  const { signature, id, timestamp, oldSecretFile } = options;
  return explainSignature({
    signature,
    body: await readBodyOption(options.body),
    secret: await readSecret(options, terminal),
    ...(oldSecretFile !== undefined && { oldSecret: await readSecretFile(oldSecretFile) }),
    ...(id !== undefined && { id }),
    ...(timestamp !== undefined && { timestamp }),
  });
}

const TOLERANCE_SECONDS = 300;

function warnIfStale({ timestamp }: VerifyOptions, { warn }: CliTerminal): void {
  const age = Math.round(Date.now() / 1000 - Number(timestamp));
  if (Math.abs(age) <= TOLERANCE_SECONDS) return;
  const when = age > 0 ? `${age} seconds ago` : `${-age} seconds in the future`;
  warn(`It was signed ${when} by this machine’s clock. A receiver refuses what is more than five minutes off.`);
}

async function readBodyOption(text: string): Promise<Buffer> {
  if (!text.startsWith('@')) return Buffer.from(text, 'utf8');
  if (text === '@-') return readStdin();
  return readFile(text.slice(1)).catch((error: NodeJS.ErrnoException) => {
    throw new CliError(`The file ${text.slice(1)} with the body cannot be read (${error.code}).`);
  });
}

function asText(verdict: SignatureVerdict, { hasColors }: CliTerminal): string {
  const paint = createPaint(hasColors);
  if (verdict.ok) return `${paint.good('✓')} The signature is right. ${FITS[verdict.scheme]}`;
  const lines = verdict.mistakes.flatMap(({ what, todo }) => [`  ${what}`, `  ${paint.strong('→')} ${todo}`]);
  return [`${paint.bad('✗')} The signature does not match.`, ...(lines.length > 0 ? lines : UNEXPLAINED)].join('\n');
}

const FITS = {
  own: 'It is the value of X-Webhook-Signature for this body and secret.',
  standard: 'It is the value of webhook-signature for these headers, this body and this secret.',
} as const;

const UNEXPLAINED = [
  '  None of the usual mistakes explains it: body, secret and signature do not belong together.',
  '  → Check that all three are from the same delivery and listing, that the secret was not rotated since',
  '    (--old-secret-file), and that the body is the exact bytes. `plaudit deliveries show ID` prints the body.',
];

function asJson(verdict: SignatureVerdict) {
  return verdict.ok ? { ok: true, scheme: verdict.scheme } : { ok: false, mistakes: verdict.mistakes };
}
