// `plaudit audit verify`: checks that nobody changed or deleted entries of the audit log in the database.
import type { Command } from 'commander';
import { formatHead, parseHead } from '../access/audit-chain.ts';
import { type AuditFault, verifyAuditLog } from '../access/verify-audit-log.ts';
import type { AppContext } from '../context.ts';
import { type CommandOutput, fail, type OutputOptions } from './output.ts';
import { databaseCommand } from './subcommand.ts';
import type { Terminal } from './terminal.ts';
import { withContext } from './with-context.ts';

interface VerifyOptions extends OutputOptions {
  readonly head?: string;
}

export function addAuditCommands(program: Command, terminal: Terminal): void {
  const audit = program.command('audit').description('the log of what owners, staff and tokens did');
  databaseCommand(audit, 'verify', 'installation.run')
    .description('check that no entry of the audit log was changed or deleted in the database')
    .option('--head <head>', 'the head that an earlier check printed, to notice that the newest entries were removed')
    .action(withContext(terminal, verify));
}

async function verify(app: AppContext, options: VerifyOptions): Promise<CommandOutput> {
  const noted = options.head === undefined ? null : parseHead(options.head);
  if (options.head !== undefined && !noted)
    fail('This is not the head of an audit log. It looks like 12:… and is printed by `plaudit audit verify`.');
  const { links, expired, head, faults } = await verifyAuditLog(app, noted);
  const json = { links, expired, head: formatHead(head), faults };
  if (faults.length > 0)
    return { json, text: faults.map(describeFault).join('\n'), failure: 'The audit log was changed.' };
  return { json, text: summary(links, expired, formatHead(head)) };
}

function summary(links: number, expired: number, head: string): string {
  if (links === 0) return 'The audit log is empty.';
  const kept = expired > 0 ? `, of which ${expired} were deleted after 400 days` : '';
  return `The audit log is unchanged: ${links} ${links === 1 ? 'entry' : 'entries'}${kept}.\nHead: ${head}\nKeep the head outside this machine, and pass it to the next check with --head.`;
}

function describeFault(fault: AuditFault): string {
  switch (fault.fault) {
    case 'links_missing':
      return `Links before number ${fault.number} are missing.`;
    case 'link_changed':
      return `Link ${fault.number} (entry ${fault.entryId}) was changed.`;
    case 'entry_changed':
      return `Entry ${fault.entryId} was changed.`;
    case 'entry_deleted':
      return `Entry ${fault.entryId} was deleted.`;
    case 'person_changed':
      return `Entry ${fault.entryId} no longer names the person who acted.`;
    case 'link_missing':
      return `Entry ${fault.entryId} lost its link.`;
    case 'head_missing':
      return `The given head is not part of this audit log: link ${fault.number} was removed or changed.`;
  }
}
