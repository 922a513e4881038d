// `plaudit doctor`: checks the whole installation, also while it does not work.
import type { Command } from 'commander';
import { type Config, readConfig } from '../config.ts';
import { forwardCommand, requestFromService } from '../control/client.ts';
import { OperatorError } from '../core/errors.ts';
import { VERSION } from '../core/version.ts';
import type { CheckResult } from '../doctor/check.ts';
import { invalidConfiguration } from '../doctor/checks/configuration.ts';
import { DOCTOR_CHECKS } from '../doctor/checks.ts';
import { doctorContextOf, openDoctorContext } from '../doctor/open-doctor-context.ts';
import { runChecks } from '../doctor/run-checks.ts';
import { formatReport, summarize } from './doctor-report.ts';
import { CommandExit, type OutputOptions, writeOutput } from './output.ts';
import { databaseCommand } from './subcommand.ts';
import type { Terminal } from './terminal.ts';

export function addDoctorCommand(program: Command, terminal: Terminal): void {
  databaseCommand(program, 'doctor', 'installation.run')
    .description('check the whole installation; exits with 1 if there is a problem')
    .action(async (options: OutputOptions) => {
      const results = terminal.service
        ? await runChecks(DOCTOR_CHECKS, doctorContextOf(terminal.service.context))
        : await examine(terminal);
      const summary = summarize(results);
      writeOutput({ json: { ...summary, checks: results }, text: formatReport(results) }, options, terminal);
      if (!summary.ok) throw new CommandExit(1);
    });
}

async function examine(terminal: Terminal): Promise<readonly CheckResult[]> {
  let config: Config;
  try {
    config = readConfig(terminal.environment);
  } catch (error) {
    if (error instanceof OperatorError) return [invalidConfiguration(error.message)];
    throw error;
  }
  const { context, close } = await openDoctorContext(config, await forward(config, terminal));
  try {
    return await runChecks(DOCTOR_CHECKS, context);
  } finally {
    await close().catch(() => undefined);
  }
}

/** How long the service may take to say that it is there, and then to run the checks. */
const STATUS_MS = 3_000;
const CHECKS_MS = 8_000;

/** Null if no service uses the folder; otherwise why the service did not run the command. */
async function forward({ databaseUrl, dataDir }: Config, terminal: Terminal): Promise<string | null> {
  const { commandLine, isInteractive } = terminal;
  if (databaseUrl || !commandLine) return null;
  const caller = { dataDir, version: VERSION };
  try {
    const found = await requestFromService({ ...caller, silenceMs: STATUS_MS }, { name: 'status', input: null });
    if (!found) return null;
    const status = await forwardCommand(
      { ...caller, silenceMs: CHECKS_MS },
      { words: [...commandLine.words], isInteractive, files: {} },
      { out: (text) => terminal.print(text), error: (text) => terminal.printError(text) },
    );
    if (status !== null) throw new CommandExit(status);
    return null;
  } catch (error) {
    if (error instanceof OperatorError) return error.message;
    throw error;
  }
}
