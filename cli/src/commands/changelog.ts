// `plaudit changelog put`: publishes a version's section of CHANGELOG.md. Repeating it changes nothing.
import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { findSection, type SectionSearch } from '../changelog/keep-a-changelog.ts';
import { CliError, UsageError } from '../cli-error.ts';
import type { CliTerminal } from '../cli-terminal.ts';
import { apiCommand, type CommandContext } from '../command-context.ts';
import { type ConnectOptions, connectToSite } from '../connection/connect.ts';
import { readStdin } from '../read-stdin.ts';

interface PutOptions extends ConnectOptions {
  readonly version: string;
  readonly from?: string;
  readonly bodyFile?: string;
  readonly title?: string;
  readonly releasedAt?: string;
  readonly dryRun?: true;
  readonly json?: true;
}

interface NewEntry {
  readonly title?: string;
  readonly body: string;
  readonly releasedAt?: string;
}

const MAX_CHARACTERS = 8_000;

export function addChangelogCommand(program: Command, { terminal }: CommandContext): void {
  const changelog = program.command('changelog').description('release notes of a bot');
  apiCommand(changelog, 'put')
    .description('publish or replace the release notes of a version; safe to repeat')
    .requiredOption('--version <version>', 'the version; a leading v is removed')
    .option('--from <file>', 'a changelog in the format of Keep a Changelog, of which this version’s section is taken')
    .option('--body-file <file>', 'the release notes themselves, instead of --from; - for stdin')
    .option('--title <text>', 'a headline')
    .option('--released-at <time>', 'when it was released, ISO 8601 (default: the date in --from, or now)')
    .option('--dry-run', 'print what would be published, and send nothing')
    .option('--json', 'print the result as JSON')
    .action((options: PutOptions) => putChangelog(options, terminal));
}

async function putChangelog(options: PutOptions, terminal: CliTerminal): Promise<void> {
  const version = options.version.trim().replace(/^v(?=\d)/i, '');
  if (!/^[A-Za-z0-9][A-Za-z0-9._+-]{0,31}$/.test(version))
    throw new UsageError(
      '--version must have 1 to 32 letters, digits, dots, +, - or _, and begin with a letter or digit.',
    );
  const entry = await readEntry(options, version);
  if (options.dryRun) {
    terminal.print(options.json ? JSON.stringify({ version, ...entry }) : describeEntry(version, entry));
    return;
  }
  const { client } = await connectToSite(options, terminal);
  const put = await client.changelog.put(version, entry);
  terminal.print(options.json ? JSON.stringify(put) : `${put.created ? 'Published' : 'Replaced'} ${version}.`);
}

async function readEntry({ from, bodyFile, title, releasedAt }: PutOptions, version: string): Promise<NewEntry> {
  if ((from === undefined) === (bodyFile === undefined))
    throw new UsageError('Add either --from CHANGELOG.md or --body-file FILE.');
  const section =
    from === undefined
      ? { body: (await readText(bodyFile ?? '-')).trim(), date: null }
      : sectionOf(findSection(await readText(from), version), from, version);
  const { length } = section.body;
  if (length === 0) throw new CliError(`${bodyFile} is empty. Write the release notes first.`);
  if (length > MAX_CHARACTERS)
    throw new CliError(
      `The release notes have ${length} characters; at most ${MAX_CHARACTERS} are possible. Shorten them.`,
    );
  const released = releasedAt ?? (section.date && isPast(section.date) ? `${section.date}T00:00:00Z` : undefined);
  return {
    ...(title !== undefined && { title }),
    body: section.body,
    ...(released !== undefined && { releasedAt: released }),
  };
}

function isPast(date: string): boolean {
  return Date.parse(`${date}T00:00:00Z`) <= Date.now();
}

function sectionOf(search: SectionSearch, path: string, version: string) {
  if (search.ok) return search.section;
  if (search.reason === 'empty') throw new CliError(`The section of ${version} in ${path} is empty. Write it first.`);
  if (search.reason === 'repeated') throw new CliError(`${path} has several sections for ${version}. Merge them.`);
  const known =
    search.versions.length === 0
      ? 'It has no section like “## [1.0.0] - 2026-01-31”.'
      : `It has: ${search.versions.slice(0, 10).join(', ')}.`;
  throw new CliError(`${path} has no section for ${version}. ${known}`);
}

async function readText(path: string): Promise<string> {
  if (path === '-') return (await readStdin()).toString('utf8');
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CliError(`${path} cannot be read (${error.code}). Check the path.`);
  });
}

function describeEntry(version: string, { title, body, releasedAt }: NewEntry): string {
  const about = [`Version: ${version}`, ...(title ? [`Title: ${title}`] : []), `Released: ${releasedAt ?? 'now'}`];
  return [...about, '', body, '', 'Nothing was sent (--dry-run).'].join('\n');
}
