// `plaudit doctor`: checks everything between your listing and your program, and says what to do.
import type { Command } from 'commander';
import type { CliTerminal } from '../cli-terminal.ts';
import { apiCommand, type CommandContext } from '../command-context.ts';
import { type ConnectOptions, findCredentials } from '../connection/connect.ts';
import { refusePlainHttp } from '../connection/site-address.ts';
import type { DoctorFinding } from '../doctor/finding.ts';
import { runDoctorChecks } from '../doctor/run-checks.ts';
import { createPaint, type Paint, plain } from '../paint.ts';

interface DoctorOptions extends ConnectOptions {
  readonly json?: true;
}

export function addDoctor(program: Command, context: CommandContext): void {
  apiCommand(program, 'doctor')
    .description('check token, scopes, limits, webhook, live stream and clock; status 1 if there is a problem')
    .option('--json', 'print the result as JSON')
    .action(async (options: DoctorOptions) => {
      const findings = await examine(options, context.terminal);
      if (findings.some(({ grade }) => grade === 'problem')) context.exitStatus = 1;
    });
}

async function examine(options: DoctorOptions, terminal: CliTerminal): Promise<readonly DoctorFinding[]> {
  const credentials = await findCredentials(options, terminal);
  refusePlainHttp(credentials.site, options.allowHttp === true);
  const paint = createPaint(terminal.hasColors);
  const findings: DoctorFinding[] = [];
  for await (const finding of runDoctorChecks(credentials, new Date())) {
    findings.push(finding);
    if (!options.json) terminal.print(describeFinding(finding, paint));
  }
  const count = findings.filter(({ grade }) => grade === 'problem').length;
  if (options.json) terminal.print(JSON.stringify({ ok: count === 0, findings }));
  else terminal.print(count === 0 ? '\nNo problems.' : `\n${count} ${count === 1 ? 'problem' : 'problems'}.`);
  return findings;
}

function describeFinding({ grade, what, todo }: DoctorFinding, paint: Paint): string {
  const sign = { good: paint.good('✓'), caution: paint.caution('!'), problem: paint.bad('✗') }[grade];
  return todo === null ? `${sign} ${plain(what)}` : `${sign} ${plain(what)}\n  → ${plain(todo)}`;
}
