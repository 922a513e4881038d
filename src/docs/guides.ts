// Loads the guides: the Markdown files in guides/, with example programs and transcripts inserted.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROGRAM, VERSION } from '../core/version.ts';
import { type Transcript, transcripts } from './transcripts.ts';

export interface Guide {
  /** The last part of its URL. */
  readonly name: string;
  readonly kind: GuideKind;
  readonly title: string;
  /** The subject in one sentence. */
  readonly summary: string;
  /** The whole guide, including its title. */
  readonly markdown: string;
}

/** A quick start leads one kind of reader from nothing to a first vote; a topic explains one thing completely. */
type GuideKind = 'quick start' | 'topic';

/** The installation whose name and URL appear in the guides' examples. */
export interface GuideSite {
  readonly serviceName: string;
  readonly baseUrl: string;
}

/** In reading order. */
const QUICK_STARTS: readonly string[] = [
  'quick-start-discord-js',
  'quick-start-discord-py',
  'quick-start-minecraft',
  'quick-start-fivem',
  'quick-start-roblox',
  'quick-start-http',
];
const TOPICS: readonly string[] = [
  'receive-votes',
  'verify-signatures',
  'live-stream',
  'check-votes',
  'reward-in-game',
  'vote-listener',
  'report-statistics',
  'publish-a-changelog',
  'manage-the-webhook',
  'delivery-states',
  'developer-tools',
  'tokens',
  'limits',
  'errors',
];

const EXAMPLES = join(import.meta.dirname, '../../examples');
const LANGUAGES: Readonly<Record<string, string>> = { mjs: 'js', py: 'python', ru: 'ruby' };
const known = new Map<string, readonly Guide[]>();

/** All guides, with this site's name and address. */
export function loadGuides(site: GuideSite): readonly Guide[] {
  const key = `${site.serviceName} ${site.baseUrl}`;
  const guides = known.get(key) ?? [
    ...QUICK_STARTS.map((name) => readGuide(name, 'quick start', site)),
    ...TOPICS.map((name) => readGuide(name, 'topic', site)),
  ];
  known.set(key, guides);
  return guides;
}

function readGuide(name: string, kind: GuideKind, site: GuideSite): Guide {
  const source = readFileSync(join(import.meta.dirname, 'guides', `${name}.md`), 'utf8');
  const markdown = substituteSite(withExamples(source), site);
  const [heading = '', , lead = ''] = markdown.split('\n');
  const [summary = lead] = /^.*?\.(?= |$)/.exec(lead.replaceAll('`', '')) ?? [];
  return { name, kind, title: heading.replace(/^# /, ''), summary, markdown };
}

/**
 * Replaces `{{example PATH}}` with a file from examples/, and `{{transcript NAME}}` with a call and its response. Each
 * must be on a line of its own.
 */
function withExamples(source: string): string {
  return source
    .replace(/^\{\{example (\S+)\}\}$/gm, (_, path: string) => exampleBlock(path))
    .replace(/^\{\{transcript (\S+)\}\}$/gm, (_, name: string) => transcriptBlocks(found(name)));
}

function exampleBlock(path: string): string {
  const ending = path.slice(path.lastIndexOf('.') + 1);
  return fence(LANGUAGES[ending] ?? ending, readFileSync(join(EXAMPLES, path), 'utf8').trimEnd());
}

function found(name: string): Transcript {
  const transcript = transcripts.get(name);
  if (!transcript)
    throw new Error(`This is a bug in Plaudit: a guide includes the transcript ${name}, which does not exist.`);
  return transcript;
}

function transcriptBlocks({ command, response }: Transcript): string {
  return `${fence('sh', command)}\n\n${fence('http', response)}`;
}

/** Creates a code block whose fence is longer than any in the text. */
function fence(language: string, text: string): string {
  const inside = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(inside + 1);
  return `${ticks}${language}\n${text}\n${ticks}`;
}

/** Replaces the site that the guides are written for: Plaudit at votes.example, run from a checkout. */
export function substituteSite(text: string, { serviceName, baseUrl }: GuideSite): string {
  return text
    .replaceAll('https://votes.example', baseUrl)
    .replaceAll('npm run -s plaudit --', PROGRAM)
    .replaceAll('X-Plaudit-', `X-${serviceName}-`)
    .replaceAll('Plaudit-Webhooks', `${serviceName}-Webhooks`)
    .replaceAll('{{version}}', VERSION)
    .replaceAll('{{host}}', new URL(baseUrl).hostname)
    .replaceAll('{{service}}', serviceName);
}
