// `plaudit serve`: runs the service until a signal stops it.

import type { Command } from 'commander';
import { canConfirm, NOBODY_CAN_VOTE } from '../access/voter-identities.ts';
import { type App, startApp } from '../app.ts';
import { describeDatabaseUrl } from '../config/database-address.ts';
import { VARIABLES } from '../config/variables.ts';
import { readConfig } from '../config.ts';
import { monotonicMs } from '../core/clock.ts';
import { ENGLISH } from '../messages/translations.ts';
import { acceptCommands } from './accept-commands.ts';
import { BACKUP_BEFORE, subcommand } from './subcommand.ts';
import type { RunCommandLine, Terminal } from './terminal.ts';
import { withBackupBefore } from './with-context.ts';

const LINGER_MS = 200;
/** A second signal after this long ends the process at once. */
const IMPATIENT_AFTER_MS = 1_000;

export function addServeCommand(program: Command, terminal: Terminal, runCommandLine: RunCommandLine): void {
  subcommand(program, 'serve', 'installation.run')
    .description('run the service until it is stopped')
    .option('--json', 'print one line of JSON once it is ready')
    .option('--backup-before', BACKUP_BEFORE)
    .addHelpText('after', () => `\n${environmentTable()}`)
    .action(async (options: { json?: boolean; backupBefore?: boolean }) => {
      const signal = waitForSignal();
      const app = await startApp(withBackupBefore(readConfig(terminal.environment), options));
      const stopRequest = Promise.withResolvers<void>();
      const control = await acceptCommands(app.context, runCommandLine, stopRequest.resolve);
      terminal.print(options.json ? JSON.stringify(summary(app)) : greeting(app));
      if (options.json && nobodyCanVote(app.context))
        app.context.log.warn(`${ENGLISH.text(NOBODY_CAN_VOTE.title)}. ${ENGLISH.text(NOBODY_CAN_VOTE.todo)}`);
      const crash = await Promise.race([signal, stopRequest.promise, app.context.database.crashed]);
      if (crash) {
        setTimeout(() => process.exit(1), LINGER_MS);
        throw crash;
      }
      await control.close();
      await app.stop();
      if (!options.json) terminal.print('Stopped.');
      // Anything still open after this, such as a connection to a lost database, ends with the process.
      setTimeout(() => process.exit(), LINGER_MS).unref();
    });
}

/** The environment variables, for `serve --help`. */
export function environmentTable(): string {
  const lines = VARIABLES.map(
    ({ name, fallback, meaning }) => `  ${name.padEnd(24)} ${fallback.padEnd(34)} ${meaning}`,
  );
  return ['Environment:', ...lines].join('\n');
}

function summary({ context, port, setupLink }: App) {
  const { baseUrl, host, role, databaseUrl, dataDir } = context.config;
  return { url: baseUrl, host, port, role, data: databaseUrl ? 'postgres' : dataDir, setupLink };
}

function nobodyCanVote({ config, votingNeedsConfirmed }: App['context']): boolean {
  return config.role !== 'worker' && votingNeedsConfirmed() && !canConfirm(config);
}

function greeting({ context, port, setupLink }: App): string {
  const { serviceName, baseUrl, host, role, databaseUrl, dataDir } = context.config;
  const lines = [
    `${serviceName} is running.`,
    `  Open      ${baseUrl}`,
    `  Listening ${host}:${port}${role === 'all' ? '' : ` (role ${role})`}`,
    `  Data      ${databaseUrl ? describeDatabaseUrl(databaseUrl) : dataDir}`,
  ];
  if (setupLink) {
    lines.push(
      '',
      'There is no staff member yet. The first person who opens this link and signs up becomes staff:',
      `  ${setupLink}`,
    );
  }
  if (nobodyCanVote(context))
    lines.push('', `${ENGLISH.text(NOBODY_CAN_VOTE.title)}. ${ENGLISH.text(NOBODY_CAN_VOTE.todo)}`);
  return [...lines, '', 'Press Ctrl+C to stop.'].join('\n');
}

/** Resolves at SIGTERM or SIGINT; a second signal ends the process at once. */
export function waitForSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        const firstMs = monotonicMs();
        // One Ctrl+C can arrive twice: from the terminal and from npm.
        process.on(signal, () => {
          if (monotonicMs() - firstMs > IMPATIENT_AFTER_MS) process.exit(1);
        });
        resolve();
      });
    }
  });
}
